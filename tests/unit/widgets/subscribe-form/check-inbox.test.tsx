import { endingMessages } from '../../../../widgets/subscribe-form/ending.messages.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  ACCEPTED,
  ADDRESS,
  KEY,
  PORTAL,
  answerNext,
  button,
  calls,
  emitted,
  enterCode,
  find,
  heading,
  heard,
  input,
  note,
  open,
  press,
  refusal,
  root,
  settle,
  signUp,
  stageForms,
  status,
  submit,
} from '../../../support/widgets/form-stage.ts';

stageForms();

describe('the code', () => {
  beforeEach(async () => {
    await open();
    await signUp(ACCEPTED);
    calls.length = 0;
  });

  it('is asked for in a field that phones fill from the mail', () => {
    expect(input('code').getAttribute('autocomplete')).toBe('one-time-code');
    expect(input('code').getAttribute('inputmode')).toBe('numeric');
    expect(input('code').getAttribute('aria-describedby')).toBe('code-note');
  });

  it('confirms, and the tab forgets the sign-up', async () => {
    await enterCode(' 123 456 ', { body: { confirmed: true, email: ADDRESS } });
    expect(calls).toEqual(['subscribe/confirm']);
    expect(heading()).toBe('You’re subscribed');
    expect(root().activeElement).toBe(find('h2'));
    expect(emitted('subscribed').at(-1)).toMatchObject({ email: ADDRESS, confirmed: true });
    expect(sessionStorage.getItem(KEY)).toBe('null');
  });

  it('that is not one is told without a call', async () => {
    await enterCode('12');
    expect(note('code')).toBe('Type the six digits from the mail.');
    expect(input('code').getAttribute('aria-invalid')).toBe('true');
    expect(root().activeElement).toBe(input('code'));
    expect(calls).toEqual([]);
  });

  it.each([
    [refusal(400, 'code_wrong', 'code', 'Not it'), endingMessages.wrong, 'true'],
    [refusal(400, 'code_expired', 'code', 'Too old'), endingMessages.expired, 'true'],
    [refusal(429, 'code_locked', undefined, 'Dead'), endingMessages.locked, 'false'],
  ])('that the server refuses is kept, and told in our words', async (reply, words, invalid) => {
    await enterCode('111111', reply);
    expect(note('code')).toBe(words);
    expect(input('code').value).toBe('111111');
    expect(input('code').getAttribute('aria-invalid')).toBe(invalid);
    expect(input('code').readOnly).toBe(invalid === 'false');
  });

  it.each([
    [1, 'That code is not right. One try is left.'],
    [3, 'That code is not right. 3 tries are left.'],
  ])('that is wrong is told with the tries that are left: %d', async (tries_left, words) => {
    const errors = [{ param: 'code', msg: 'Not it', code: 'code_wrong', tries_left }];
    await enterCode('111111', { status: 400, body: { errors, code: 'code_wrong' } });
    expect(note('code')).toBe(words);
    expect(heard()).toEqual([words, '']);
  });

  it('is not taken for confirmed by the page of a network’s portal', async () => {
    await enterCode('123456', PORTAL);
    expect(heading()).toBe('Check your inbox');
    expect(note('code')).toBe('Something went wrong. What you typed is kept.');
    expect(input('code').value).toBe('123456');
    expect(sessionStorage.getItem(KEY)).not.toBe('null');
  });

  it('survives trouble and a second try', async () => {
    await enterCode('123456', 'lost');
    expect(note('code')).toContain('No connection');
    answerNext({ body: { confirmed: true, email: ADDRESS } });
    await submit('code');
    expect(heading()).toBe('You’re subscribed');
  });
});

describe('the mail', () => {
  beforeEach(async () => {
    await open();
    await signUp(ACCEPTED);
    calls.length = 0;
  });

  it('can’t be sent again before its pause is over', async () => {
    expect(root().textContent).toContain('You can send it again in a minute.');
    await press('Send it again');
    expect(calls).toEqual([]);
  });

  it('is sent again after its pause, which then runs anew', async () => {
    await settle(60_000);
    answerNext({ body: { resend_after: 60_000 } });
    await press('Send it again');
    await settle();
    expect(calls).toEqual(['subscribe/resend']);
    expect(status()).toBe('Sent again. Look among the spam, too.');
    await press('Send it again');
    expect(calls).toHaveLength(1);
    await settle(60_000);
    expect(button('Send it again')?.getAttribute('aria-disabled')).toBe('false');
  });

  it('is not taken for sent by the page of a network’s portal', async () => {
    await settle(60_000);
    answerNext(PORTAL);
    await press('Send it again');
    await settle();
    expect(note('code')).toBe('Something went wrong. What you typed is kept.');
    expect(button('Send it again')?.getAttribute('aria-disabled')).toBe('false');
  });

  it('that can’t be sent again says why', async () => {
    await settle(60_000);
    answerNext(refusal(429, 'resend_limit', undefined, 'It was sent several times'));
    await press('Send it again');
    await settle();
    expect(note('code')).toBe(endingMessages.later);
    expect(heard()).toEqual([endingMessages.later, '']);
  });

  it('can go to another address, with the first one still typed', async () => {
    await press('Use another address');
    await settle();
    expect(input().value).toBe(ADDRESS);
    expect(root().activeElement).toBe(input());
    expect(sessionStorage.getItem(KEY)).toBe('null');
  });
});
