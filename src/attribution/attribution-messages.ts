import { MESSAGE_MAX_BYTES } from './attribution-limits.ts';
import { asObject, isId } from './field-guards.ts';
import { parseLanding, parseRecord, parseVisit } from './parse-record.ts';
import type { AttributionRecord, Landing, Visit } from './attribution-record.ts';

/** Version of the messages between a page and the frame; another is ignored. (research/attribution.md §1) */
export const ATTRIBUTION_PROTOCOL = 1;

/** What a page says to the frame: it hands over a port, reports a visit, asks for the record. (spec reader-flows §7; research/attribution.md §1) */
export const PAGE_MESSAGE_TYPES = ['hello', 'log_attribution', 'fetch_attribution'] as const;

/** What the frame says to a page: it is ready, answers, or cannot. (spec reader-flows §7; research/attribution.md §1) */
export const FRAME_MESSAGE_TYPES = ['attributionReady', 'result', 'error'] as const;

/** Why the frame cannot answer. (research/attribution.md §1) */
export const FRAME_ERROR_CODES = ['storage', 'refused'] as const;

interface Versioned {
  v: typeof ATTRIBUTION_PROTOCOL;
}

/** A message of a page to the frame. */
export type PageMessage = Versioned &
  (
    | { type: 'hello' }
    | { type: 'log_attribution'; id: number; body: Visit & Landing }
    | { type: 'fetch_attribution'; id: number }
  );

/** A message of the frame to a page. */
export type FrameMessage = Versioned &
  (
    | { type: 'attributionReady' }
    | { type: 'result'; id: number; body: AttributionRecord | null }
    | { type: 'error'; id: number; code: (typeof FRAME_ERROR_CODES)[number] }
  );

type Fields = Readonly<Record<string, unknown>>;

const v = ATTRIBUTION_PROTOCOL;

/** Bytes of a text that `JSON.stringify` made, which is well-formed. */
const byteLength = (json: string) => encodeURIComponent(json).replace(/%../gu, '-').length;

function isSmall(fields: Fields): boolean {
  try {
    const json = JSON.stringify(fields);
    return json.length <= MESSAGE_MAX_BYTES && byteLength(json) <= MESSAGE_MAX_BYTES;
  } catch {
    return false;
  }
}

/** The fields of a message of our version and of a size that is allowed. */
function fieldsOf(data: unknown): Fields | null {
  const fields = asObject(data);
  return fields?.['v'] === v && isSmall(fields) ? fields : null;
}

function parseReport(id: number, body: unknown): PageMessage | null {
  const visit = parseVisit(body);
  const landing = parseLanding(body);
  return visit && landing && { v, type: 'log_attribution', id, body: { ...visit, ...landing } };
}

/**
 * A message of a page, as the frame reads it; null for anything else, which is to be ignored. (spec reader-flows §7;
 * research/attribution.md §1)
 *
 * @decided Requests carry a number from 1, by which the answer is known. Too long a message, or one with too long an
 * address, is ignored whole.
 */
export function parsePageMessage(data: unknown): PageMessage | null {
  const fields = fieldsOf(data);
  const { type, id, body } = fields ?? {};
  if (type === 'hello') return { v, type };
  if (!isId(id)) return null;
  if (type === 'fetch_attribution') return { v, type, id };
  return type === 'log_attribution' ? parseReport(id, body) : null;
}

function parseResult(id: number, body: unknown): FrameMessage | null {
  const record = body === null ? null : parseRecord(body);
  return record === null && body !== null ? null : { v, type: 'result', id, body: record };
}

/**
 * A message of the frame, as the page reads it; null for anything else, which is to be ignored. (spec reader-flows §7;
 * research/attribution.md §1)
 */
export function parseFrameMessage(data: unknown): FrameMessage | null {
  const { type, id, body, code } = fieldsOf(data) ?? {};
  if (type === 'attributionReady') return { v, type };
  if (!isId(id)) return null;
  if (type === 'result') return parseResult(id, body);
  const known = FRAME_ERROR_CODES.find((each) => each === code);
  return type === 'error' && known ? { v, type, id, code: known } : null;
}
