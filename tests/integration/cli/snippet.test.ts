import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commandEnvironment, runCommandLine } from '../../support/command-line.ts';
import type { CommandResult } from '../../support/command-line.ts';
import { eachDatabase, freshDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';

const PLATFORM = 'https://flyleaf.example';

/** The hash of a file as the server sends it. */
function hashOf(file: string): string {
  const bytes = readFileSync(`dist/public/${file}`);
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

eachDatabase((kind) => {
  let database: TestDatabase;
  let flyleaf: (...argv: string[]) => Promise<CommandResult>;
  let pipe: (input: string, ...argv: string[]) => Promise<CommandResult>;

  beforeAll(async () => {
    database = await freshDatabase(kind);
    const env = { ...commandEnvironment(database), PUBLIC_URL: PLATFORM };
    flyleaf = (...argv) => runCommandLine(argv, env);
    pipe = (input, ...argv) => runCommandLine(argv, env, input);
    const logo = ['--logo-url', 'https://cdn.tideline.example/logo.png'];
    await flyleaf('publication', 'create', 'tideline', '--name', 'The Tideline', ...logo);
    await flyleaf('origin', 'add', 'tideline', 'https://tideline.example');
  });
  afterAll(() => database.dispose());

  it('is the tag, a form that works without script, and what a policy must list', async () => {
    const { out, err, code } = await flyleaf('snippet', 'tideline');
    expect({ err, code }).toEqual({ err: '', code: 0 });
    expect(out).toContain(`\n<script async src="${PLATFORM}/embed/tideline.js"></script>\n`);
    expect(out).toContain(`<form action="${PLATFORM}/api/v1/subscribe" method="post">`);
    expect(out).toMatch(/^img-src +https:\/\/flyleaf\.example https:\/\/cdn\.tideline\.example$/mu);
  });

  it('lists every host that pictures of its cover page stand on', async () => {
    const face = { photo_url: 'https://faces.example/ada.jpg' };
    const cover = JSON.stringify({ top_subscribers: [face] });
    const photo = ['--cover-photo-url', 'https://photos.example/a.jpg', '--cover-photo-ratio', '1'];
    await flyleaf('publication', 'create', 'pictures', '--name', 'Pictures');
    await flyleaf('section', 'create', 'pictures', 'seas', '--name', 'Seas', ...photo);
    await pipe(cover, 'cover', 'set', 'pictures', '-');
    const { out } = await flyleaf('snippet', 'pictures', '--json');
    expect(JSON.parse(out).csp['img-src']).toEqual([
      PLATFORM,
      'https://photos.example',
      'https://faces.example',
    ]);
  });

  it("pins the loader's file by the hash of what is sent", async () => {
    const { out, err, code } = await flyleaf('snippet', 'tideline', '--pinned', '--json');
    expect({ err, code }).toEqual({ err: '', code: 0 });
    expect(JSON.parse(out).tag).toBe(
      `<script async src="${PLATFORM}/flyleaf.js" data-publication="tideline" ` +
        `integrity="${hashOf('flyleaf.js')}" crossorigin="anonymous"></script>`,
    );
  });

  it("pins what reads the popup's parameters before the loader, where the publication wants it", async () => {
    await flyleaf('publication', 'create', 'asked', '--name', 'Asked');
    await flyleaf('publication', 'set', 'asked', '--popup-query-params', 'true');
    const { out } = await flyleaf('snippet', 'asked', '--pinned', '--json');
    const [query, loader] = JSON.parse(out).tag.split('\n');
    const pin = `integrity="${hashOf('popup-query.js')}" crossorigin="anonymous"`;
    expect(query).toBe(`<script src="${PLATFORM}/popup-query.js" ${pin}></script>`);
    expect(loader).toMatch(/^<script async .*data-publication="asked"/u);
    const usual = await flyleaf('snippet', 'asked', '--json');
    expect(JSON.parse(usual.out).tag).toBe(
      `<script async src="${PLATFORM}/embed/asked.js"></script>`,
    );
  });

  it('says beside it that no origin is registered', async () => {
    await flyleaf('publication', 'create', 'nowhere', '--name', 'Nowhere');
    const { out, err, code } = await flyleaf('snippet', 'nowhere', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out).tag).toContain('/embed/nowhere.js');
    expect(err).toMatch(/^note: no origin is registered.*flyleaf origin add nowhere /u);
  });
});
