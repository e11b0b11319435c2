import { API_PATHS } from '../../src/contracts/paths.ts';
import { deriveCode } from '../../server/platform/tokens.ts';
import type { SignupClient, Waiting } from './signup-client.ts';

/** What a test of typed codes and of mails sent again does. */
export function codeTools(getClient: () => SignupClient) {
  let count = 0;
  const keyOf = ({ subscription_id, confirmation_secret }: Waiting) => ({
    publication: 'demo',
    subscription_id,
    confirmation_secret,
  });
  const codeOf = ({ subscription_id }: Waiting) =>
    deriveCode(getClient().deps.config.secrets, subscription_id);
  return {
    keyOf,
    codeOf,
    fresh: () => `reader${(count += 1)}@example.com`,
    wrongCode: (waiting: Waiting) => (codeOf(waiting) === '000000' ? '111111' : '000000'),
    type: (waiting: Waiting, code: string, over: object = {}) =>
      getClient().postJson(API_PATHS.confirmCode, { ...keyOf(waiting), code, ...over }),
    resend: (waiting: Waiting) => getClient().postJson(API_PATHS.resend, keyOf(waiting)),
    mailsOf: ({ subscription_id }: Waiting) =>
      getClient()
        .deps.db.kysely.selectFrom('outbox')
        .select(['unique_key', 'kind'])
        .where('signup_id', '=', subscription_id)
        .orderBy('id')
        .execute(),
  };
}
