import { expect, it } from 'vitest';
import { afterSignupUrl } from '../../../../src/links/after-signup-url.ts';
import type { SubscribeResponse } from '../../../../src/contracts/signup.contract.ts';

const base = { pages: 'https://tide.flyleaf.example', pagesQuery: '' };
const page = 'https://blog.example/post?id=7&x=ü#part';

const answer: SubscribeResponse = {
  email: 'a+b@c.example',
  prompt_to_login: false,
  subscription_id: 'sub_1',
  referral_token: 'ref_1',
  requires_confirmation: true,
  confirmation_secret: 'secret_1',
  resend_after: 60_000,
};

it('leads to the subscribe page with the way back', () => {
  const url = new URL(afterSignupUrl(base, answer, page));
  expect(url.origin + url.pathname).toBe('https://tide.flyleaf.example/subscribe');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    just_signed_up: 'true',
    later: 'true',
    subscription_id: 'sub_1',
    requires_confirmation: 'true',
    next: page,
  });
});

it('keeps the address and what proves the sign-up in the fragment', () => {
  const url = new URL(afterSignupUrl(base, answer, page));
  expect(Object.fromEntries(new URLSearchParams(url.hash.slice(1)))).toEqual({
    email: 'a+b@c.example',
    confirmation_secret: 'secret_1',
    referral_token: 'ref_1',
    resend_after: '60000',
  });
  expect(url.href.split('#')[0]).not.toMatch(/secret_1|ref_1|c\.example/u);
});

it('names the publication where the host does not', () => {
  const url = afterSignupUrl({ ...base, pagesQuery: 'publication=tide' }, answer, page);
  expect(new URL(url).searchParams.get('publication')).toBe('tide');
});

it('leads a paying address to sign-in', () => {
  const paying = { ...answer, prompt_to_login: true, subscription_id: null };
  const url = new URL(afterSignupUrl(base, paying, page));
  expect(url.pathname).toBe('/account/login');
  expect(Object.fromEntries(url.searchParams)).toEqual({ redirect: page, email: 'a+b@c.example' });
  expect(url.hash).toBe('');
});
