/**
 * The states of a publication's payments: taken, or not. (spec reader-flows §3)
 *
 * @decided The spec tells only `enabled` from everything else, so any other word on the wire means `disabled`.
 */
export const PAYMENTS_STATES = ['enabled', 'disabled'] as const;

/** Whether a publication takes payments. */
export type PaymentsState = (typeof PAYMENTS_STATES)[number];

/** Whether a publication takes payments; absent means it does not. (spec reader-flows §3) */
export function arePaymentsEnabled(paymentsState: string | null | undefined): boolean {
  return paymentsState === 'enabled';
}
