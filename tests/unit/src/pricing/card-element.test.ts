import { describe, expect, it } from 'vitest';
import {
  MAX_PAYMENT_ELEMENTS,
  checkCardElements,
  checkWalletButtons,
  isCardElementDisabled,
} from '../../../../src/pricing/card-element.ts';
import type { CardElementFacts } from '../../../../src/pricing/card-element.ts';

const disabled: CardElementFacts = {
  isDisabledInEurope: true,
  providerCountry: 'DE',
  usesPaymentElement: false,
  currency: 'eur',
};

describe('the card element', () => {
  it.each<[string, Partial<CardElementFacts>]>([
    ['all hold', {}],
    ['the currency is absent', { currency: undefined }],
    ['the currency is null', { currency: null }],
    ['the currency is empty', { currency: '' }],
    ['the currency is in capitals', { currency: 'EUR' }],
    ['the country is in the EEA and not in the EU', { providerCountry: 'NO' }],
    ['the country is in small letters', { providerCountry: 'fr' }],
  ])('is disabled when %s', (_, change) => {
    expect(isCardElementDisabled({ ...disabled, ...change })).toBe(true);
  });

  it.each<[string, Partial<CardElementFacts>]>([
    ['the flag is off', { isDisabledInEurope: false }],
    ['the country is not in the EEA', { providerCountry: 'US' }],
    ['the country is Switzerland', { providerCountry: 'CH' }],
    ['the country is the United Kingdom', { providerCountry: 'GB' }],
    ['the country is absent', { providerCountry: undefined }],
    ['the payment element is used', { usesPaymentElement: true }],
    ['the currency is another', { currency: 'usd' }],
  ])('works when %s', (_, change) => {
    expect(isCardElementDisabled({ ...disabled, ...change })).toBe(false);
  });
});

describe('a form', () => {
  it.each([0, 1])('may have %i of each element', (count) => {
    expect(() => checkCardElements(count)).not.toThrow();
    expect(() => checkWalletButtons(count)).not.toThrow();
  });

  it('may not have two', () => {
    const error = { type: 'internal', userVisible: false };
    expect(MAX_PAYMENT_ELEMENTS).toBe(1);
    expect(() => checkCardElements(2)).toThrow(
      expect.objectContaining({ ...error, message: 'Can only handle one card element' }),
    );
    expect(() => checkWalletButtons(2)).toThrow(
      expect.objectContaining({ ...error, message: 'Can only handle one payment request button' }),
    );
  });
});
