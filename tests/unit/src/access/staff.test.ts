import { expect, it } from 'vitest';
import { canEnterSupportMode, isStaff } from '../../../../src/access/staff.ts';

it.each([
  [{ is_global_admin: true }, true],
  [{ is_global_admin: false }, false],
  [{ is_global_admin: null }, false],
  [{}, false],
  [null, false],
  [undefined, false],
])('counts the user %j as staff: %s', (user, staff) => {
  expect(isStaff(user)).toBe(staff);
  expect(canEnterSupportMode(user, 'admin')).toBe(staff);
});

it.each(['main', 'publication', 'publish', 'api', ''])(
  'has no support mode on the host %s',
  (host) => {
    expect(canEnterSupportMode({ is_global_admin: true }, host)).toBe(false);
  },
);
