import { expect, it } from 'vitest';
import { passkeyHost } from '../../../../server/credentials/passkey-host.ts';

it.each([
  ['https://letters.example', 'letters.example'],
  ['https://letters.example:8443', 'letters.example'],
  ['http://localhost:8787', 'localhost'],
  ['http://demo.localhost:8787', 'demo.localhost'],
  ['http://letters.example', null],
  ['http://127.0.0.1:8787', null],
  ['https://192.0.2.1', null],
  ['https://[2001:db8::1]', null],
  ['http://notlocalhost', null],
])('passkeys of %s belong to %s', (origin, host) => {
  expect(passkeyHost(origin)).toBe(host);
});
