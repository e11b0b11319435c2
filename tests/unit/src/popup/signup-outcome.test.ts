import { describe, expect, it } from 'vitest';
import { signupOutcome } from '../../../../src/popup/signup-outcome.ts';

const base = { pages: 'https://demo.platform.example', pagesQuery: '' };
const page = 'https://letters.example/p/one?a=b';
const answer = {
  email: 'ada@example.com',
  prompt_to_login: false,
  subscription_id: 'sub1',
  referral_token: 'ref1',
  requires_confirmation: true,
  confirmation_secret: 'secret',
  resend_after: 60_000,
};

describe('after a sign-up the popup leads', () => {
  it('a paying subscriber to sign-in after 30 milliseconds, with the way back and the address', () => {
    expect(signupOutcome(base, { ...answer, prompt_to_login: true }, page)).toEqual({
      screen: 'login',
      delay: 30,
      url:
        'https://demo.platform.example/account/login' +
        '?redirect=https%3A%2F%2Fletters.example%2Fp%2Fone%3Fa%3Db&email=ada%40example.com',
    });
  });

  it('anyone else to the subscribe page at once, just signed up and later', () => {
    const { screen, delay, url } = signupOutcome(base, answer, page);
    expect([screen, delay]).toEqual(['subscribe', 0]);
    expect(url.split('#')[0]).toBe(
      'https://demo.platform.example/subscribe?just_signed_up=true&later=true' +
        '&subscription_id=sub1&requires_confirmation=true' +
        '&next=https%3A%2F%2Fletters.example%2Fp%2Fone%3Fa%3Db',
    );
  });
});
