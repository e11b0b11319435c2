import { beforeEach, describe, expect, it, vi } from 'vitest';
import { READER_KEY } from '../../../../src/contracts/reader-keys.ts';
import { importReader } from '../../../../widgets/subscribe-form/import-reader.ts';
import {
  ACCEPTED,
  ADDRESS,
  KEY,
  bodies,
  close,
  emitted,
  enterCode,
  heading,
  open,
  settle,
  signUp,
  stageForms,
} from '../../../support/widgets/form-stage.ts';
import type { EmbedSettings, KnownReader } from '../../../../src/contracts/embed.ts';

vi.mock('../../../../widgets/subscribe-form/import-reader.ts', { spy: true });
stageForms();

const TOKEN = 't'.repeat(43);
const VIEWER = { level: 'free', email_hint: 'r•••@example.com' } as const;
const CONFIRMED = { confirmed: true, email: ADDRESS };
const KNOWN = { body: { ...CONFIRMED, reader: { ...VIEWER, waiting: false, token: TOKEN } } };

const kept = () => localStorage.getItem(`${READER_KEY}tide`);
const proofs = () =>
  bodies.flatMap((body) => (body ? [(JSON.parse(body) as { proof?: string }).proof] : []));
const settled = async () => {
  await vi.dynamicImportSettled();
  await settle();
};

let known: KnownReader;
beforeEach(async () => {
  localStorage.clear();
  vi.mocked(importReader)
    .mockReset()
    .mockImplementation(() => import('../../../../widgets/reader/index.ts'));
  known = { viewer: { level: 'anonymous' } };
  await open({ known });
  await signUp(ACCEPTED);
  bodies.length = 0;
});

describe('a reader who types the right code', () => {
  it('is known on the page from then on', async () => {
    await enterCode('123456', KNOWN);
    await settled();
    expect(heading()).toBe('You’re subscribed');
    expect(kept()).toBe(TOKEN);
    expect(known).toMatchObject({ viewer: VIEWER, spared: true });
    expect(emitted('viewer')).toEqual([VIEWER]);
  });

  it('proves a repeat with what the tab keeps, also after a reload', async () => {
    await enterCode('123456', 'lost');
    await enterCode('123457', 'lost');
    await close();
    await open({ known });
    await enterCode('123456', KNOWN);
    const [proof, ...others] = proofs();
    expect(proof).toMatch(/^[\w-]{43}$/u);
    expect(new Set(others)).toEqual(new Set([proof]));
    expect(sessionStorage.getItem(KEY)).toBe('null');
  });

  it.each([
    ['where the answer knows nobody', { body: { ...CONFIRMED, reader: null } }],
    ['where a server of an earlier time says nothing of it', { body: CONFIRMED }],
  ])('is subscribed all the same %s', async (_, answer) => {
    await enterCode('123456', answer);
    await settled();
    expect(heading()).toBe('You’re subscribed');
    expect(importReader).not.toHaveBeenCalled();
    expect([kept(), known.viewer.level]).toEqual([null, 'anonymous']);
  });

  it('is subscribed all the same where the script that keeps readers can’t be had', async () => {
    vi.mocked(importReader).mockRejectedValue(new Error('lost'));
    await enterCode('123456', KNOWN);
    await settled();
    expect(heading()).toBe('You’re subscribed');
    expect(kept()).toBeNull();
  });

  it('is known where the loader is of an earlier time, and keeps no record', async () => {
    await close();
    await open();
    await enterCode('123456', KNOWN);
    await settled();
    expect(kept()).toBe(TOKEN);
    expect(emitted('viewer')).toEqual([VIEWER]);
  });
});

describe('the script that keeps readers', () => {
  it('is asked for under another path where it did not come', async () => {
    const { importReader: load } = await vi.importActual<{ importReader: typeof importReader }>(
      '../../../../widgets/subscribe-form/import-reader.ts',
    );
    // As it stands it divides by what is not there; with the other path before it, it is a script.
    const scripts = '/;export const meet = "here";//*';
    const settings = { platform: 'data:text/javascript,', scripts };
    await expect(load(settings as unknown as EmbedSettings)).resolves.toMatchObject({
      meet: 'here',
    });
  });
});
