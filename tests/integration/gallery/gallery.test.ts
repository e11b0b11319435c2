import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GALLERY_PATHS } from '../../../src/contracts/gallery.ts';
import { testApp } from '../../support/app.ts';
import type { TestApp } from '../../support/app.ts';

const MAIL = { DEMO: '0', SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@flyleaf.example' };

let demo: TestApp;
let real: TestApp;
beforeAll(async () => {
  demo = await testApp({ pages: 'built' });
  real = await testApp({ pages: 'built', env: MAIL });
});
afterAll(() => Promise.all([demo.dispose(), real.dispose()]));

const get = (url: string) => demo.app.inject({ url });
const caseOf = (query: string) => get(`${GALLERY_PATHS.case}?${query}`);

describe('the gallery', () => {
  it('is not there outside the demo, nor is any file of it', async () => {
    const urls = [
      GALLERY_PATHS.index,
      `${GALLERY_PATHS.case}?widget=popup&state=plain`,
      `${GALLERY_PATHS.files}case.en.js`,
    ];
    for (const url of urls) expect((await real.app.inject({ url })).statusCode, url).toBe(404);
  });

  it('frames each state of the widget that is chosen, by an address of its own', async () => {
    const { body } = await get(`${GALLERY_PATHS.index}?widget=popup&theme=dark&lang=de&width=1280`);
    const address = '/dev/gallery/case?widget=popup&amp;state=logo&amp;theme=dark&amp;lang=de';
    expect(body).toContain(`src="${address}`);
    expect(body).toContain('width="1280"');
    expect(body).not.toContain('widget=form-card&amp;');
  });

  it('shows what stands first for what a query leaves open or names wrongly', async () => {
    const { body } = await get(`${GALLERY_PATHS.index}?widget=nothing&theme=pink&accent=%22%3E`);
    expect(body).toContain('widget=form-card&amp;state=idle&amp;theme=light&amp;lang=en');
  });

  it('runs under the policy of every page, but that its cases stand in frames of its own', async () => {
    const page = await get('/');
    const policies = await Promise.all([
      get(GALLERY_PATHS.index),
      caseOf('widget=form-card&state=idle'),
      caseOf('widget=page&state=subscribe'),
    ]);
    const strict = String(page.headers['content-security-policy']);
    for (const { headers } of policies) {
      expect(headers['content-security-policy']).toBe(
        strict.replace("frame-ancestors 'none'", "frame-ancestors 'self'; frame-src 'self'"),
      );
    }
  });

  it('has the script of a case in its language', async () => {
    const { body } = await caseOf('widget=form-card&state=idle&lang=pt-br');
    expect(body).toContain('<html lang="pt-br"');
    const script = await get(/src="([^"]+)"/u.exec(body)?.[1] ?? '');
    expect(script.statusCode).toBe(200);
    expect(script.body).toContain('Assinar');
  });

  it('shows a page of the platform as it is, in the language, without its script', async () => {
    const { body } = await caseOf('widget=page&state=confirm-ready&lang=de&theme=dark');
    expect(body).toContain('Abo bestätigen');
    expect(body).toContain('class="theme-dark"');
    expect(body).not.toContain('<script type="module"');
  });

  it.each(['widget=form-card&state=none', 'state=idle', ''])(
    'has no case for ?%s',
    async (query) => {
      expect((await caseOf(query)).statusCode).toBe(404);
    },
  );

  it.each(['../render.en.js', '..%2Frender.en.js', 'nothing.js', 'case.en.js.map'])(
    'has no file %s',
    async (name) => {
      expect((await get(`${GALLERY_PATHS.files}${name}`)).statusCode).toBe(404);
    },
  );

  it('is named on the start page of the demo only', async () => {
    expect((await get('/')).body).toContain(`href="${GALLERY_PATHS.index}"`);
    expect((await real.app.inject({ url: '/' })).body).not.toContain(GALLERY_PATHS.index);
  });
});
