import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PAGE_PATHS } from '../../../src/contracts/paths.ts';
import { eachDatabase } from '../../support/database.ts';
import { dumpDatabase } from '../../support/dump.ts';
import { send } from '../../support/security/ask.ts';
import { MAIL_KINDS, linksOfMail, linksOfPage, mailOf } from '../../support/security/mails.ts';
import type { MailKind } from '../../support/security/mails.ts';
import { openScene } from '../../support/security/scene.ts';
import type { Scene } from '../../support/security/scene.ts';

/** How mail gateways, mail programs and browsers look at a link before anybody clicks. */
const ROBOTS: readonly [method: 'HEAD' | 'GET', headers: Record<string, string>][] = [
  ['HEAD', {}],
  ['GET', {}],
  ['GET', { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0' }],
  ['GET', { accept: 'text/html', purpose: 'prefetch', 'sec-purpose': 'prefetch;prerender' }],
  ['GET', { accept: 'text/html', 'x-moz': 'prefetch', 'sec-fetch-site': 'cross-site' }],
  ['GET', { accept: '*/*', range: 'bytes=0-1023', referer: 'https://mail.example/' }],
  ['HEAD', { accept: 'text/html' }],
];

interface Click {
  path: string;
  status: number;
  more?: Record<string, string>;
}

/** What a person does with each mail: where its one click posts, and what comes of it; null for a mail that only tells. */
const CLICKS: Record<MailKind, Click | null> = {
  confirm: { path: PAGE_PATHS.confirm, status: 200 },
  'already-subscribed': { path: PAGE_PATHS.unsubscribe, status: 200 },
  login: { path: PAGE_PATHS.loginLink, status: 303, more: { here: 'yes' } },
  'address-new': { path: PAGE_PATHS.addressLink, status: 200, more: { answer: 'agree' } },
  'address-old': { path: PAGE_PATHS.addressLink, status: 200, more: { answer: 'agree' } },
  'address-taken': null,
  notice: null,
};

eachDatabase((database) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene({ database, pages: 'built' });
  });
  afterAll(() => scene.dispose());
  beforeEach(() => scene.clear());

  const isOurs = (address: string) =>
    new URL(address, scene.deps.config.publicUrl).origin === scene.deps.config.publicUrl;
  const pathOf = (address: string) => {
    const { pathname, search } = new URL(address, scene.deps.config.publicUrl);
    return pathname + search;
  };

  /** Looks at an address in every way; the pages that were found there. */
  const look = async (address: string): Promise<string[]> => {
    const pages: string[] = [];
    for (const [method, headers] of ROBOTS) {
      const answer = await scene.app.inject({ method, url: pathOf(address), headers });
      expect(answer.statusCode, `${method} ${address}`).toBeLessThan(400);
      expect(answer.headers['set-cookie'], `${method} ${address}`).toBeUndefined();
      pages.push(answer.body);
    }
    return pages;
  };

  describe.each(MAIL_KINDS)('a robot that opens every link of the mail %s', (kind) => {
    it('changes nothing, links of the pages behind it included, and its reader can still click', async () => {
      const mail = await mailOf(scene, kind);
      const links = linksOfMail(mail);
      const ours = links.filter(isOurs);
      const before = await dumpDatabase(scene.deps.db.kysely);
      const pages = (await Promise.all(ours.map(look))).flat();
      const behind = new Set(pages.flatMap(linksOfPage).filter(isOurs).map(pathOf));
      for (const url of behind) await scene.app.inject({ url, headers: { accept: 'text/html' } });
      expect(await dumpDatabase(scene.deps.db.kysely)).toEqual(before);

      const click = CLICKS[kind];
      if (click === null) return expect(ours.join(' ')).not.toContain('token=');
      expect(behind.size).toBeGreaterThan(0);
      const own = ours.find((link) => pathOf(link).startsWith(`${click.path}?token=`));
      expect(own, `${links.join('\n')}`).toBeDefined();
      const token = new URL(own ?? '').searchParams.get('token') ?? '';
      const origin = scene.deps.config.publicUrl;
      const form = { token, ...click.more };
      const answer = await send(scene, 'POST', click.path, { form, headers: { origin } });
      expect(answer.statusCode).toBe(click.status);
      expect(await dumpDatabase(scene.deps.db.kysely)).not.toEqual(before);
    });

    it('finds no tracker and no script in it, and nothing that somebody typed', async () => {
      const mail = await mailOf(scene, kind);
      const strange = linksOfMail(mail).filter((link) => !isOurs(link));
      expect(strange).toEqual([]);
      expect(mail.html).not.toMatch(/<(?:script|img|link|iframe|object|form)\b/iu);
      expect(mail.html + mail.text).not.toContain(mail.to);
    });
  });
});
