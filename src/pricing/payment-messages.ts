import { FALLBACK_ERROR_TEXT } from '../errors/flyleaf-error.ts';

/** Shown when a payment could not be confirmed and the provider does not say why. (spec reader-flows §4, §8) */
export const PAYMENT_NOT_CONFIRMED_MESSAGE = 'Failed to confirm payment';
/**
 * Shown when the provider's script is absent. (spec reader-flows §5, §8)
 *
 * @decided The spec gives the sense only: card payments did not load, are scripts blocked?
 */
export const PAYMENTS_NOT_LOADED_MESSAGE =
  'Card payments did not load. Is something in your browser blocking scripts?';
/** Shown in place of the card element where it is disabled. (spec reader-flows §5, §8) */
export const REGION_UNAVAILABLE_MESSAGE =
  'This type of purchase is currently unavailable in your region.';
/** Error of a developer who puts two card elements into one form. (spec reader-flows §5, §8) */
export const ONE_CARD_ELEMENT_MESSAGE = 'Can only handle one card element';
/** Error of a developer who puts two wallet buttons into one form. (spec reader-flows §5, §8) */
export const ONE_WALLET_BUTTON_MESSAGE = 'Can only handle one payment request button';
/** Logged when a wallet pays and nothing was set to take the success. (spec reader-flows §8) */
export const MISSING_SUCCESS_HANDLER_MESSAGE = 'Wallet payment has no success handler';

const orElse = (message: string | null | undefined, fallback: string): string =>
  message?.trim() || fallback;

/**
 * What to show when a payment is not confirmed: the provider's message, or 'Failed to confirm payment'. (spec
 * reader-flows §4, §8)
 */
export function confirmationFailure(providerMessage: string | null | undefined): string {
  return orElse(providerMessage, PAYMENT_NOT_CONFIRMED_MESSAGE);
}

/**
 * What to show when the card gave no token: the provider's message. (spec reader-flows §5)
 *
 * @decided Without one, the generic fallback text.
 */
export function tokenFailure(providerMessage: string | null | undefined): string {
  return orElse(providerMessage, FALLBACK_ERROR_TEXT);
}
