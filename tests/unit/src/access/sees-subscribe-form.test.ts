import { describe, expect, it } from 'vitest';
import { seesSubscribeForm } from '../../../../src/access/sees-subscribe-form.ts';
import { VIEWER_LEVELS } from '../../../../src/access/viewer-level.ts';

describe('the subscribe form', () => {
  it.each(VIEWER_LEVELS)(
    'of an invite-only publication is for free subscribers, not %s',
    (level) => {
      expect(seesSubscribeForm({ invite_only: true }, level)).toBe(level === 'free');
    },
  );

  it.each([{ invite_only: false }, { invite_only: null }, {}])('of %j is for everybody', (open) => {
    expect(VIEWER_LEVELS.filter((level) => seesSubscribeForm(open, level))).toEqual(VIEWER_LEVELS);
  });
});
