import { describe, expect, it } from 'vitest';
import {
  LEGAL_DOCUMENTS,
  describeLegalLine,
  legalLineLabel,
  legalOwners,
} from '../../../../src/popup/legal-line.ts';

describe('the documents of a sign-up', () => {
  it.each([
    [{}, 'platform', 'platform'],
    [{ has_custom_tos: null, has_custom_privacy: undefined }, 'platform', 'platform'],
    [{ has_custom_tos: false, has_custom_privacy: false }, 'platform', 'platform'],
    [{ has_custom_tos: true }, 'publication', 'platform'],
    [{ has_custom_privacy: true }, 'platform', 'publication'],
    [{ has_custom_tos: true, has_custom_privacy: true }, 'publication', 'publication'],
  ])('of %o have terms by the %s and a privacy policy by the %s', (publication, terms, privacy) => {
    expect(legalOwners(publication)).toEqual({ terms, privacy, collection: 'platform' });
  });
});

describe('the line about them', () => {
  it('reads as one sentence', () => {
    expect(legalLineLabel({})).toBe(
      'By subscribing you agree to the terms of use, and to the privacy policy with its collection notice.',
    );
  });

  it('links each document once, and says whose it is', () => {
    const links = describeLegalLine({ has_custom_tos: true }).filter(({ kind }) => kind === 'link');
    expect(links).toEqual([
      { kind: 'link', document: 'terms', owner: 'publication', text: 'terms of use' },
      { kind: 'link', document: 'privacy', owner: 'platform', text: 'privacy policy' },
      { kind: 'link', document: 'collection', owner: 'platform', text: 'collection notice' },
    ]);
    expect(LEGAL_DOCUMENTS).toEqual(['terms', 'privacy', 'collection']);
  });
});
