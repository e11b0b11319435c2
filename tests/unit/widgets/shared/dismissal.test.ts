import { afterEach, expect, it } from 'vitest';
import {
  writeDismissal,
  writeSignup,
} from '../../../../widgets/shared/persist/dismissal.persist.ts';

afterEach(() => {
  document.cookie = 'flyleaf_dismissed=; path=/; max-age=0';
});

it('keeps the time of the last dismissal', () => {
  writeDismissal(1);
  writeDismissal(2);
  expect(document.cookie).toBe('flyleaf_dismissed=2');
});

it('keeps a sign-up in place of a dismissal', () => {
  writeDismissal(1);
  writeSignup(2);
  expect(document.cookie).toBe('flyleaf_dismissed=s2');
});

it('forgets no sign-up over a later dismissal', () => {
  writeSignup(1);
  writeDismissal(2);
  expect(document.cookie).toBe('flyleaf_dismissed=s1');
});
