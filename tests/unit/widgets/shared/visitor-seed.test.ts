import { afterEach, expect, it, vi } from 'vitest';
import { visitorSeed } from '../../../../widgets/shared/persist/visitor-seed.persist.ts';

const kept = () => localStorage.getItem('flyleaf_seed');

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('is the same for a reader who allowed tracking, each time', () => {
  const seed = visitorSeed(true);
  expect(seed).toMatch(/^\d+-\d+$/u);
  expect(visitorSeed(true)).toBe(seed);
  expect(kept()).toBe(seed);
});

it('is neither made nor read while the page says nothing', () => {
  expect(visitorSeed(undefined)).toBeNull();
  expect(kept()).toBeNull();
  visitorSeed(true);
  expect(visitorSeed(undefined)).toBeNull();
  expect(kept()).not.toBeNull();
});

it('is forgotten when a reader takes the word back', () => {
  visitorSeed(true);
  expect(visitorSeed(false)).toBeNull();
  expect(kept()).toBeNull();
});

it('is none in a browser that keeps nothing', () => {
  vi.stubGlobal('localStorage', null);
  expect(visitorSeed(true)).toBeNull();
});
