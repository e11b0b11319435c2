import { expect, it } from 'vitest';
import {
  WALLET_LOADING_LABEL,
  WALLET_STATES,
  canWalletMove,
  completeWallet,
  walletButton,
} from '../../../../src/pricing/wallet-button.ts';

it('knows the states and the label of the specification', () => {
  expect(WALLET_STATES.join(' ')).toBe('setup_started setup_finished attempted succeeded failed');
  expect(WALLET_LOADING_LABEL).toBe('Loading…');
});

it('moves from set-up over an attempt to its outcome, and from failure to another attempt', () => {
  const moves = WALLET_STATES.flatMap((from) =>
    WALLET_STATES.filter((to) => canWalletMove(from, to)).map((to) => `${from} > ${to}`),
  );
  expect(moves).toEqual([
    'setup_started > setup_finished',
    'setup_finished > attempted',
    'attempted > succeeded',
    'attempted > failed',
    'failed > attempted',
  ]);
});

it.each([
  [undefined, 'loading'],
  [null, 'loading'],
  [true, 'shown'],
  [false, 'hidden'],
])('with availability %s is %s', (isAvailable, button) => {
  expect(walletButton(isAvailable)).toBe(button);
});

it.each([
  [null, { status: 'success', reason: null }],
  [{ message: 'Card declined' }, { status: 'fail', reason: 'Card declined' }],
  [new Error('Offline'), { status: 'fail', reason: 'Offline' }],
  [{ message: '' }, { status: 'fail', reason: 'Failed to confirm payment' }],
  [{ message: null }, { status: 'fail', reason: 'Failed to confirm payment' }],
  [{}, { status: 'fail', reason: 'Failed to confirm payment' }],
])('completes after %j', (error, completion) => {
  expect(completeWallet(error)).toEqual(completion);
});
