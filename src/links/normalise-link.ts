import { writeValue } from './build-path.ts';
import { withoutAbsent } from './match-route.ts';
import type { LinkInput, LinkOutput, LinkRoute, Values } from './route.ts';

/**
 * The values of a link in the form in which they are read back: recognising what was built gives exactly these
 * (readings.md, Links). Ids become numbers, absent and unusable values go, the rules of the route hold.
 */
export function normaliseLink<R extends LinkRoute>(
  { route }: { route: R },
  given: LinkInput<R>,
): LinkOutput<R> {
  const values = route.settle(given as Values);
  const codecs = Object.entries({ ...route.params, ...route.query, ...route.hash });
  const read = codecs.map(([name, codec]) => {
    const written = writeValue(codec, values[name]);
    return [name, written === null ? null : codec.read(written === true ? '' : written)];
  });
  return withoutAbsent(Object.fromEntries(read)) as LinkOutput<R>;
}
