import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { pageTypesText } from '../../scripts/build/page-types.mjs';
import { compileConsumer } from '../support/library/compile-consumer.ts';
import type { Resolution } from '../support/library/compile-consumer.ts';

const STUB = `
  window.flyleaf ||= function () { (flyleaf.q ||= []).push(arguments); };
`;

const VALID = `
  import type { FlyleafEvents, PageSettings } from 'flyleaf/page';
  ${STUB}
  flyleaf('show', 'welcome-popup');
  flyleaf('hide');
  flyleaf('on', 'subscribed', ({ email, confirmed }) => [email.trim(), confirmed === true]);
  flyleaf('off', 'error', ({ message }) => message.trim());
  flyleaf('consent', { tracking: true });
  flyleaf('set', { audience: 'only_paid', popup: null });
  window.flyleaf('destroy');
  document.addEventListener('flyleaf:dismissed', (event) => event.detail.reason === 'escape');
  window.addEventListener('flyleaf:consent', (event) => event.detail.tracking === true);
  document.createElement('flyleaf-subscribe-form').addEventListener('flyleaf:ready', ({ detail }) =>
    detail.widget === 'subscribe-form');
  export const settings: PageSettings = { theme: 'dark' };
  export const reason: FlyleafEvents['dismissed']['reason'] = 'maybe-later';
`;

const INVALID = [
  `flyleaf('shew');`,
  `flyleaf('show');`,
  `flyleaf('show', 'subscribe-form');`,
  `flyleaf('on', 'clicked', () => {});`,
  `flyleaf('on', 'shown', ({ email }) => email);`,
  `flyleaf('on', 'shown');`,
  `flyleaf('consent', true);`,
  `flyleaf('consent', { tracking: 'yes' });`,
  `flyleaf('set', { audience: 'everybody' });`,
  `flyleaf('set', { layout: 'card' });`,
  `flyleaf('destroy', 1);`,
  `document.addEventListener('flyleaf:shown', (event) => event.detail.reason);`,
];

describe('the types of the page API', () => {
  it('are those of the contract', async () => {
    const text = await pageTypesText();
    expect(readFileSync('dist/public/flyleaf.d.ts', 'utf8')).toBe(text);
    expect(readFileSync('dist/library/page.d.ts', 'utf8')).toBe(text);
    expect(text).not.toMatch(/^import |\(spec |oxlint/mu);
  });

  it.each<Resolution>(['bundler', 'nodenext'])('let pass what is right: %s', (resolution) => {
    expect(compileConsumer(VALID, resolution)).toEqual([]);
  });

  it('find each mistake', () => {
    const text = `import 'flyleaf/page';\n${INVALID.map((line) => `{ ${line} }`).join('\n')}`;
    const messages = compileConsumer(text, 'bundler');
    expect(messages, messages.join('\n')).toHaveLength(INVALID.length);
  });

  it('know the element in JSX', () => {
    const jsx = (attributes: string) =>
      `import 'flyleaf/page'; export const form = <flyleaf-subscribe-form ${attributes}>x</flyleaf-subscribe-form>;`;
    const compile = (attributes: string) =>
      compileConsumer(jsx(attributes), 'bundler', 'consumer.tsx');
    expect(compile('layout="inline" theme="auto" className="x" id="y"')).toEqual([]);
    expect(compile('layout="row"')).toHaveLength(1);
    expect(compile('colour="red"')).toHaveLength(1);
  });
});

describe('the types of the React components', () => {
  const compile = (jsx: string) =>
    compileConsumer(
      `import { SubscribeForm, WelcomePopup } from 'flyleaf/react'; export const form = ${jsx};`,
      'nodenext',
      'consumer.tsx',
    );

  it.each([
    `<SubscribeForm src="/x.js" layout="card" onSubscribed={({ email }) => email.trim()}>x</SubscribeForm>`,
    `<WelcomePopup popup="mount" onDismissed={({ reason }) => reason === 'escape'} />`,
    `[SubscribeForm, WelcomePopup].length`,
  ])('let pass %s', (jsx) => {
    expect(compile(jsx)).toEqual([]);
  });

  it.each([
    `[WelcomePopup, <SubscribeForm layout="row" />]`,
    `[WelcomePopup, <SubscribeForm onShown={() => {}} />]`,
    `[SubscribeForm, <WelcomePopup audience="all" />]`,
  ])('find the mistake in %s', (jsx) => {
    expect(compile(jsx)).toHaveLength(1);
  });
});

describe('the file that the platform serves', () => {
  it('works in a project that has no package of ours, no React and no Preact', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'flyleaf-types-'));
    await writeFile(join(folder, 'flyleaf.d.ts'), readFileSync('dist/public/flyleaf.d.ts'));
    await writeFile(join(folder, 'page.ts'), `${STUB} flyleaf('hide'); flyleaf('shew');`);
    const files = ['flyleaf.d.ts', 'page.ts'].map((name) => join(folder, name));
    const options = { target: ts.ScriptTarget.ES2023, strict: true, noEmit: true, types: [] };
    const found = ts.getPreEmitDiagnostics(ts.createProgram(files, options));
    await rm(folder, { recursive: true });
    const texts = found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain('shew');
  });
});
