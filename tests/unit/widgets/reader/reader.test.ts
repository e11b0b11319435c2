import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { know, meet } from '../../../../widgets/reader/index.ts';
import { READER_KEY } from '../../../../src/contracts/reader-keys.ts';
import { embedSettings } from '../../../support/widgets/embed-settings.ts';
import type { Emit, KnownReader } from '../../../../src/contracts/embed.ts';
import type { ReaderAnswer } from '../../../../src/contracts/reader.contract.ts';

const settings = embedSettings();
const KEY = `${READER_KEY}tide`;
const CODE = 'c'.repeat(43);
const HINT = 'r•••@example.com';
const FREE: ReaderAnswer = { level: 'free', email_hint: HINT, waiting: false, token: null };
const STRANGER = { level: 'anonymous' };

const ask = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const emit = vi.fn<Emit>();
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const refused = (status: number) => Promise.resolve(json({ code: 'x' }, status));
const answers = (...all: (Partial<ReaderAnswer> | number | Error)[]) => {
  for (const each of all) {
    if (each instanceof Error) ask.mockRejectedValueOnce(each);
    else if (typeof each === 'number') ask.mockReturnValueOnce(refused(each));
    else ask.mockResolvedValueOnce(json({ ...FREE, ...each }));
  }
};
const bearerOf = (call: number) =>
  new Headers(ask.mock.calls[call]?.[1].headers).get('authorization');
const bodyOf = (call: number) => JSON.parse(`${ask.mock.calls[call]?.[1].body}`) as object;
const comeFrom = (referrer: string) =>
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);

beforeEach(() => {
  ask.mockReset().mockRejectedValue(new TypeError('offline'));
  emit.mockReset();
  vi.stubGlobal('fetch', ask);
  comeFrom('https://flyleaf.example/');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('a reader who brings a code', () => {
  it('is known by it, and the token is kept', async () => {
    answers({ token: 't1' });
    const { viewer, spared } = await know(settings, CODE, emit);
    expect(viewer).toEqual({ level: 'free', email_hint: HINT });
    expect(spared).toBe(true);
    expect(localStorage.getItem(KEY)).toBe('t1');
    expect(ask.mock.calls[0]?.[0]).toBe('https://flyleaf.example/api/v1/reader-token');
    expect(ask.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', credentials: 'omit' });
    expect(bodyOf(0)).toEqual({
      publication: 'tide',
      code: CODE,
      proof: expect.stringMatching(/^[\w-]{43}$/u),
    });
  });

  it('is asked for once more with the same proof where the answer is lost', async () => {
    answers(new TypeError('lost'), { token: 't1' });
    await know(settings, CODE, emit);
    expect(bodyOf(1)).toEqual(bodyOf(0));
    expect(localStorage.getItem(KEY)).toBe('t1');
  });

  it.each([
    '',
    'https://evil.example/',
    'https://flyleaf.example.evil.example/',
    'http://flyleaf.example/',
    'https://flyleaf.example:444/',
    'https://example/',
  ])('brings one of somebody else where they come from %j: it is left', async (referrer) => {
    comeFrom(referrer);
    expect((await know(settings, CODE, emit)).viewer).toEqual(STRANGER);
    expect(ask).not.toHaveBeenCalled();
  });

  it.each(['https://tide.flyleaf.example/', 'https://flyleaf.example/confirm'])(
    'may come from %s',
    async (referrer) => {
      comeFrom(referrer);
      answers({ token: 't1' });
      expect((await know(settings, CODE, emit)).viewer.level).toBe('free');
    },
  );

  it('whose code is worth nothing is known by the token that was kept', async () => {
    localStorage.setItem(KEY, 't0');
    answers(400, {});
    expect((await know(settings, CODE, emit)).viewer.level).toBe('free');
    expect(bearerOf(1)).toBe('Bearer t0');
  });

  it('whose code is worth nothing is a stranger without one', async () => {
    answers(400);
    expect(await know(settings, CODE, emit)).toEqual({ viewer: STRANGER });
  });

  it('is known for this page where storage is refused', async () => {
    vi.stubGlobal('localStorage', undefined);
    answers({ level: 'anonymous', token: 't1' }, {});
    const { reader, viewer } = await know(settings, CODE, emit);
    expect(viewer).toEqual({ level: 'anonymous', email_hint: HINT });
    await reader?.subscribe();
    expect(bearerOf(1)).toBe('Bearer t1');
  });
});

describe('a reader who has proven on the page who they are', () => {
  it('is kept, written into the page’s record, and the page is told', async () => {
    const known: KnownReader = { viewer: { level: 'anonymous' } };
    meet(settings, { ...FREE, token: 't1' }, known, emit);
    expect(localStorage.getItem(KEY)).toBe('t1');
    expect(known).toMatchObject({ viewer: { level: 'free', email_hint: HINT }, spared: true });
    expect(emit).toHaveBeenCalledExactlyOnceWith('viewer', known.viewer);
    expect(ask).not.toHaveBeenCalled();

    answers({});
    await known.reader?.signOut();
    expect(bearerOf(0)).toBe('Bearer t1');
    expect(known).toEqual({ viewer: STRANGER });
  });

  it('is nobody where the answer is none', () => {
    const known: KnownReader = { viewer: { level: 'anonymous' } };
    expect(() => meet(settings, {} as ReaderAnswer, known, emit)).toThrow('No viewer');
    expect(known).toEqual({ viewer: STRANGER });
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(emit).not.toHaveBeenCalled();
  });
});

describe('a reader whose token was kept', () => {
  beforeEach(() => localStorage.setItem(KEY, 't0'));

  it('is asked about with it', async () => {
    answers({ level: 'anonymous', waiting: true });
    const { viewer, spared } = await know(settings, undefined, emit);
    expect(viewer).toEqual({ level: 'anonymous', email_hint: HINT, waiting: true });
    expect(spared).toBe(true);
    expect(ask.mock.calls[0]?.[0]).toBe('https://flyleaf.example/api/v1/viewer?publication=tide');
    expect(bearerOf(0)).toBe('Bearer t0');
  });

  it('goes on with the successor that comes with an answer', async () => {
    answers({ token: 't1' });
    await know(settings, undefined, emit);
    expect(localStorage.getItem(KEY)).toBe('t1');
  });

  it('goes on with the old one where the successor can’t be stored', async () => {
    answers({ level: 'anonymous', token: 't1' }, {});
    const setItem = () => {
      throw new Error('full');
    };
    vi.stubGlobal('localStorage', { getItem: () => 't0', setItem });
    const { reader } = await know(settings, undefined, emit);
    await reader?.subscribe();
    expect(bearerOf(1)).toBe('Bearer t0');
  });

  it('uses what another tab has put there meanwhile', async () => {
    answers({ level: 'anonymous' }, {});
    const { reader } = await know(settings, undefined, emit);
    localStorage.setItem(KEY, 't9');
    await reader?.subscribe();
    expect(bearerOf(1)).toBe('Bearer t9');
  });

  it('is forgotten, quietly, when it was signed out elsewhere', async () => {
    answers(401);
    expect(await know(settings, undefined, emit)).toEqual({ viewer: STRANGER });
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it.each([new TypeError('offline'), 500, 503, 403])(
    'is kept, and not a stranger, when nobody can say: %s',
    async (trouble) => {
      answers(trouble);
      await expect(know(settings, undefined, emit)).rejects.toThrow();
      expect(localStorage.getItem(KEY)).toBe('t0');
    },
  );

  it('is kept where some network answers with a page of its own', async () => {
    ask.mockResolvedValueOnce(new Response('<p>Sign in to the wifi', { status: 200 }));
    await expect(know(settings, undefined, emit)).rejects.toThrow();
    expect(localStorage.getItem(KEY)).toBe('t0');
  });

  it('subscribes by one click, and the page is told', async () => {
    answers({ level: 'anonymous' }, {});
    const known = await know(settings, undefined, emit);
    await expect(known.reader?.subscribe()).resolves.toEqual({ level: 'free', email_hint: HINT });
    expect(known.viewer.level).toBe('free');
    expect(emit).toHaveBeenCalledExactlyOnceWith('viewer', known.viewer);
  });

  it('that ended meanwhile subscribes nobody, and is forgotten', async () => {
    answers({ level: 'anonymous' }, 401);
    const known = await know(settings, undefined, emit);
    await expect(known.reader?.subscribe()).rejects.toMatchObject({ status: 401 });
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(emit).toHaveBeenCalledExactlyOnceWith('viewer', STRANGER);
  });

  it.each([{}, 500, new TypeError('offline')])('signs out of this site: %s', async (ending) => {
    answers({}, ending);
    const known = await know(settings, undefined, emit);
    await known.reader?.signOut();
    expect(bearerOf(1)).toBe('Bearer t0');
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(known).toEqual({ viewer: STRANGER });
    expect(emit).toHaveBeenCalledExactlyOnceWith('viewer', STRANGER);
  });
});
