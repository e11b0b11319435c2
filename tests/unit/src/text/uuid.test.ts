import { describe, expect, it } from 'vitest';
import { isUuid } from '../../../../src/text/uuid.ts';

describe('a UUID', () => {
  it.each([
    'c232ab00-9414-11ec-b3c8-9f6bdeced846',
    '000003e8-cf0d-21ef-9c00-325096b39f47',
    '5df41881-3aed-3515-88a7-2f4a814cf09e',
    '919108f7-52d1-4320-9bac-f847db4148a8',
    '2ed6657d-e927-568b-95e1-2665a8aea6a2',
    '1ec9414c-232a-6b00-b3c8-9f6bdeced846',
    '017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
    '2489e9ad-2ee2-8e00-8ec9-32d5f69181c0',
    '919108F7-52D1-4320-9BAC-F847DB4148A8',
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
    '919108f7-52d1-4320-8bac-f847db4148a8',
    '919108f7-52d1-4320-abac-f847db4148a8',
  ])('is %s', (text) => {
    expect(isUuid(text)).toBe(true);
  });

  it.each([
    '',
    '919108f7-52d1-0320-9bac-f847db4148a8',
    '919108f7-52d1-9320-9bac-f847db4148a8',
    '919108f7-52d1-4320-7bac-f847db4148a8',
    '919108f7-52d1-4320-cbac-f847db4148a8',
    '919108f752d143209bacf847db4148a8',
    '{919108f7-52d1-4320-9bac-f847db4148a8}',
    'urn:uuid:919108f7-52d1-4320-9bac-f847db4148a8',
    '919108f7-52d1-4320-9bac-f847db4148a',
    '919108f7-52d1-4320-9bac-f847db4148a80',
    ' 919108f7-52d1-4320-9bac-f847db4148a8',
    '919108f7-52d1-4320-9bac-f847db4148a8\n',
    'g19108f7-52d1-4320-9bac-f847db4148a8',
    '00000000-0000-0000-0000-000000000001',
    'ffffffff-ffff-ffff-ffff-fffffffffffe',
  ])('is not %j', (text) => {
    expect(isUuid(text)).toBe(false);
  });
});
