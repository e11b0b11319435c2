import { describe, expect, it } from 'vitest';
import {
  PAYMENT_STEPS,
  canSubmitPayment,
  mustConfirmPayment,
} from '../../../../src/pricing/payment-form.ts';
import {
  MISSING_SUCCESS_HANDLER_MESSAGE,
  ONE_CARD_ELEMENT_MESSAGE,
  ONE_WALLET_BUTTON_MESSAGE,
  PAYMENTS_NOT_LOADED_MESSAGE,
  PAYMENT_NOT_CONFIRMED_MESSAGE,
  REGION_UNAVAILABLE_MESSAGE,
  confirmationFailure,
  tokenFailure,
} from '../../../../src/pricing/payment-messages.ts';
import type { PaymentResponse } from '../../../../src/pricing/payment-form.ts';

it('has the messages of the specification', () => {
  expect([
    PAYMENT_NOT_CONFIRMED_MESSAGE,
    REGION_UNAVAILABLE_MESSAGE,
    ONE_CARD_ELEMENT_MESSAGE,
    ONE_WALLET_BUTTON_MESSAGE,
  ]).toEqual([
    'Failed to confirm payment',
    'This type of purchase is currently unavailable in your region.',
    'Can only handle one card element',
    'Can only handle one payment request button',
  ]);
});

it('says that payments did not load, and asks about scripts', () => {
  expect(PAYMENTS_NOT_LOADED_MESSAGE).toBe(
    'Card payments did not load. Is something in your browser blocking scripts?',
  );
});

it('names the missing handler in the log', () => {
  expect(MISSING_SUCCESS_HANDLER_MESSAGE).toBe('Wallet payment has no success handler');
});

it.each([
  ['Your card was declined.', 'Your card was declined.'],
  [' Your card was declined. ', 'Your card was declined.'],
])('shows what the provider says: %j', (message, shown) => {
  expect([confirmationFailure(message), tokenFailure(message)]).toEqual([shown, shown]);
});

it.each([null, undefined, '', '  '])('has words where the provider says %j', (message) => {
  expect(confirmationFailure(message)).toBe('Failed to confirm payment');
  expect(tokenFailure(message)).toBe('Something went wrong');
});

describe('a submit', () => {
  it.each([
    [false, false, true],
    [true, false, false],
    [false, true, false],
    [true, true, false],
  ])('while loading %s and disabled %s counts: %s', (isLoading, isDisabled, counts) => {
    expect(canSubmitPayment({ isLoading, isDisabled })).toBe(counts);
  });

  it('does its steps in order', () => {
    expect(PAYMENT_STEPS).toEqual(['collect-card', 'prepare-data', 'call', 'settle']);
  });
});

describe('an answer', () => {
  const both = { confirmPaymentUrl: '/api/confirm', clientSecret: 'pi_secret' };

  it.each<[PaymentResponse, boolean]>([
    [both, true],
    [{ ...both, confirmPaymentUrl: undefined }, false],
    [{ ...both, confirmPaymentUrl: '' }, false],
    [{ ...both, clientSecret: null }, false],
    [{ ...both, clientSecret: '' }, false],
    [{}, false],
  ])('%j asks for a confirmation: %s', (response, mustConfirm) => {
    expect(mustConfirmPayment(response)).toBe(mustConfirm);
  });
});
