import { expect, it } from 'vitest';
import { smtpTls } from '../../../../server/mail/smtp-tls.ts';

it.each([
  ['smtp://mail.example', true],
  ['smtp://user:secret@mail.example:587', true],
  ['smtps://mail.example', true],
  ['smtp://10.0.0.5:25', true],
  ['smtp://localhost.evil.example', true],
  ['smtp://127.0.0.1:1025', false],
  ['smtp://[::1]:1025', false],
  ['smtp://localhost', false],
])('a connection to %s has to be encrypted: %s', (url, requireTLS) => {
  expect(smtpTls(url)).toEqual({ requireTLS });
});
