const VERSIONED = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/iu;
const NIL_OR_MAX = /^(?:0{8}-(?:0{4}-){3}0{12}|f{8}-(?:f{4}-){3}f{12})$/iu;

/**
 * Whether text is a UUID: 8, 4, 4, 4 and 12 hex digits in either case, of version 1 to 8 and the variant of RFC 9562,
 * or its Nil or Max UUID. (spec links-and-rules §5; RFC 9562 §4, §5.9, §5.10)
 */
export function isUuid(text: string): boolean {
  return VERSIONED.test(text) || NIL_OR_MAX.test(text);
}
