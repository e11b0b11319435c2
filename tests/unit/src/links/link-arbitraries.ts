import * as fc from 'fast-check';
import {
  bareCodec,
  flagCodec,
  idCodec,
  handleCodec,
  segmentCodec,
  targetCodec,
  textCodec,
  tokenCodec,
  wholeCodec,
} from '../../../../src/links/codecs.ts';
import { postAnchorCodec } from '../../../../src/links/post-anchor.ts';
import { sectionCodec, sectionIdCodec } from '../../../../src/links/section-codec.ts';
import { THUMBNAIL_DIGITS } from '../../../../src/links/routes/videos.ts';
import type { AnyCodec } from '../../../../src/links/codecs.ts';
import type { LinkRoute } from '../../../../src/links/route.ts';

const whole = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const id = fc.oneof(
  whole,
  whole.map((value) => String(value)),
);
const token = fc.oneof(fc.stringMatching(/^[\w-]{1,40}$/u), fc.uuid(), whole);
const words = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('a/b', '../..', '%2e%2e', 'İstanbul', 'straße', 'Việt', 'مرحبا', '漢字', '👩‍👩‍👧'),
  fc.constantFrom('a\nb', '\0', '?x=1#y', '{slug}', '[/x]', '$&', '+ +', 'trending', '\ud800'),
);
const segment = words.filter((value) => !['', '.', '..'].includes(value));
const handle = words.filter((value) => !['', '.', '..'].includes(value.replace(/^@+/u, '')));

const target = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.webPath().filter((path) => path.startsWith('/') && !path.startsWith('//')),
  words,
);

const anchor = fc.oneof(
  fc.record({ to: fc.constantFrom('comment', 'reply'), commentId: id }),
  fc.constant({ to: 'input' }),
  fc.record({ to: fc.constant('media'), uploadId: token }),
);

const ARBITRARIES = new Map<AnyCodec, fc.Arbitrary<unknown>>([
  [idCodec, id],
  [tokenCodec, token],
  [segmentCodec, segment],
  [handleCodec, fc.tuple(fc.constantFrom('', '@', '@@'), handle).map((parts) => parts.join(''))],
  [textCodec, words],
  [flagCodec, fc.boolean()],
  [bareCodec, fc.boolean()],
  [wholeCodec, fc.oneof(fc.nat(), fc.maxSafeNat())],
  [targetCodec, target],
  [postAnchorCodec, anchor],
  [sectionCodec, fc.oneof(segment, whole, fc.record({ slug: segment }), fc.record({ id }))],
  [sectionIdCodec, fc.oneof(id, fc.record({ id, slug: words }))],
]);

/** Values that a codec takes; those without an entry are a few words, or the number of a thumbnail. */
function arbitraryOf(codec: AnyCodec): fc.Arbitrary<unknown> {
  const known = ARBITRARIES.get(codec);
  if (known) return known;
  return codec.chars.startsWith('\\d')
    ? fc.nat(10 ** THUMBNAIL_DIGITS - 1)
    : fc.constantFrom(...codec.chars.split('|'));
}

const recordOf = (codecs: Readonly<Record<string, AnyCodec>>) =>
  Object.fromEntries(Object.entries(codecs).map(([name, codec]) => [name, arbitraryOf(codec)]));

const NOTHING = fc.constantFrom(null, undefined);

/** Values from which a link of this route can be built: whatever may be absent is so at times. */
export function inputsOf(route: LinkRoute): fc.Arbitrary<Record<string, unknown>> {
  const optional = [...route.path.matchAll(/\[[^{\]]*\{(\w+)\}/gu)].map(([, name = '']) => name);
  const all = recordOf({ ...route.params, ...route.query, ...route.hash });
  const needed = Object.keys(route.params).filter((name) => !optional.includes(name));
  const sometimes = Object.entries(all).map(([name, values]) => [
    name,
    needed.includes(name) ? values : fc.oneof(NOTHING, values),
  ]);
  return fc.record(Object.fromEntries(sometimes), { requiredKeys: needed });
}
