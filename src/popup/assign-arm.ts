/** Start and factor of the 32-bit hash FNV-1a, and the two factors that mix its bits (MurmurHash3). */
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const MIX_FIRST = 0x85ebca6b;
const MIX_SECOND = 0xc2b2ae35;
const UINT32_RANGE = 2 ** 32;

/** A number from 0 up to 2³² for a text, the same everywhere and always. */
function hashText(text: string): number {
  let hash = FNV_OFFSET;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  }
  hash = Math.imul(hash ^ (hash >>> 16), MIX_FIRST);
  hash = Math.imul(hash ^ (hash >>> 13), MIX_SECOND);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * The arm of an experiment that a visitor is in: the same seed is always in the same arm, and arms are equally large.
 * (spec reader-flows §2)
 *
 * @decided A hash of the experiment's name and the visitor's seed decides (FNV-1a, bits mixed as in MurmurHash3), so that
 * nothing has to be stored beside the seed, and two experiments do not split visitors along the same line.
 */
export function assignArm<Arm>(
  experiment: string,
  seed: string,
  arms: readonly [Arm, ...Arm[]],
): Arm {
  const place = (hashText(`${experiment}:${seed}`) / UINT32_RANGE) * arms.length;
  return arms.reduce((chosen, arm, index) => (index <= place ? arm : chosen));
}
