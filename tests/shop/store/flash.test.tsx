import { beforeEach, expect, test, vi } from 'vitest';

/** The module as a fresh document loads it: the tab's storage is what they share. */
async function nextDocument() {
  vi.resetModules();
  return import('#src/shop/store/device/flash.ts');
}

beforeEach(() => sessionStorage.clear());

test('what one document has done is said by the next, once', async () => {
  (await nextDocument()).leaveFlash('signedIn');
  const { takeFlash } = await nextDocument();
  expect([takeFlash(), takeFlash()]).toEqual(['signedIn', null]);
});

test('a part that comes late in the same document leaves it to the next', async () => {
  const here = await nextDocument();
  here.leaveFlash('signedOut');
  expect(here.takeFlash()).toBeNull();
  expect((await nextDocument()).takeFlash()).toBe('signedOut');
});

test('what did not work after all is not said', async () => {
  const here = await nextDocument();
  here.leaveFlash('signedIn');
  here.leaveFlash(null);
  expect([here.takeFlash(), (await nextDocument()).takeFlash()]).toEqual([null, null]);
});
