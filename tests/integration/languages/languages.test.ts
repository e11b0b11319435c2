import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandEnvironment, runCommandLine } from '../../support/command-line.ts';
import { testApp } from '../../support/app.ts';
import type { TestApp } from '../../support/app.ts';
import { eachDatabase } from '../../support/database.ts';
import { fakeTransport, mailTest } from '../../support/mail-worker.ts';
import type { EmbedSettings } from '../../../src/contracts/embed.ts';

eachDatabase((kind) => {
  let test: TestApp;
  const flyleaf = (...argv: string[]) => runCommandLine(argv, commandEnvironment(test.database));
  const page = (url: string, headers = {}) =>
    test.app.inject({ url, headers: { accept: 'text/html', ...headers } });
  const settings = async (name: string): Promise<EmbedSettings> =>
    (await test.app.inject(`/embed/${name}.json`)).json();

  beforeAll(async () => {
    test = await testApp({ database: kind, pages: 'built' });
    const make = ['publication', 'create'];
    await flyleaf(...make, 'gezeiten', '--name', 'Gezeiten', '--language', 'de');
    await flyleaf(...make, 'tide', '--name', 'The Tide');
  });
  afterAll(() => test.dispose());

  describe('a publication’s language', () => {
    it('is the next best of its widgets', async () => {
      const { scripts } = await settings('gezeiten');
      expect(scripts).toMatch(/^\/assets\/\w+\/\*\.de\/$/u);
      const script = await test.app.inject(`${scripts.replace('*', 'ja')}subscribe-form.js`);
      expect(script.body).toContain('Abonnieren');
    });

    it('has every script of the loader in its folder, also for a page that names no language', async () => {
      const { scripts } = await settings('tide');
      for (const name of ['subscribe-form', 'welcome-popup', 'reader']) {
        const script = await test.app.inject(`${scripts.replace('*', '')}${name}.js`);
        expect([name, script.statusCode]).toEqual([name, 200]);
      }
    });

    it('is that of its pages, with their script', async () => {
      const { body } = await page('/subscribe?publication=gezeiten', { 'accept-language': 'fr' });
      expect(body).toMatch(/^<!doctype html><html lang="de" dir="ltr">/u);
      expect(body).toContain('Deine E-Mail-Adresse');
      const src = /<script type="module" src="([^"]+)"/u.exec(body)?.[1] ?? '';
      expect(src).toMatch(/^\/assets\/\w+\/de\/pages\.js$/u);
      expect((await test.app.inject(src)).body).toContain('Abonnieren');
    });

    it('tells what went wrong, whatever the server says to programs', async () => {
      const answer = await test.app.inject({
        method: 'POST',
        url: '/api/v1/subscribe',
        headers: {
          accept: 'text/html',
          'content-type': 'application/x-www-form-urlencoded',
          origin: 'http://127.0.0.1:8787',
        },
        payload: 'publication=gezeiten&email=leserin@example.com&form_token=x',
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.body).toContain('Lade die Seite neu und versuch es noch einmal.');
      expect(answer.body).not.toContain('Reload the page');
    });

    it('is that of its mails', async () => {
      const mail = await mailTest(kind);
      const { db, clock } = mail.client.deps;
      await db.write((trx) => trx.updateTable('publications').set({ language: 'de' }).execute());
      await mail.client.signUp();
      const transport = fakeTransport();
      mail.start(transport);
      await mail.settled('sent');
      expect(transport.sent[0]?.subject).toMatch(/^Bestätige dein Abo/u);
      expect(transport.sent[0]?.html).toContain('<html lang="de">');
      expect(clock.now()).toBeGreaterThan(0);
      await mail.dispose();
    });
  });

  describe('a page of no publication', () => {
    it.each([
      ['de-AT,en;q=0.5', 'de', 'Hier ist nichts'],
      ['pt-BR', 'pt-br', 'Não há nada aqui'],
      ['ja', 'en', 'Nothing is here'],
    ])('is, for %s, in %s', async (accepted, language, words) => {
      const { body } = await page('/nowhere', { 'accept-language': accepted });
      expect(body).toContain(`<html lang="${language}"`);
      expect(body).toContain(words);
    });
  });

  describe('words of a publisher’s own', () => {
    const set = (...texts: string[]) =>
      flyleaf('publication', 'set', 'tide', ...texts.flatMap((text) => ['--copy', text]));

    it('reach its widgets and pages, and nobody else’s', async () => {
      const before = (await page('/subscribe?publication=gezeiten')).body;
      await set('form.label=Your mail', 'page.subscribeTitle=Join {name}', 'mail.confirmCode=Or:');
      expect((await settings('tide')).copy).toEqual({ en: { form: { label: 'Your mail' } } });
      const { body } = await page('/subscribe?publication=tide');
      expect(body).toContain('Your mail');
      expect(body).toContain('<title>Join The Tide');
      const after = (await page('/subscribe?publication=gezeiten')).body;
      const steady = (html: string) => html.replaceAll(/form_token[^,/>]*/gu, '');
      expect(steady(after)).toBe(steady(before));
      expect((await settings('gezeiten')).copy).toBeUndefined();
    });

    it('go again', async () => {
      await set('form.label=Your mail');
      await set('form.label=', 'page.subscribeTitle=', 'mail.confirmCode=');
      expect(await settings('tide')).not.toHaveProperty('copy');
      const shown = await flyleaf('publication', 'show', 'tide', '--json');
      expect(JSON.parse(shown.out)).toMatchObject({ copy: null });
    });

    it('are refused where there is nothing to replace, by name', async () => {
      const { code, err } = await set('form.labl=x', 'ending.limited=Later, {name}');
      expect(code).toBe(1);
      expect(err).toContain("--copy knows no 'form.labl'");
      expect(err).toContain("--copy 'ending.limited' has no place {name}: it has {time}");
      expect(await settings('tide')).not.toHaveProperty('copy');
    });
  });
});
