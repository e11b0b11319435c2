import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureDemoPublication } from '../../../server/publications/demo-publication.ts';
import { updatePublication } from '../../../server/publications/publication.store.ts';
import { eachDatabase } from '../../support/database.ts';
import { testApp } from '../../support/app.ts';
import type { TestApp } from '../../support/app.ts';

const URL = '/embed/demo.js';

eachDatabase((kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp({ database: kind });
    await ensureDemoPublication(test.deps, 'http://localhost:8788');
  });
  afterAll(() => test.dispose());

  const settings = (source: string): unknown => {
    const context: { settings?: unknown } = {};
    runInNewContext(source, context);
    return context.settings;
  };

  describe('the loader of a publication', () => {
    it('carries its settings', async () => {
      const answer = await test.app.inject(URL);
      const facts = (await test.app.inject('/embed/demo.json')).json<Record<string, unknown>>();
      expect(answer.statusCode).toBe(200);
      expect(JSON.stringify(settings(answer.body))).toBe(JSON.stringify(facts));
      expect(facts).toMatchObject({
        publication: { subdomain: 'demo', name: 'The Tideline' },
        platform: 'http://127.0.0.1:8787',
        pagesQuery: 'publication=demo',
        scripts: '/assets/h1/*.en/',
        popup: true,
      });
    });

    it('may be loaded by any site and is kept for a short while', async () => {
      const answer = await test.app.inject(URL);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        vary: 'Accept-Encoding',
      });
    });

    it('comes compressed', async () => {
      const ask = (encoding: string) =>
        test.app.inject({ url: URL, headers: { 'accept-encoding': encoding } });
      const plain = (await ask('identity')).body;
      expect(brotliDecompressSync((await ask('br')).rawPayload).toString()).toBe(plain);
      expect(gunzipSync((await ask('gzip')).rawPayload).toString()).toBe(plain);
    });

    it('is not sent again until its publication changes', async () => {
      const { headers } = await test.app.inject(URL);
      const again = { url: URL, headers: { 'if-none-match': String(headers['etag']) } };
      expect((await test.app.inject(again)).statusCode).toBe(304);
      const name = "$& $' </script> \u2028";
      await test.deps.db.write((trx) => updatePublication(trx, 'demo', { name }, 1));
      const answer = await test.app.inject(again);
      expect(answer.statusCode).toBe(200);
      expect(settings(answer.body)).toMatchObject({ publication: { name } });
    });

    it('has the script that reads an address before it, where the publication wants that', async () => {
      const before = await test.app.inject(URL);
      const facts = await test.app.inject('/embed/demo.json');
      const change = (popup_query_params: boolean) =>
        test.deps.db.write((trx) => updatePublication(trx, 'demo', { popup_query_params }, 2));
      await change(true);
      const after = await test.app.inject(URL);
      expect(after.body).toBe(test.deps.assets.popupQuery + before.body);
      expect(after.headers['etag']).not.toBe(before.headers['etag']);
      expect((await test.app.inject('/embed/demo.json')).body).toBe(facts.body);
      await change(false);
      expect((await test.app.inject(URL)).body).toBe(before.body);
    });

    it('is found whatever the case of its name', async () => {
      expect((await test.app.inject('/embed/DEMO.js')).statusCode).toBe(200);
    });

    it.each(['/embed/unknown.js', '/embed/unknown.json', "/embed/'--.js", '/embed/%00.js'])(
      'is not there for %s, and a page can read why',
      async (url) => {
        const answer = await test.app.inject(url);
        expect(answer.statusCode).toBe(404);
        expect(answer.json()).toMatchObject({ code: 'publication_not_found' });
        expect(answer.headers['access-control-allow-origin']).toBe('*');
        expect(answer.headers['cache-control']).toBe('no-store');
      },
    );
  });
});
