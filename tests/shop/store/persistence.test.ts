import { expect, test } from 'vitest';

import { createPersistence } from '#src/shop/store/device/persistence.ts';

function keeper({ persisted = false, persists = true } = {}) {
  const asked: string[] = [];
  return {
    asked,
    persisted: async () => {
      asked.push('persisted');
      return persisted;
    },
    persist: async () => {
      asked.push('persist');
      return persists;
    },
  };
}

test('nothing is asked before the first valuable write, and one question is enough for many', async () => {
  const browser = keeper();
  const keep = createPersistence(browser);
  expect(browser.asked).toEqual([]);
  expect(await Promise.all([keep(), keep(), keep()])).toEqual([true, true, true]);
  expect(browser.asked).toEqual(['persisted', 'persist']);
});

test('storage that stays already is not asked for again', async () => {
  const browser = keeper({ persisted: true });
  expect(await createPersistence(browser)()).toBe(true);
  expect(browser.asked).toEqual(['persisted']);
});

test('a browser that says no, refuses the question or does not know it keeps nothing', async () => {
  expect(await createPersistence(keeper({ persists: false }))()).toBe(false);
  const refusing = { persisted: async () => Promise.reject(new Error('private mode')), persist: async () => true };
  expect(await createPersistence(refusing)()).toBe(false);
  expect(await createPersistence(undefined)()).toBe(false);
});
