import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { imageSize } from 'image-size';
import { parseCuratedCover } from '../../../../server/covers/curated-cover.ts';
import {
  demoAddressAt,
  demoCover,
  demoSettings,
} from '../../../../server/publications/demo-content.ts';
import { SIDE_IMAGE_RATIO } from '../../../../src/popup/cover-image.ts';

const ORIGIN = 'http://localhost:8788';
const fileAt = (url: string) => `demo-site/files${new URL(url).pathname}`;

it('is a cover that a publisher could have written', () => {
  const cover = demoCover(ORIGIN);
  expect(parseCuratedCover(JSON.parse(JSON.stringify(cover)))).toEqual(cover);
});

it('shows pictures that the demo site has', () => {
  const { logo_url, cover_photo_url } = demoSettings(ORIGIN);
  const faces = demoCover(ORIGIN).top_subscribers?.map(({ photo_url }) => photo_url) ?? [];
  expect(faces).toHaveLength(3);
  for (const url of [logo_url, cover_photo_url, ...faces]) {
    expect(existsSync(fileAt(url ?? '')), `${url}`).toBe(true);
  }
});

it('says how wide its cover photo is, which stands at the side', () => {
  const { cover_photo_url, cover_photo_ratio } = demoSettings(ORIGIN);
  const { width, height } = imageSize(readFileSync(fileAt(cover_photo_url ?? '')));
  expect(cover_photo_ratio).toBe(width / height);
  expect(cover_photo_ratio).toBeLessThan(SIDE_IMAGE_RATIO);
});

it.each([
  ['http://localhost:1234/shore.svg', `${ORIGIN}/shore.svg`],
  ['http://localhost:1234/', `${ORIGIN}/`],
  ['http://localhost:1234/mine.svg', 'http://localhost:1234/mine.svg'],
  ['https://tideline.example/shore.svg', 'https://tideline.example/shore.svg'],
  ['Slow Trains', 'Slow Trains'],
])('moves %s to %s', (url, moved) => {
  expect(demoAddressAt(url, ORIGIN)).toBe(moved);
});
