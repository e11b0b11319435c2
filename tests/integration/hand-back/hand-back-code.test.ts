import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_PATHS, PAGE_PATHS } from '../../../src/contracts/paths.ts';
import { eachDatabase } from '../../support/database.ts';
import { answerIn, codeIn, proofOf, readerClient } from '../../support/reader-client.ts';
import type { ReaderClient } from '../../support/reader-client.ts';
import { PAGE_ORIGIN } from '../../support/signup-client.ts';

eachDatabase((database) => {
  let client: ReaderClient;
  /** A code of a reader who is signed in; the page that it leads to. */
  const freshCode = async () => {
    const browser = client.browser();
    await browser.signIn(await client.reader());
    return client.goBack(browser);
  };
  beforeAll(async () => {
    client = await readerClient({ database });
    await client.addPublication('other', 'https://other.example');
    await client.deps.db.write((trx) =>
      trx
        .insertInto('publication_origins')
        .values({ publication_id: 1, origin: 'https://second.example', created_at: 1 })
        .execute(),
    );
  });
  afterAll(() => client.dispose());

  describe('a hand-back code', () => {
    it.each([
      ['another origin of the publication', 'https://second.example', 'demo', 400],
      ['another publication on the same origin', PAGE_ORIGIN, 'other', 403],
      ['another publication on its own origin', 'https://other.example', 'other', 400],
      ['an origin that nobody registered', 'https://evil.example', 'demo', 403],
      ['the platform', 'http://127.0.0.1:8787', 'demo', 403],
    ])('is worth nothing to %s, and is not used up by it', async (_, origin, name, status) => {
      const code = await freshCode();
      const answer = await client.page(origin, name).swap(code);
      expect(answer.statusCode, answer.body).toBe(status);
      expect((await client.page().swap(code)).statusCode).toBe(200);
    });

    it('is worth nothing without an origin', async () => {
      const code = await freshCode();
      const payload = { publication: 'demo', code, proof: proofOf('p') };
      const request = { method: 'POST', url: API_PATHS.readerToken, payload } as const;
      expect((await client.app.inject(request)).statusCode).toBe(403);
    });

    it('is good for five minutes', async () => {
      const [early, late] = [await freshCode(), await freshCode()];
      client.clock.advance(5 * 60_000 - 5_000);
      expect((await client.page().swap(early)).statusCode).toBe(200);
      client.clock.advance(10_000);
      const answer = await client.page().swap(late);
      expect(answer.json()).toMatchObject({ code: 'hand_back_invalid' });
    });

    it('is good on a server whose clock is behind', async () => {
      const code = await freshCode();
      client.clock.advance(-4 * 60_000);
      expect((await client.page().swap(code)).statusCode).toBe(200);
      client.clock.advance(4 * 60_000);
    });

    it('gives a lost answer once more to the page that has the proof, for a minute', async () => {
      const code = await freshCode();
      const first = answerIn(await client.page().swap(code));
      const again = answerIn(await client.page().swap(code));
      expect(again).toEqual(first);
      client.clock.advance(60_001);
      expect((await client.page().swap(code)).statusCode).toBe(400);
      expect((await client.page().view(first.token ?? '')).statusCode).toBe(200);
    });

    it('that somebody else has swapped before ends what they got', async () => {
      const code = await freshCode();
      const { token } = answerIn(await client.page().swap(code, proofOf('t')));
      const own = await client.page().swap(code, proofOf('o'));
      expect(own.json()).toMatchObject({ code: 'hand_back_invalid' });
      expect((await client.page().view(token ?? '')).statusCode).toBe(401);
      expect((await client.page().swap(code, proofOf('t'))).statusCode).toBe(401);
    });

    it('sent by a hundred at once makes one token', async () => {
      const before = await client.dump();
      const code = await freshCode();
      const all = await Promise.all(
        Array.from({ length: 100 }, () => client.page().swap(code, proofOf('p'))),
      );
      expect(new Set(all.map((one) => answerIn(one).token)).size).toBe(1);
      const after = await client.dump();
      expect(after['reader_tokens']).toHaveLength((before['reader_tokens']?.length ?? 0) + 1);
      expect(after['reader_sites']).toHaveLength((before['reader_sites']?.length ?? 0) + 1);
    });

    it('sent by two at once with two proofs leaves nobody known', async () => {
      const code = await freshCode();
      const both = await Promise.all(
        ['a', 'b'].map((letter) => client.page().swap(code, proofOf(letter))),
      );
      for (const one of both) {
        const token = one.statusCode === 200 ? (answerIn(one).token ?? '') : '';
        expect((await client.page().view(token)).statusCode).toBe(401);
      }
    });

    it.each(['', 'x', 'x'.repeat(44), '\0'.repeat(43)])('is not %j', async (code) => {
      expect((await client.page().swap(code)).statusCode).toBe(400);
    });

    it('is made by no GET, and nothing of it is kept or logged as it is', async () => {
      const browser = client.browser();
      await browser.signIn(await client.reader());
      const before = await client.dump();
      for (const path of [PAGE_PATHS.wayBack, PAGE_PATHS.confirmWayBack]) {
        const url = `${path}?publication=demo&href=${encodeURIComponent(`${PAGE_ORIGIN}/`)}`;
        expect((await browser.get(url)).statusCode).toBe(405);
      }
      const redirect = encodeURIComponent(`${PAGE_ORIGIN}/`);
      await browser.get(`/account/login?publication=demo&redirect=${redirect}`);
      expect((await client.dump())['hand_backs']).toEqual(before['hand_backs']);

      const fields = { publication: 'demo', href: `${PAGE_ORIGIN}/` };
      const code = codeIn((await browser.post(PAGE_PATHS.wayBack, fields)).headers.location);
      const { token } = answerIn(await client.page().swap(code));
      await client.page().view(token ?? '');
      const kept = JSON.stringify([await client.dump(), client.logged()]);
      for (const secret of [code, proofOf('p'), token ?? '']) expect(kept).not.toContain(secret);
    });
  });
});
