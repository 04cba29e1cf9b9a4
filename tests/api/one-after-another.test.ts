import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { oneAfterAnother, visitorInTurn } from '#src/api/one-after-another.ts';
import { later } from '#tests/support/later.ts';
import { lockBrowser } from '#tests/support/sync/web-locks.ts';

const LIMIT_MS = 10_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Tabs that take turns, and a diary of who works when. */
function turns(...names: string[]) {
  const browser = lockBrowser();
  const diary: string[] = [];
  const tabs = names.map((name) => {
    const inTurn = oneAfterAnother(browser.locksOf(name), 'visitor', LIMIT_MS);
    const { promise, settle } = later<string>();
    const work = async () => {
      diary.push(`${name} begins`);
      const answer = await promise;
      diary.push(`${name} ends`);
      return answer;
    };
    return { ask: () => inTurn(work), end: () => settle(name) };
  });
  return { browser, diary, tabs };
}

test('S57 two tabs that both need a visitor ask one after the other', async () => {
  const { diary, tabs } = turns('first', 'second');
  const answers = tabs.map(({ ask }) => ask());
  await vi.advanceTimersByTimeAsync(LIMIT_MS - 1);
  expect(diary).toEqual(['first begins']);
  for (const { end } of tabs) end();
  expect(await Promise.all(answers)).toEqual(['first', 'second']);
  expect(diary).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

test('R23 R20 a tab that is frozen in its turn keeps it for a while, and not for ever', async () => {
  const { diary, tabs } = turns('frozen', 'second', 'third');
  const [frozen, second] = tabs.slice(0, 2).map(({ ask }) => ask());
  await vi.advanceTimersByTimeAsync(10);
  const third = tabs[2]?.ask();
  await vi.advanceTimersByTimeAsync(LIMIT_MS - 11);
  expect(diary).toEqual(['frozen begins']);
  await vi.advanceTimersByTimeAsync(11);
  // The third has waited as long, for somebody else by now: these two still come one after the other.
  expect(diary).toEqual(['frozen begins', 'second begins']);
  await vi.advanceTimersByTimeAsync(LIMIT_MS - 1);
  tabs[1]?.end();
  expect(await second).toBe('second');
  tabs[2]?.end();
  expect(await third).toBe('third');
  // Awake again, it has lost its turn and not its answer.
  tabs[0]?.end();
  expect(await frozen).toBe('frozen');
});

test('R20 work that fails is told to who asked, and the next has its turn', async () => {
  const { locksOf } = lockBrowser();
  const inTurn = visitorInTurn(locksOf('tab'));
  await expect(inTurn(() => Promise.reject(new Error('no network')))).rejects.toThrow('no network');
  expect(await inTurn(() => Promise.resolve('answer'))).toBe('answer');
});

test('R20 where locks are missing or refused nobody waits', async () => {
  const refuse = () => Promise.reject(new DOMException('refused', 'SecurityError'));
  for (const locks of [undefined, { request: refuse, query: refuse }])
    expect(await visitorInTurn(locks)(() => Promise.resolve('answer'))).toBe('answer');
});
