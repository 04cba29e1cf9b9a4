import { expect, test } from 'vitest';

import { webLocks } from '#src/sync/sender/lock.ts';
import { lockBrowser, type LockBrowser } from '#tests/support/sync/web-locks.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A tab that wants the lock, and what it has heard of it. */
function tabOf(browser: LockBrowser, name: string) {
  const heard: string[] = [];
  const place = webLocks(browser.locksOf(name)).hold('sync:guest', {
    won: () => void heard.push('won'),
    lost: () => void heard.push('lost'),
  });
  return { heard, place };
}

test('S57 S66 R22 of three tabs one holds the lock; when it closes the next in line does', async () => {
  const browser = lockBrowser();
  const [first, second, third] = [tabOf(browser, 'a'), tabOf(browser, 'b'), tabOf(browser, 'c')];
  await settled();
  expect([first.heard, second.heard, third.heard]).toEqual([['won'], [], []]);
  second.place.release();
  first.place.release();
  await settled();
  expect([first.heard, second.heard, third.heard]).toEqual([['won'], [], ['won']]);
});

test('S66 R23 a lock that is taken from a frozen tab is told to it when it wakes up, and it stands in line again', async () => {
  const browser = lockBrowser();
  const [frozen, looked] = [tabOf(browser, 'frozen'), tabOf(browser, 'looked at')];
  await settled();
  looked.place.steal();
  await settled();
  expect([frozen.heard, looked.heard]).toEqual([['won', 'lost'], ['won']]);
  expect(browser.holderOf('sync:guest')).toBe('looked at');
  looked.place.release();
  await settled();
  expect(frozen.heard).toEqual(['won', 'lost', 'won']);
});

test('S66 who takes the lock has left the line: given up once, it is free', async () => {
  const browser = lockBrowser();
  const [holder, taker] = [tabOf(browser, 'holder'), tabOf(browser, 'taker')];
  await settled();
  taker.place.steal();
  await settled();
  holder.place.release();
  taker.place.release();
  await settled();
  expect([holder.heard, taker.heard]).toEqual([['won', 'lost'], ['won']]);
  expect(browser.holderOf('sync:guest')).toBeUndefined();
});

test('S57 who has given the lock up hears nothing more of it, also where it was on its way', async () => {
  const browser = lockBrowser();
  const { heard, place } = tabOf(browser, 'a');
  place.release();
  await settled();
  expect(heard).toEqual([]);
  expect(browser.holderOf('sync:guest')).toBeUndefined();
});

test('S57 where locks are missing or refused every tab sends', async () => {
  const refusing: Pick<LockManager, 'query' | 'request'> = {
    query: () => Promise.resolve({ held: [], pending: [] }),
    request: () => Promise.reject(new DOMException('refused', 'SecurityError')),
  };
  const won: string[] = [];
  webLocks(undefined).hold('sync:guest', { won: () => void won.push('missing') });
  webLocks(refusing).hold('sync:guest', { won: () => void won.push('refused') });
  await settled();
  expect(won).toEqual(['missing', 'refused']);
});

test('R24 R25 work that wants the lock for itself alone is left out while a tab holds it', async () => {
  const browser = lockBrowser();
  const worker = webLocks(browser.locksOf('service worker'));
  const ran: string[] = [];
  const work = async () => void ran.push('ran');
  const { place } = tabOf(browser, 'a');
  await settled();
  expect(await worker.ifFree('sync:guest', work)).toBe(false);
  place.release();
  await settled();
  expect(await worker.ifFree('sync:guest', work)).toBe(true);
  expect(ran).toEqual(['ran']);
});
