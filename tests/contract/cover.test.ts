import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coverCall, coverSectionSchema } from '../../src/contracts/cover.contract.ts';
import { errorBodySchema } from '../../src/contracts/error.contract.ts';
import { ERROR_CODES } from '../../src/errors/error-codes.ts';
import { setCover } from '../../server/covers/cover.service.ts';
import { setPublication } from '../../server/publications/publication.service.ts';
import { createSection } from '../../server/publications/section.service.ts';
import { ensureDemoPublication } from '../../server/publications/demo-publication.ts';
import { testApp } from '../support/app.ts';
import type { TestApp } from '../support/app.ts';

const path = (publication: string, query = '') =>
  coverCall.path.replace(':publication', publication) + query;

describe('answers of the cover call', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp();
    await ensureDemoPublication(test.deps, 'http://localhost:8788');
    await createSection(test.deps, 'demo', 'harbours', { name: 'Harbours' });
  });
  afterAll(() => test.dispose());

  const ask = async (query = '') => (await test.app.inject(path('demo', query))).json();

  it.each(['', '?section=harbours', '?section=unknown'])(
    'say what the contract says, and nothing else, with %j',
    async (query) => {
      const answer: unknown = await ask(query);
      expect(coverCall.response.strict().parse(answer)).toEqual(answer);
    },
  );

  it('say of a section what the contract says, and nothing else', async () => {
    const { section } = coverCall.response.parse(await ask('?section=harbours'));
    expect(coverSectionSchema.strict().parse(section)).toEqual(section);
  });

  it('hold while all that can be left out is left out', async () => {
    const cover = {
      blurbs: [{ description: 'Quiet.' }],
      top_posts: [{ title: 'Sea', url: 'https://tideline.example/p/sea' }],
      top_subscribers: [{ photo_url: 'https://tideline.example/ada.jpg' }],
    };
    await setCover(test.deps, 'demo', cover);
    await setPublication(test.deps, 'demo', { popup_variant: 'social_proof' });
    const answer: unknown = await ask();
    expect(coverCall.response.strict().parse(answer)).toEqual(answer);
  });

  it.each([
    ['an unknown publication', path('unknown')],
    ['a section that is too long', path('demo', `?section=${'x'.repeat(201)}`)],
  ])('to %s have the one body of errors', async (_, url) => {
    const answer = await test.app.inject(url);
    const error = errorBodySchema.strict().parse(answer.json());
    expect(answer.statusCode).toBe(ERROR_CODES[error.code]);
    expect(error.requestId).toBe(answer.headers['x-request-id']);
  });
});
