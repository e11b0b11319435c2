import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorBodySchema } from '../../src/contracts/error.contract.ts';
import {
  confirmCodeCall,
  formTokenCall,
  resendCall,
  subscribeCall,
} from '../../src/contracts/signup.contract.ts';
import { ERROR_CODES } from '../../src/errors/error-codes.ts';
import { RESEND_PAUSE } from '../../src/signup/signup-limits.ts';
import { deriveCode } from '../../server/platform/tokens.ts';
import { PAGE_ORIGIN, signupClient } from '../support/signup-client.ts';
import type { SignupClient } from '../support/signup-client.ts';

describe('answers of the sign-up', () => {
  let client: SignupClient;

  beforeAll(async () => {
    client = await signupClient();
  });
  afterAll(() => client.dispose());

  it('say what the contracts say, and nothing else', async () => {
    const asked = await client.get(`${formTokenCall.path}?publication=demo`, {
      origin: PAGE_ORIGIN,
    });
    expect(formTokenCall.response.strict().parse(asked.json())).toEqual(asked.json());

    const signedUp = await client.subscribe();
    const waiting = subscribeCall.response.strict().parse(signedUp.json());
    const subscription_id = waiting.subscription_id ?? '';
    const confirmation_secret = waiting.confirmation_secret ?? '';
    const key = { publication: 'demo', subscription_id, confirmation_secret };

    client.clock.advance(RESEND_PAUSE);
    const resent = await client.postJson(resendCall.path, key);
    expect(resendCall.response.strict().parse(resent.json())).toEqual(resent.json());

    const code = deriveCode(client.deps.config.secrets, subscription_id);
    const confirmed = await client.postJson(confirmCodeCall.path, { ...key, code });
    expect(confirmCodeCall.response.strict().parse(confirmed.json())).toEqual(confirmed.json());
  });

  const unknown = { publication: 'x', subscription_id: 'a', confirmation_secret: 'b' };
  it.each([
    ['no body', subscribeCall.path, undefined],
    ['an empty one', subscribeCall.path, {}],
    ['a list', subscribeCall.path, []],
    ['a number', confirmCodeCall.path, 7],
    ['no proof', confirmCodeCall.path, { publication: 'demo', code: '123456' }],
    ['no publication', resendCall.path, { subscription_id: 'a', confirmation_secret: 'b' }],
    ['an unknown publication', resendCall.path, unknown],
    ['an unknown sign-up', resendCall.path, { ...unknown, publication: 'demo' }],
  ])('to %s have the one body of errors', async (_, path, body) => {
    const answer = await client.postJson(path, body);
    const error = errorBodySchema.strict().parse(answer.json());
    expect(answer.statusCode).toBe(ERROR_CODES[error.code]);
    expect(error.requestId).toBe(answer.headers['x-request-id']);
  });
});
