import { describe, expect, it } from 'vitest';
import { isListedAudience, LISTED_AUDIENCES } from '../../../../src/posts/listed-audiences.ts';

describe('the publicly listed audiences', () => {
  it('are three', () => {
    expect(LISTED_AUDIENCES).toEqual(['founding', 'only_paid', 'everyone']);
  });

  it.each(LISTED_AUDIENCES)('have %s', (audience) => {
    expect(isListedAudience(audience)).toBe(true);
  });

  it.each(['only_free', 'Everyone', '', 'staff', null, undefined])('lack %j', (audience) => {
    expect(isListedAudience(audience)).toBe(false);
  });
});
