import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patiently } from '#src/shop/parts/hydration/patiently.ts';

let reported: unknown[];
let online: boolean;
beforeEach(() => {
  vi.useFakeTimers();
  reported = [];
  online = true;
  vi.spyOn(console, 'warn').mockImplementation((error: unknown) => void reported.push(error));
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Fails as often as said, then brings the part. */
function line(failures: number) {
  const asked = { times: 0 };
  const load = async (): Promise<string> => {
    asked.times += 1;
    if (asked.times <= failures) throw new Error('no line');
    return 'part';
  };
  return { asked, load };
}

test('what arrives is asked for once', async () => {
  const { asked, load } = line(0);
  expect(await patiently(load)).toBe('part');
  expect(asked.times).toBe(1);
});

test('without a network it waits in silence and asks when the network is back', async () => {
  online = false;
  const { asked, load } = line(2);
  const part = patiently(load);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked.times).toBe(1);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  dispatchEvent(new Event('online'));
  expect(await part).toBe('part');
  expect([asked.times, reported.length]).toEqual([3, 0]);
});

test('a line that brings nothing is noted once and tried again by itself', async () => {
  const { asked, load } = line(3);
  const part = patiently(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await part).toBe('part');
  expect([asked.times, reported.length]).toEqual([4, 1]);
});
