import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  POPUP_EXPERIMENT,
  POPUP_VARIANTS,
  choosePopupVariant,
  isPopupVariant,
  isVariantEligible,
} from '../../../../src/popup/popup-variant.ts';
import { assignArm } from '../../../../src/popup/assign-arm.ts';
import type { VariantFacts } from '../../../../src/popup/popup-variant.ts';

const eligible: VariantFacts = {
  welcomePageDetails: true,
  freeSubscriberCount: 1_234,
  isMobile: false,
  publication: { invite_only: false, custom_domain: null },
  referralCode: null,
  topPosts: [{}],
  topSubscribers: [{}],
};

const ineligible: [string, Partial<VariantFacts>][] = [
  ['welcome-page details are off', { welcomePageDetails: false }],
  ['there is no count', { freeSubscriberCount: null }],
  ['the count is not known', { freeSubscriberCount: undefined }],
  ['the count is zero', { freeSubscriberCount: 0 }],
  ['the count is too small to be said', { freeSubscriberCount: 10 }],
  ['the viewer is on mobile', { isMobile: true }],
  ['the publication is invite-only', { publication: { invite_only: true } }],
  ['it has a custom domain', { publication: { custom_domain: 'letters.example' } }],
  ['there is a referral code', { referralCode: 'k3f' }],
  ['there are no top posts', { topPosts: [] }],
  ['top posts are not known', { topPosts: null }],
  ['top posts are absent', { topPosts: undefined }],
  ['there are no top subscribers', { topSubscribers: [] }],
  ['top subscribers are not known', { topSubscribers: null }],
];

const on = { isExperimentOn: true };
/** A visitor in each arm, by the assignment itself. */
const seedOf = (variant: string) =>
  Array.from({ length: 50 }, (_, index) => `visitor ${index}`).find(
    (seed) => assignArm(POPUP_EXPERIMENT, seed, POPUP_VARIANTS) === variant,
  );

describe('who may see another look', () => {
  it('is everyone of whom all conditions hold', () => {
    expect(isVariantEligible(eligible)).toBe(true);
  });

  it.each(ineligible)('is nobody when %s', (_, change) => {
    expect(isVariantEligible({ ...eligible, ...change })).toBe(false);
  });

  it.each<[string, Partial<VariantFacts>]>([
    ['the smallest count that can be said', { freeSubscriberCount: 11 }],
    ['an absent invite-only flag', { publication: {} }],
    ['a blank custom domain', { publication: { custom_domain: ' ' } }],
    ['a blank referral code', { referralCode: '' }],
    ['an absent referral code', { referralCode: undefined }],
  ])('counts %s as no obstacle', (_, change) => {
    expect(isVariantEligible({ ...eligible, ...change })).toBe(true);
  });
});

describe('the look of the popup', () => {
  it.each(POPUP_VARIANTS)('is %s for those whom the experiment assigns it', (variant) => {
    const seed = seedOf(variant);
    expect(seed).toBeDefined();
    expect(choosePopupVariant(eligible, on, seed)).toBe(variant);
  });

  it.each(ineligible)('is the default when %s, forced or not', (_, change) => {
    const facts = { ...eligible, ...change };
    expect(choosePopupVariant(facts, on, seedOf('large_fonts'))).toBe('default');
    expect(choosePopupVariant(facts, { ...on, forced: 'large_fonts' }, 'any')).toBe('default');
  });

  it('is the default while the experiment is off', () => {
    const off = { isExperimentOn: false };
    expect(choosePopupVariant(eligible, off, seedOf('social_proof'))).toBe('default');
  });

  it.each([[''], [null], [undefined]])('is the default for the seed %o', (seed) => {
    expect(choosePopupVariant(eligible, on, seed)).toBe('default');
  });

  it.each(POPUP_VARIANTS)('is %s where that is forced, experiment on or off', (variant) => {
    const seed = seedOf('social_proof');
    for (const isExperimentOn of [true, false]) {
      expect(choosePopupVariant(eligible, { isExperimentOn, forced: variant }, seed)).toBe(variant);
    }
    expect(choosePopupVariant(eligible, { ...on, forced: variant }, null)).toBe(variant);
  });

  it.each([['fancy'], [''], [null], [undefined]])('ignores the forced look %o', (forced) => {
    const choice = { ...on, forced };
    expect(choosePopupVariant(eligible, choice, seedOf('large_fonts'))).toBe('large_fonts');
  });

  it('does not change for a visitor', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (seed) => {
        const variant = choosePopupVariant(eligible, on, seed);
        expect(isPopupVariant(variant)).toBe(true);
        expect(choosePopupVariant({ ...eligible, freeSubscriberCount: 99 }, on, seed)).toBe(
          variant,
        );
      }),
    );
  });
});

it('names its three looks and its experiment, by which visitors are assigned', () => {
  expect(POPUP_VARIANTS).toEqual(['default', 'social_proof', 'large_fonts']);
  expect(POPUP_EXPERIMENT).toBe('welcome_popup_variant');
});
