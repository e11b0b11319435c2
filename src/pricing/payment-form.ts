/**
 * What a payment form does on submit, in order; the preparation of data may be absent. (spec reader-flows §4;
 * readings.md)
 */
export const PAYMENT_STEPS = ['collect-card', 'prepare-data', 'call', 'settle'] as const;

/** What of a payment form decides whether it takes a submit. */
export interface PaymentFormState {
  isLoading: boolean;
  isDisabled: boolean;
}

/** What of an answer decides whether a payment is to be confirmed. */
export interface PaymentResponse {
  confirmPaymentUrl?: string | null | undefined;
  clientSecret?: string | null | undefined;
}

/**
 * Whether a payment form takes a submit: it is ignored while the form is loading or disabled. (spec reader-flows §4)
 */
export function canSubmitPayment(form: PaymentFormState): boolean {
  return !form.isLoading && !form.isDisabled;
}

/**
 * Whether an answer asks to confirm the card payment with the provider: it has both `confirmPaymentUrl` and
 * `clientSecret`. (spec reader-flows §4, §7)
 *
 * @decided An empty one counts as absent.
 */
export function mustConfirmPayment(response: PaymentResponse): boolean {
  return Boolean(response.confirmPaymentUrl) && Boolean(response.clientSecret);
}
