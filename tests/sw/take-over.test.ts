import { expect, test } from 'vitest';

import { takeOver } from '#sw/shop/take-over.ts';

/** A browser that hears the worker only when it has asked so often. */
function browserThatHears(after: number) {
  let asked = 0;
  let paused = 0;
  return {
    counts: () => ({ asked, paused }),
    skipWaiting: async () => {
      asked += 1;
    },
    isWaiting: () => asked < after,
    pause: async () => {
      paused += 1;
    },
  };
}

test('a browser that hears at once is asked once', async () => {
  const browser = browserThatHears(1);
  await takeOver(browser);
  expect(browser.counts()).toEqual({ asked: 1, paused: 0 });
});

test('a browser that forgot is asked again, until it has changed', async () => {
  const browser = browserThatHears(4);
  await takeOver(browser);
  expect(browser.counts()).toEqual({ asked: 4, paused: 3 });
});

test('a browser that never changes is left in peace in the end', async () => {
  const browser = browserThatHears(Infinity);
  await takeOver(browser);
  expect(browser.counts().asked).toBe(15);
});
