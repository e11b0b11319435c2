import * as fc from 'fast-check';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../src/publication/languages.ts';
import { alreadySubscribedEmail, confirmEmail } from '../../../../server/signup/signup.emails.ts';

const publication = { name: 'The Margin', language: 'en', accent_color: '#0a5' };
const email = {
  publication,
  confirmUrl: 'https://platform.example/confirm?token=a.b&x=1',
  code: '042913',
  unsubscribeUrl: 'https://platform.example/unsubscribe?token=c.d',
};

function parse(html: string) {
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } });
  document.write(html);
  return document;
}

describe('the confirmation mail', () => {
  it('shows link, code and a way out, in both texts', () => {
    const { subject, text, html } = confirmEmail(email);
    expect(subject).toBe('Confirm your subscription to The Margin');
    for (const part of [email.confirmUrl, email.code, email.unsubscribeUrl, publication.name]) {
      expect(text).toContain(part);
    }
    const document = parse(html);
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([email.confirmUrl, email.unsubscribeUrl]);
    expect(document.body.textContent).toContain(email.code);
    expect(document.documentElement.getAttribute('lang')).toBe('en');
  });

  it('wears the publication’s colour, and text on it that can be read', () => {
    const style = parse(confirmEmail(email).html).querySelector('a')?.getAttribute('style');
    expect(style).toContain('background:#0a5');
    expect(style).toContain('color:#16181d');
  });

  it.each([null, 'red;background:url(https://evil.example)', '#12'])(
    'does without the colour %j',
    (accent_color) => {
      const { html } = confirmEmail({ ...email, publication: { ...publication, accent_color } });
      expect(html).not.toContain('evil');
      expect(parse(html).querySelector('a')?.getAttribute('style')).toContain('background:#1f2430');
    },
  );

  it('shows any name as text and nothing else', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (name) => {
        const { html, subject } = confirmEmail({ ...email, publication: { ...publication, name } });
        expect(subject).not.toMatch(/[\r\n\0]/u);
        const document = parse(html);
        expect(document.querySelectorAll('a')).toHaveLength(2);
        expect(document.querySelectorAll('script, img, iframe, b, style')).toHaveLength(0);
      }),
    );
    const name = '<script>alert(1)</script>"onload="x';
    const document = parse(confirmEmail({ ...email, publication: { ...publication, name } }).html);
    expect(document.querySelector('h1')?.textContent).toBe(name);
    expect(document.querySelectorAll('script')).toHaveLength(0);
  });

  it('speaks without an exclamation mark', () => {
    const { subject, text } = confirmEmail(email);
    expect(subject + text).not.toContain('!');
  });
});

describe('the language of a mail', () => {
  const inLanguage = (language: string, words = {}) =>
    confirmEmail({ ...email, publication: { ...publication, language, words } });

  it.each([
    ['de', 'Bestätige dein Abo von The Margin', 'Der Link gilt 3 Tage, der Code 10 Minuten.'],
    ['pt-br', 'Confirme sua inscrição em The Margin', 'vale por 3 dias; o código, por 10 minutos.'],
    ['en', 'Confirm your subscription', 'The link works for 3 days, the code for 10 minutes.'],
    ['xx', 'Confirm your subscription', 'The link works for 3 days'],
  ])('is the publication’s: %s', (language, subject, life) => {
    const mail = inLanguage(language);
    expect(mail.subject).toContain(subject);
    expect(mail.text).toContain(life);
    const document = parse(mail.html);
    expect(document.body.textContent).toContain(life);
    expect(document.documentElement.lang).toBe(language === 'xx' ? 'en' : language);
  });

  it('takes words of the publisher’s own', () => {
    const mail = inLanguage('de', {
      confirmButton: 'Ja, <b>gern</b>',
      confirmSubject: '{name}: ja?',
    });
    expect(mail.subject).toBe('The Margin: ja?');
    expect(parse(mail.html).querySelector('a')?.textContent).toBe('Ja, <b>gern</b>');
  });

  it('never reads the name of a publication for places', () => {
    const named = { ...publication, name: '{code} {link} $&' };
    expect(confirmEmail({ ...email, publication: named }).subject).toContain('{code} {link} $&');
  });

  it.each(LANGUAGES)('leaves no place empty in %s', (language) => {
    const already = alreadySubscribedEmail({
      publication: { ...publication, language },
      pagesUrl: 'https://p.example/',
      settingsUrl: 'https://letters.example/account/email-settings?token=s',
      unsubscribeUrl: email.unsubscribeUrl,
    });
    for (const mail of [inLanguage(language), already]) {
      expect(Object.values(mail).join('')).not.toMatch(/\{\w+\}/u);
    }
  });
});

describe('the mail to someone who is subscribed already', () => {
  it('has no link that confirms and no code', () => {
    const pagesUrl = 'https://platform.example/subscribe?publication=margin';
    const settingsUrl = 'https://platform.example/account/email-settings?token=s.t';
    const { unsubscribeUrl } = email;
    const { subject, text, html } = alreadySubscribedEmail({
      publication,
      pagesUrl,
      settingsUrl,
      unsubscribeUrl,
    });
    expect(subject).toBe('You are already subscribed to The Margin');
    expect(text + html).not.toMatch(/confirm\?|\b\d{6}\b(?!;)/u);
    expect(text).toContain(pagesUrl);
    for (const url of [settingsUrl, unsubscribeUrl]) {
      expect(text).toContain(url);
      expect(html).toContain(url);
    }
  });
});
