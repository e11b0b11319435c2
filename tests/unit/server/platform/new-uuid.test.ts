import { expect, it } from 'vitest';
import { newUuid } from '../../../../server/platform/new-uuid.ts';
import { systemRandom } from '../../../../server/platform/random.ts';
import { isUuid } from '../../../../src/text/uuid.ts';

it.each([
  [0x00, '00000000-0000-4000-8000-000000000000'],
  [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
])('is a UUID of version 4, of bytes %i', (byte, uuid) => {
  const made = newUuid({ bytes: (count) => Buffer.alloc(count, byte) });
  expect(made).toBe(uuid);
  expect(isUuid(made)).toBe(true);
});

it('is another one each time', () => {
  const made = Array.from({ length: 100 }, () => newUuid(systemRandom));
  expect(new Set(made).size).toBe(100);
});
