import { expect, it } from 'vitest';
import { signFormToken, signToken } from '../../../../server/platform/tokens.ts';
import { describeError, scrub } from '../../../../server/platform/describe-error.ts';
import { cpuTime } from '../../../support/cpu-time.ts';

const SECRETS = ['k'.repeat(32)];
const ID = 'AAAAAAAAAAAAAAAAAAAAAA';

it.each([
  ['550 5.1.1 <reader@a.example>: unknown', '550 5.1.1 <[address]>: unknown'],
  ['Key (email_key)=(reader@a.example) exists', 'Key (email_key)=([address]) exists'],
  [`bad token ${signToken(SECRETS, 'confirm', ID)}`, 'bad token [token]'],
  [
    `bad ${signFormToken(SECRETS, { publicationId: 1, origin: 'o' }, { nonce: ID, issuedAt: 5 })}`,
    'bad [token]',
  ],
  ['a@b@c.example, @d.example and e@', '[address], @d.example and e@'],
  ['nothing to hide', 'nothing to hide'],
])('takes addresses and tokens out of %j', (text, expected) => {
  expect(scrub(text)).toBe(expected);
});

it('takes linear time, for words without end too', () => {
  const start = cpuTime();
  for (const text of ['a', '@', 'a@', 'A1.']) scrub(text.repeat(200_000));
  expect(cpuTime() - start).toBeLessThan(1_000);
});

it('keeps name, code and place of an error, and no field that a driver added', () => {
  const error = Object.assign(new Error('failed'), { code: '23505', detail: 'reader@a.example' });
  const facts = describeError(error);
  expect(facts).toMatchObject({ name: 'Error', code: '23505' });
  expect(facts.stack).toContain('describe-error.test.ts');
  expect(JSON.stringify(facts)).not.toContain('reader@');
});

it('prefers the result code of SQLite', () => {
  const error = Object.assign(new Error('busy'), { code: 'ERR_SQLITE_ERROR', errcode: 5 });
  expect(describeError(error).code).toBe(5);
});

it('tells what was thrown that is no error', () => {
  expect(describeError('x')).toEqual({ name: 'string', code: null, stack: '' });
});
