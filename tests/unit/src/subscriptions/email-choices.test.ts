import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EMAIL_CHOICES,
  POSTS_PART,
  keepEmailChoices,
  readEmailChoice,
  sectionPart,
} from '../../../../src/subscriptions/email-choices.ts';
import { subscriptionKind } from '../../../../src/subscriptions/subscription-kind.ts';

const choice = fc.constantFrom(...EMAIL_CHOICES);
const choices = fc
  .tuple(choice, fc.dictionary(fc.nat(50).map(sectionPart), choice))
  .map(([posts, sections]) => ({ [POSTS_PART]: posts, ...sections }));

describe('how the posts of a part come', () => {
  it.each([
    ['nothing is set', {}, 'individual'],
    ['e-mails are disabled', { email_disabled: true }, 'none'],
    ['the part is digest', { email_settings: { posts: 'digest' } }, 'digest'],
    ['the part is off', { email_settings: { posts: false } }, 'none'],
    [
      'the digest is on for all',
      { email_disabled: true, email_settings: { digest: true } },
      'digest',
    ],
    ['the digest is on for it', { email_settings: { digest: { posts: true } } }, 'digest'],
    ['the digest is off for it', { email_settings: { digest: { posts: false } } }, 'individual'],
    ['a word is unknown', { email_settings: { posts: 'weekly' } }, 'individual'],
    ['a part is called like a method', { email_settings: {} }, 'individual'],
  ])('where %s', (_, facts, expected) => {
    expect(readEmailChoice(facts, POSTS_PART)).toBe(expected);
  });

  it('in a section for which nothing is set is that of the posts', () => {
    const facts = { email_disabled: true, email_settings: { posts: 'digest' } };
    expect(readEmailChoice(facts, sectionPart(7))).toBe('digest');
    expect(readEmailChoice(facts, 'toString')).toBe('digest');
  });

  it('is what the reader chose', () => {
    fc.assert(
      fc.property(choices, (chosen) => {
        const kept = keepEmailChoices(chosen);
        for (const [part, each] of Object.entries(chosen)) {
          expect(readEmailChoice(kept, part)).toBe(each);
        }
      }),
    );
  });

  it('makes the kind of subscriber that gets just that', () => {
    fc.assert(
      fc.property(choices, (chosen) => {
        const all = Object.values(chosen);
        const facts = { membership_state: 'subscribed', ...keepEmailChoices(chosen) };
        const digest = all.includes('digest') ? 'digest' : 'emails_disabled';
        expect(subscriptionKind(facts, 0)).toBe(all.includes('individual') ? 'free' : digest);
      }),
    );
  });
});
