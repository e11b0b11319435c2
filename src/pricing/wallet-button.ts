import { PAYMENT_NOT_CONFIRMED_MESSAGE } from './payment-messages.ts';

/** States of the wallet's payment button. (spec reader-flows §4) */
export const WALLET_STATES = [
  'setup_started',
  'setup_finished',
  'attempted',
  'succeeded',
  'failed',
] as const;

/** State of the wallet's payment button. */
export type WalletState = (typeof WALLET_STATES)[number];

/** What the wallet's button reads until it is known whether there is one. (spec reader-flows §4) */
export const WALLET_LOADING_LABEL = 'Loading…';

/** How the wallet's button shows. */
export type WalletButton = 'loading' | 'shown' | 'hidden';

const NEXT: Readonly<Record<WalletState, readonly WalletState[]>> = {
  setup_started: ['setup_finished'],
  setup_finished: ['attempted'],
  attempted: ['succeeded', 'failed'],
  succeeded: [],
  failed: ['attempted'],
};

/**
 * Whether the wallet's button may go from one state to another. (spec reader-flows §4)
 *
 * @decided A failed payment can be tried again; a success is final.
 */
export function canWalletMove(from: WalletState, to: WalletState): boolean {
  return NEXT[from].includes(to);
}

/**
 * How the wallet's button shows: loading until its availability is known, hidden if there is none. (spec
 * reader-flows §4)
 */
export function walletButton(isAvailable: boolean | null | undefined): WalletButton {
  if (isAvailable === null || isAvailable === undefined) return 'loading';
  return isAvailable ? 'shown' : 'hidden';
}

/** What the wallet is told about its payment, and the reason that is kept. */
export interface WalletCompletion {
  status: 'success' | 'fail';
  /** Null for a success. */
  reason: string | null;
}

/**
 * What the wallet is told once its token was handled: failure on any error, with the reason for the record; null is
 * no error. (spec reader-flows §8)
 *
 * @decided An error without words is recorded as 'Failed to confirm payment'.
 */
export function completeWallet(error: { message?: string | null } | null): WalletCompletion {
  if (error === null) return { status: 'success', reason: null };
  return { status: 'fail', reason: error.message || PAYMENT_NOT_CONFIRMED_MESSAGE };
}
