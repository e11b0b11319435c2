import { describe, expect, it } from 'vitest';
import {
  REMOVED_PUBLICATION_MESSAGE,
  SUSPENDED_ACCOUNT_MESSAGE,
} from '../../../../src/moderation/moderation-messages.ts';

describe('the message of a suspended account', () => {
  it.each([
    ['that it is suspended', /account is currently suspended/u],
    ['that something posted may have violated the rules', /posted may have violated our rules/u],
    ['whom to appeal to', /appeal to our enforcement team/u],
  ])('says %s', (_, words) => {
    expect(SUSPENDED_ACCOUNT_MESSAGE).toMatch(words);
  });
});

describe('the message of a removed publication', () => {
  it('says that it is no longer in public view', () => {
    expect(REMOVED_PUBLICATION_MESSAGE).toMatch(/publication has been removed from public view/u);
  });
});
