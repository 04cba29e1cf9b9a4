import { afterEach, expect, test } from 'vitest';
import { ADMIN_KEYS, COLUMN_LAYOUTS, forgetPerson } from '#src/admin/store/storage-keys.ts';

afterEach(() => localStorage.clear());

test('a sign-out takes what is the person’s, with the layouts of their lists, and leaves what is the device’s', () => {
  const own = [ADMIN_KEYS.who, ADMIN_KEYS.drawer, ADMIN_KEYS.activeTab, `${COLUMN_LAYOUTS}:somebody:tax-rates`];
  const shared = [ADMIN_KEYS.language, ADMIN_KEYS.theme];
  for (const key of [...own, ...shared]) localStorage.setItem(key, 'kept');
  forgetPerson();
  expect(Object.keys(localStorage).toSorted()).toEqual([...shared].toSorted());
});
