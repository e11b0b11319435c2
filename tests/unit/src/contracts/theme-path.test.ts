import { describe, expect, it } from 'vitest';
import { themePath } from '../../../../src/contracts/paths.ts';

describe('the path of an accent', () => {
  it.each([
    ['#b4532a', '/theme/b4532a.css'],
    ['#B4532A', '/theme/b4532a.css'],
    ['#f80', '/theme/ff8800.css'],
  ])('of %s is %s', (accent, path) => {
    expect(themePath(accent)).toBe(path);
  });

  it.each([null, '', 'red', '#12', '#12345', '#1234567', '#b4532a"><script>', '../b4532a'])(
    'is null for %j',
    (accent) => {
      expect(themePath(accent)).toBeNull();
    },
  );
});
