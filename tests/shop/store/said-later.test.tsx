import { beforeEach, expect, test, vi } from 'vitest';

/** The module as a fresh document loads it: the tab's storage is what they share. */
async function nextDocument() {
  vi.resetModules();
  return import('#src/shop/store/device/said-later.ts');
}

beforeEach(() => sessionStorage.clear());

test('what one document has done is said by the next, once', async () => {
  (await nextDocument()).sayLater('signedIn');
  const { takeSaid } = await nextDocument();
  expect([takeSaid(), takeSaid()]).toEqual(['signedIn', null]);
});

test('a part that comes late in the same document leaves it to the next', async () => {
  const here = await nextDocument();
  here.sayLater('signedOut');
  expect(here.takeSaid()).toBeNull();
  expect((await nextDocument()).takeSaid()).toBe('signedOut');
});

test('what did not work after all is not said', async () => {
  const here = await nextDocument();
  here.sayLater('signedIn');
  here.sayLater(null);
  expect([here.takeSaid(), (await nextDocument()).takeSaid()]).toEqual([null, null]);
});
