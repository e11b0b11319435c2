import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measurePhoto } from '../../../server/cli/measure-photo.ts';
import { commandEnvironment, runCommandLine } from '../../support/command-line.ts';
import { freshDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { jpegHeader, pictureServer, pngHeader } from '../../support/picture-server.ts';
import type { PictureServer } from '../../support/picture-server.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 1200"></svg>';
const NO_LIMITS = { time: 60_000, bytes: 1024 * 1024 };

let database: TestDatabase;
let pictures: PictureServer;

beforeAll(async () => {
  database = await freshDatabase('sqlite');
  pictures = await pictureServer({
    '/wide.png': (response) => response.end(pngHeader(1600, 900)),
    '/tall.svg': (response) => response.end(SVG),
    '/upright.jpg': (response) => response.end(jpegHeader(4000, 3000, 6)),
    '/level.jpg': (response) => response.end(jpegHeader(4000, 3000, 1)),
    '/line.png': (response) => response.end(pngHeader(1001, 10)),
    '/nothing.png': (response) => response.end(pngHeader(0, 0)),
    '/page': (response) => response.end('<!doctype html><title>Log in</title>'),
    '/moved.png': (response) => response.writeHead(302, { location: '/wide.png' }).end(),
    // Neither ever ends.
    '/silent.png': () => {},
    '/endless.png': (response) => void response.write(pngHeader(800, 600)),
    '/long.png': (response) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      };
      response.on('drain', more).write(pngHeader(800, 600));
      more();
    },
  });
  await flyleaf('publication', 'create', 'tideline', '--name', 'The Tideline');
  await flyleaf('section', 'create', 'tideline', 'harbours', '--name', 'Harbours');
});
afterAll(async () => {
  await pictures.close();
  await database.dispose();
});

const flyleaf = (...argv: string[]) => runCommandLine(argv, commandEnvironment(database));
const setPhoto = async (url: string, ...rest: string[]) => {
  const photo = ['--cover-photo-url', url, ...rest, '--json'];
  const { out, err, code } = await flyleaf('publication', 'set', 'tideline', ...photo);
  const { cover_photo_url, cover_photo_ratio } = JSON.parse(out);
  return { code, err, url: cover_photo_url, ratio: cover_photo_ratio };
};

describe('a cover photo', () => {
  it.each([
    ['/wide.png', 1.7778],
    ['/tall.svg', 0.8],
    ['/level.jpg', 1.3333],
    ['/upright.jpg', 0.75],
    ['/moved.png', 1.7778],
  ])('is measured as browsers show it: %s', async (path, ratio) => {
    const url = pictures.origin + path;
    expect(await setPhoto(url)).toEqual({ code: 0, err: '', url, ratio });
  });

  it.each([
    ['/missing.png', 'the answer is 404'],
    ['/page', 'it is no picture whose size can be read'],
    ['/line.png', 'it is 1001 by 10'],
    ['/nothing.png', 'it is 0 by 0'],
  ])('that can not be measured is kept, and a note says so: %s', async (path, reason) => {
    await setPhoto(`${pictures.origin}/wide.png`);
    const url = pictures.origin + path;
    const set = await setPhoto(url);
    expect(set).toMatchObject({ code: 0, url, ratio: null });
    expect(set.err).toBe(
      `note: the cover photo could not be measured (${reason}), so it stands on top of the page: ` +
        '--cover-photo-ratio sets its width divided by its height\n',
    );
  });

  it('whose server is not there is kept', async () => {
    const gone = await pictureServer({});
    await gone.close();
    const set = await setPhoto(`${gone.origin}/a.png`);
    expect(set).toMatchObject({ code: 0, ratio: null });
    expect(set.err).toContain('ECONNREFUSED');
  });

  it('is not asked for where its ratio is said', async () => {
    const before = pictures.asked.length;
    const set = await setPhoto(`${pictures.origin}/wide.png`, '--cover-photo-ratio', '2.5');
    expect(set).toMatchObject({ err: '', ratio: 2.5 });
    expect(pictures.asked).toHaveLength(before);
  });

  it('is not asked for where something else is wrong', async () => {
    const before = pictures.asked.length;
    const photo = ['--cover-photo-url', `${pictures.origin}/wide.png`];
    const { code } = await flyleaf('publication', 'set', 'tideline', ...photo, '--language', 'nl');
    expect(code).toBe(1);
    expect(pictures.asked).toHaveLength(before);
  });

  it('takes its ratio with it', async () => {
    await setPhoto(`${pictures.origin}/wide.png`);
    expect(await setPhoto('')).toEqual({ code: 0, err: '', url: null, ratio: null });
  });

  it('of a section is measured too', async () => {
    const photo = ['--cover-photo-url', `${pictures.origin}/tall.svg`, '--json'];
    const { out } = await flyleaf('section', 'set', 'tideline', 'harbours', ...photo);
    expect(JSON.parse(out)).toMatchObject({ cover_photo_ratio: 0.8 });
  });

  it('is not waited for longer than a while', async () => {
    const measured = measurePhoto(`${pictures.origin}/silent.png`, { ...NO_LIMITS, time: 50 });
    await expect(measured).rejects.toThrow('it took longer than 0.05 seconds');
  });

  it('that stops half-way is not waited for either', async () => {
    const measured = measurePhoto(`${pictures.origin}/endless.png`, { ...NO_LIMITS, time: 200 });
    await expect(measured).rejects.toThrow('it took longer than 0.2 seconds');
  });

  it('is read up to a number of bytes', async () => {
    expect(await measurePhoto(`${pictures.origin}/long.png`, NO_LIMITS)).toBe(1.3333);
    const header = { ...NO_LIMITS, bytes: 33 };
    expect(await measurePhoto(`${pictures.origin}/long.png`, header)).toBe(1.3333);
    const measured = measurePhoto(`${pictures.origin}/long.png`, { ...NO_LIMITS, bytes: 20 });
    await expect(measured).rejects.toThrow('it is no picture whose size can be read');
  });
});
