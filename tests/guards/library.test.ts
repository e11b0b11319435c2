import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { isRule, readExports } from '../../scripts/rules/read-exports.ts';
import { bundleSample } from '../support/library/bundle-sample.ts';
import { compileConsumer } from '../support/library/compile-consumer.ts';
import type { Resolution } from '../support/library/compile-consumer.ts';

/** Names that the built library gives to Node, which finds it by the package's own name. */
function namesOf(entry: string): string[] {
  const script = `import * as all from '${entry}'; console.log(JSON.stringify(Object.keys(all)))`;
  const run = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout);
}

const rules = readExports().filter(isRule);
const expected = (isContract: boolean) =>
  rules
    .filter(({ file }) => file.startsWith('src/contracts/') === isContract)
    .map(({ name }) => name)
    .sort();

describe('the built library', () => {
  it('exports every rule to Node by its name', () => {
    expect(namesOf('flyleaf').sort()).toEqual(expected(false));
  });

  it('exports the schemas apart', () => {
    expect(namesOf('flyleaf/contracts').sort()).toEqual(expected(true));
  });

  const consumer = `
    import { DAY, couponLabel, postUrl, slugify } from 'flyleaf';
    import type { Audience, Coupon } from 'flyleaf';
    import { couponSchema } from 'flyleaf/contracts';

    export const coupon: Coupon = couponSchema.parse({ percent_off: 10 });
    export const slug: string = slugify('A title');
    export const audience: Audience = 'only_paid';
    export const day: 86_400_000 = DAY;
    export const rules = [couponLabel, postUrl];
  `;

  it.each<Resolution>(['bundler', 'nodenext'])(
    'has types that a %s project reads',
    (resolution) => {
      expect(compileConsumer(consumer, resolution)).toEqual([]);
      expect(compileConsumer(`${consumer} export const wrong: number = slug;`, resolution)).toEqual(
        ["consumer.ts: Type 'string' is not assignable to type 'number'."],
      );
    },
  );
});

/** What stands in one rule only: none of it may be in a bundle that does not use that rule. */
const MARKS: Readonly<Record<string, RegExp>> = {
  zod: /ZodError|_zod|invalid_type/u,
  errors: /publication_not_found|form_token/u,
  coupons: /additional seat|% off/u,
  links: /leaderboard|session-attribution-frame|\/firehose/u,
  access: /only_free/u,
  comments: /founding_subscription_required/u,
  messages: /currently suspended/u,
  podcasts: /True Crime/u,
  countries: /'LI'|"LI"/u,
};

/** Bytes that a bundle of one rule may have. A ceiling is raised only in the commit that needs it, with the reason. */
const SAMPLES: readonly {
  name: string;
  code: string;
  minified: number;
  brotli: number;
  /** Marks of what the rule itself needs. */
  may: readonly string[];
}[] = [
  {
    name: 'a constant',
    code: `import { DAY } from 'flyleaf'; console.log(DAY);`,
    minified: 40,
    brotli: 40,
    may: [],
  },
  {
    name: 'slugify',
    code: `import { slugify } from 'flyleaf'; console.log(slugify(location.hash));`,
    // Raised by 200 for the Latin letters of more languages, and for marks without end.
    minified: 1_200,
    brotli: 620,
    may: [],
  },
  {
    name: 'couponLabel',
    code: `import { couponLabel } from 'flyleaf'; console.log(couponLabel(JSON.parse(name)));`,
    // Raised by 100: only whole counts are said; by 250 with the eleven codes of the ways to sign in.
    minified: 4_650,
    brotli: 1_950,
    may: ['errors', 'coupons'],
  },
  {
    name: 'postUrl',
    code: `import { postUrl } from 'flyleaf'; console.log(postUrl(...JSON.parse(name)));`,
    minified: 4_600,
    brotli: 1_950,
    may: ['errors'],
  },
];

describe.each(SAMPLES)('a bundle of $name alone', ({ code, minified, brotli, may }) => {
  const bundled = bundleSample(code);

  it('stays under its ceilings', async () => {
    const sample = await bundled;
    expect(sample.minified).toBeGreaterThan(10);
    expect(sample.minified).toBeLessThanOrEqual(minified);
    expect(sample.brotli).toBeLessThanOrEqual(brotli);
  });

  const forbidden = Object.entries(MARKS).filter(([mark]) => !may.includes(mark));

  it.each(forbidden)('holds nothing of %s', async (_, pattern) => {
    expect((await bundled).code).not.toMatch(pattern);
  });
});
