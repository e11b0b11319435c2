import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MESSAGE_MAX_BYTES } from '../../../../src/attribution/attribution-limits.ts';
import {
  ATTRIBUTION_PROTOCOL,
  FRAME_ERROR_CODES,
  FRAME_MESSAGE_TYPES,
  PAGE_MESSAGE_TYPES,
  parseFrameMessage,
  parsePageMessage,
} from '../../../../src/attribution/attribution-messages.ts';

const visit = { href: 'https://a.example/', referrer: '', timestamp: 5 };
const landing = { landingSurface: 'post', landingSurfaceId: 'one', landingPublicationId: 7 };
const record = {
  sid: 's',
  sessionStart: 5,
  originalReferrer: '',
  landingPage: 'https://a.example/',
  ...landing,
  visits: [visit],
};
const report = { v: 1, id: 3, type: 'log_attribution', body: { ...visit, ...landing } };
const question = { v: 1, id: 3, type: 'fetch_attribution' };
const hello = { v: 1, type: 'hello' };
const ready = { v: 1, type: 'attributionReady' };
const result = { v: 1, id: 3, type: 'result', body: record };
const failure = { v: 1, id: 3, type: 'error', code: 'storage' };

describe('a message of a page', () => {
  it.each([[report], [question], [hello]])('is read: %o', (message) => {
    expect(parsePageMessage(message)).toEqual(message);
    expect(parsePageMessage({ ...message, more: 1 })).toEqual(message);
  });

  it('may report a visit without a landing', () => {
    const none = { landingSurface: null, landingSurfaceId: null, landingPublicationId: null };
    expect(parsePageMessage({ ...report, body: visit })).toEqual({
      ...report,
      body: { ...visit, ...none },
    });
  });

  it.each([
    [{ ...report, type: 'other' }],
    [{ ...question, type: undefined }],
    [{ ...question, type: 'toString' }],
    [{ ...report, v: 2 }],
    [{ ...question, v: '1' }],
    [{ type: 'hello' }],
    [{ ...report, id: undefined }],
    [{ ...question, id: 0 }],
    [{ ...question, id: 'x' }],
    [{ ...report, body: null }],
    [{ ...report, body: landing }],
    [{ ...report, body: { ...visit, landingSurface: 5 } }],
    [{ ...report, body: { ...visit, href: 'x'.repeat(2_049) } }],
    [{ ...report, body: { ...visit, referrer: 'x'.repeat(2_049) } }],
    [ready],
    [result],
    [failure],
    [null],
    [undefined],
    ['hello'],
    [[hello]],
  ])('is not %o', (data) => {
    expect(parsePageMessage(data)).toBeNull();
  });
});

describe('a message of the frame', () => {
  it.each([
    [ready],
    [result],
    [{ ...result, body: null }],
    [failure],
    [{ ...failure, code: 'refused' }],
  ])('is read: %o', (message) => {
    expect(parseFrameMessage(message)).toEqual(message);
    expect(parseFrameMessage({ ...message, more: 1 })).toEqual(message);
  });

  it.each([
    [{ ...ready, v: 2 }],
    [{ ...ready, v: undefined }],
    [{ ...ready, type: 'AttributionReady' }],
    [{ ...result, id: -1 }],
    [{ ...result, id: undefined }],
    [{ ...result, body: undefined }],
    [{ ...result, body: {} }],
    [{ ...result, body: { ...record, visits: Array.from({ length: 21 }, () => visit) } }],
    [{ ...failure, code: 'other' }],
    [{ ...failure, code: undefined }],
    [{ ...failure, type: 'warning' }],
    [hello],
    [report],
    [question],
    [null],
    [5],
  ])('is not %o', (data) => {
    expect(parseFrameMessage(data)).toBeNull();
  });
});

describe('the size of a message', () => {
  /** A message whose JSON has so many bytes. */
  const messageOf = (bytes: number) => {
    const empty = JSON.stringify({ ...hello, pad: '' }).length;
    return { ...hello, pad: 'x'.repeat(bytes - empty) };
  };

  it.each([
    [16_383, true],
    [16_384, true],
    [16_385, false],
  ])('may be %i bytes: %s', (bytes, isRead) => {
    expect(new TextEncoder().encode(JSON.stringify(messageOf(bytes)))).toHaveLength(bytes);
    expect(parsePageMessage(messageOf(bytes)) !== null).toBe(isRead);
    const frame = {
      ...messageOf(bytes - (ready.type.length - hello.type.length)),
      type: ready.type,
    };
    expect(parseFrameMessage(frame) !== null).toBe(isRead);
  });

  it.each([
    ['ı', 8_000, true],
    ['ı', 8_200, false],
    ['界', 5_450, true],
    ['界', 5_460, false],
    ['😀', 4_080, true],
    ['😀', 4_096, false],
    ['\ud800', 2_700, true],
    ['\ud800', 2_731, false],
  ])('counts the bytes of %o × %i: %s', (character, count, isRead) => {
    const message = { ...hello, pad: character.repeat(count) };
    const bytes = new TextEncoder().encode(JSON.stringify(message)).length;
    expect(bytes <= MESSAGE_MAX_BYTES).toBe(isRead);
    expect(parsePageMessage(message) !== null).toBe(isRead);
  });

  it('is not asked of what has no JSON', () => {
    const circle: Record<string, unknown> = { ...hello };
    circle['self'] = circle;
    expect(parsePageMessage(circle)).toBeNull();
    expect(parsePageMessage({ ...hello, big: 1n })).toBeNull();
  });
});

it('reads nothing out of anything else, and throws at nothing', () => {
  const junk = fc.record(
    {
      v: fc.constant(1),
      id: fc.anything(),
      type: fc.constantFrom(...PAGE_MESSAGE_TYPES.slice(1)),
      body: fc.anything(),
    },
    { requiredKeys: ['v', 'type'] },
  );
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect([parsePageMessage(data), parseFrameMessage(data)]).toEqual([null, null]);
    }),
  );
  fc.assert(
    fc.property(junk, (data) => {
      const message = parsePageMessage(data);
      expect(message === null || message.type === 'fetch_attribution').toBe(true);
    }),
  );
});

it('has the types of the specification, and those that carry the answers', () => {
  expect(ATTRIBUTION_PROTOCOL).toBe(1);
  expect(PAGE_MESSAGE_TYPES).toEqual(['hello', 'log_attribution', 'fetch_attribution']);
  expect(FRAME_MESSAGE_TYPES).toEqual(['attributionReady', 'result', 'error']);
  expect(FRAME_ERROR_CODES).toEqual(['storage', 'refused']);
  expect(MESSAGE_MAX_BYTES).toBe(16_384);
});
