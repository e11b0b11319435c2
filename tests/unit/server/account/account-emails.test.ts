import { describe, expect, it } from 'vitest';
import { NOTICE_ACTS, isFinalAct } from '../../../../src/account/notice-acts.ts';
import { LANGUAGES } from '../../../../src/publication/languages.ts';
import { ADDRESS_MAIL_KINDS } from '../../../../server/account/account-mail-kinds.ts';
import { addressEmail, noticeEmail } from '../../../../server/account/account.emails.ts';

const NAME = 'Letters & <Lights>\r\nBcc: x@evil.example';
const URL = 'https://letters.example/account?a=1&b=2';
const AT = Date.UTC(2026, 10, 21, 12, 34);
const mails = (language: string) => [
  ...NOTICE_ACTS.map((act) => noticeEmail({ name: NAME, language, url: URL, act, at: AT })),
  ...ADDRESS_MAIL_KINDS.map((kind) => addressEmail({ name: NAME, language, url: URL, kind })),
];

describe.each(LANGUAGES)('the mails of an account in %s', (language) => {
  it('have a subject each, in one line, and no place left open', () => {
    const subjects = mails(language).map(({ subject }) => subject);
    expect(new Set(subjects).size).toBe(subjects.length);
    for (const { subject, text, html } of mails(language)) {
      expect(subject).not.toMatch(/[\r\n{}]/u);
      expect(text + html).not.toMatch(/\{\w+\}/u);
    }
  });

  it('say in which language they are, and keep the name from being markup', () => {
    for (const { html } of mails(language)) {
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).not.toContain('<Lights>');
    }
  });
});

describe('a notice', () => {
  const notice = (act: (typeof NOTICE_ACTS)[number]) =>
    noticeEmail({ name: 'letters.example', language: 'en', url: URL, act, at: AT });

  it('says what happened, where, and when with its time zone', () => {
    const { subject, text } = notice('passkey-added');
    expect(subject).toBe('A passkey was added to your account');
    expect(text).toContain('letters.example');
    expect(text).toMatch(/November 21, 2026.*12:34.*UTC/u);
  });

  it.each(NOTICE_ACTS)('leads to the account only where that helps: %s', (act) => {
    expect(notice(act).text.includes(URL)).toBe(!isFinalAct(act));
    expect(notice(act).html.includes('<a ')).toBe(!isFinalAct(act));
  });
});

describe('the mails of a change of address', () => {
  it.each(ADDRESS_MAIL_KINDS)('have one link, the same in both forms: %s', (kind) => {
    const { text, html } = addressEmail({
      name: 'letters.example',
      language: 'en',
      url: URL,
      kind,
    });
    expect(text.split(URL)).toHaveLength(2);
    expect(html.match(/<a /gu)).toHaveLength(1);
    expect(html).toContain('href="https://letters.example/account?a=1&amp;b=2"');
  });

  it('say how long the link works', () => {
    const mail = { name: 'letters.example', language: 'de', url: URL } as const;
    expect(addressEmail({ ...mail, kind: 'address-new' }).text).toContain('1 Tag');
  });
});
