import { expect, it } from 'vitest';
import { override } from '../../../../widgets/shared/text/override.ts';

const ours = () => ({ label: 'Your email', subscribe: 'Subscribe' });

it('puts the publisher’s words in place of ours, and leaves the others', () => {
  const messages = ours();
  override(messages, { copy: { en: { form: { label: 'Your mail' } } } }, 'form');
  expect(messages).toEqual({ label: 'Your mail', subscribe: 'Subscribe' });
});

it.each([
  ['none are there', {}],
  ['they are of another group', { copy: { en: { popup: { label: 'No' } } } }],
  ['they are in another language than the script', { copy: { de: { form: { label: 'Nein' } } } }],
])('leaves ours where %s', (_, settings) => {
  const messages = ours();
  override(messages, settings, 'form');
  expect(messages).toEqual(ours());
});
