import { FlyleafError } from '../errors/flyleaf-error.ts';
import { isEeaCountry } from '../lists/eea-countries.ts';
import { ONE_CARD_ELEMENT_MESSAGE, ONE_WALLET_BUTTON_MESSAGE } from './payment-messages.ts';

/** Card elements, and wallet buttons, that one form may have. (spec reader-flows §5) */
export const MAX_PAYMENT_ELEMENTS = 1;

/** What decides whether the card element works. */
export interface CardElementFacts {
  /** The configuration's flag for disabling it in Europe. */
  isDisabledInEurope: boolean;
  /** Country of the publication's provider account, ISO 3166-1 alpha-2. */
  providerCountry: string | null | undefined;
  /** Whether the provider's payment element is used instead. */
  usesPaymentElement: boolean;
  /** ISO 4217 code, in either case. */
  currency: string | null | undefined;
}

/**
 * Whether the card element is disabled: the flag for Europe is on, the provider's country is in the European Economic
 * Area, the payment element is not used, and the currency is absent or the euro. (spec reader-flows §5)
 *
 * @decided An empty currency counts as absent.
 */
export function isCardElementDisabled(facts: CardElementFacts): boolean {
  const currency = facts.currency || 'eur';
  return (
    facts.isDisabledInEurope &&
    isEeaCountry(facts.providerCountry) &&
    !facts.usesPaymentElement &&
    currency.toLowerCase() === 'eur'
  );
}

/** Throws 'Can only handle one card element' when a form has more. (spec reader-flows §5, §8) */
export function checkCardElements(count: number): void {
  if (count > MAX_PAYMENT_ELEMENTS) throw new FlyleafError('internal', ONE_CARD_ELEMENT_MESSAGE);
}

/** Throws 'Can only handle one payment request button' when a form has more. (spec reader-flows §5, §8) */
export function checkWalletButtons(count: number): void {
  if (count > MAX_PAYMENT_ELEMENTS) throw new FlyleafError('internal', ONE_WALLET_BUTTON_MESSAGE);
}
