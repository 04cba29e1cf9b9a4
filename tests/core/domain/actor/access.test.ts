import fc from 'fast-check';
import { expect, test } from 'vitest';

import { can, refusedAccess, type Actor } from '#core/domain/actor/actor.ts';
import type { PermissionKey } from '#core/domain/actor/permission-keys.ts';
import { isPermissionKey, PERMISSION_KEYS } from '#core/resources/permissions/permission-keys.ts';
import { notOwn } from '#core/domain/actor/role.ts';
import { EDITOR_PERMISSIONS, withImplied } from '#core/resources/permissions/role-keys.ts';

const KEYS = PERMISSION_KEYS.filter(isPermissionKey);
const someKeys = fc.subarray(KEYS).map((keys) => new Set<PermissionKey>(keys));
const key = fc.constantFrom(...KEYS);

const admin = (permissions: Iterable<PermissionKey>): Actor => ({
  kind: 'admin',
  id: 'a',
  permissions: new Set(permissions),
});
const guests: readonly (Actor | null)[] = [null, { kind: 'visitor', id: 'v' }];
const customer: Actor = { kind: 'customer', id: 'c' };

test('an administrator may do what the role holds, and nothing else', () => {
  fc.assert(
    fc.property(someKeys, key, (own, wanted) => {
      const actor = admin(own);
      expect(can(actor, wanted)).toBe(own.has(wanted));
      expect(refusedAccess(actor, { permission: wanted })).toBe(own.has(wanted) ? null : 'permission.missing');
    }),
  );
});

test('nobody from the shop holds a permission: they are asked to sign in to the back office', () => {
  for (const actor of guests) {
    for (const permission of KEYS) expect(refusedAccess(actor, { permission })).toBe('session.required');
    expect(refusedAccess(actor, 'admin')).toBe('session.required');
  }
});

test('a customer is refused what others work with, and stays signed in', () => {
  for (const permission of KEYS) expect(refusedAccess(customer, { permission })).toBe('permission.missing');
  expect(refusedAccess(customer, 'admin')).toBe('permission.missing');
});

test('an administrator is no customer', () => {
  expect(refusedAccess(admin(KEYS), 'customer')).toBe('session.required');
  expect(refusedAccess(customer, 'customer')).toBeNull();
  expect(refusedAccess(null, 'anyone')).toBeNull();
});

test('seeing and writing one thing bring its list along, and nothing is lost or invented', () => {
  fc.assert(
    fc.property(someKeys, (own) => {
      const all = withImplied(own);
      expect([...own].every((one) => all.has(one))).toBe(true);
      expect([...all].every((one) => own.has(one) || one.endsWith('.index'))).toBe(true);
      expect([...withImplied(all)]).toEqual([...all]);
    }),
  );
  expect([...withImplied(['tickets.view'])]).toEqual(['tickets.view', 'tickets.index']);
  expect([...withImplied(['seo.view'])]).toEqual(['seo.view']);
});

test('an editor writes content and pages, and neither sells nor hires', () => {
  expect(EDITOR_PERMISSIONS).toContain('cms-contents.publish');
  expect(EDITOR_PERMISSIONS).toContain('broken-links.scan');
  const forbidden = /^(?:orders|customers|roles|config)\./u;
  expect(EDITOR_PERMISSIONS.filter((one) => forbidden.test(one))).toEqual([]);
  expect(notOwn(['orders.view', 'seo.view'], new Set(EDITOR_PERMISSIONS))).toEqual(['orders.view']);
});
