/** One tab sends files at a time, and a frozen one loses its turn (rule S116). */
import { expect, test } from 'vitest';
import { uploadsTurn, type TurnDeps } from '#src/admin/app/sync/uploads-turn.ts';
import type { LockListeners, SenderLock } from '#src/sync/sender/lock.ts';
import { SILENCE_MS } from '#src/sync/sender/lease.ts';

/** A browser with tabs: one lock, one channel, one clock; a frozen tab neither hears nor speaks. */
function createBrowser() {
  const line: { listeners: LockListeners; tab: string }[] = [];
  const timers: { at: number; call: () => void }[] = [];
  const tabs = new Map<string, (message: 'ask' | 'here') => void>();
  const frozen = new Set<string>();
  let now = 0;
  const locksOf = (tab: string): SenderLock => ({
    hold(_name, listeners) {
      const one = { listeners, tab };
      const stand = (): void => {
        line.push(one);
        if (line[0] === one) listeners.won();
      };
      const leave = (): void => {
        const wasFirst = line[0] === one;
        if (line.includes(one)) line.splice(line.indexOf(one), 1);
        if (wasFirst) line[0]?.listeners.won();
      };
      stand();
      return {
        release: leave,
        steal: () => {
          const [holder] = line;
          line.splice(line.indexOf(one), 1);
          line.shift();
          line.unshift(one);
          if (holder !== undefined) {
            line.push(holder);
            holder.listeners.lost?.();
          }
          listeners.won();
        },
      };
    },
    ifFree: () => Promise.resolve(false),
  });
  const open = (tab: string, more: Partial<TurnDeps> = {}) =>
    uploadsTurn({
      name: 'uploads',
      locks: locksOf(tab),
      channel: {
        send: (message) => {
          if (frozen.has(tab)) return;
          for (const [other, heard] of tabs) if (other !== tab && !frozen.has(other)) heard(message);
        },
        hear: (heard) => void tabs.set(tab, heard),
      },
      isVisible: () => true,
      later: (ms, call) => {
        const timer = { at: now + ms, call };
        timers.push(timer);
        return () => void timers.splice(timers.indexOf(timer), 1);
      },
      ...more,
    });
  return {
    open,
    freeze: (tab: string) => frozen.add(tab),
    /** Time passes. */
    pass: (ms: number) => {
      now += ms;
      for (const timer of timers.filter(({ at }) => at <= now)) {
        timers.splice(timers.indexOf(timer), 1);
        timer.call();
      }
    },
  };
}

function createWork() {
  let end = (): void => {};
  const signals: AbortSignal[] = [];
  const work = (lost: AbortSignal): Promise<void> => {
    signals.push(lost);
    return new Promise((resolve) => {
      end = resolve;
    });
  };
  return { work, signals, end: () => end() };
}

test('S116 one tab works at a time, and the next one when it has done', async () => {
  const browser = createBrowser();
  const [one, two] = [createWork(), createWork()];
  const first = browser.open('one').take(one.work);
  const second = browser.open('two').take(two.work);
  expect([one.signals.length, two.signals.length]).toEqual([1, 0]);
  one.end();
  await first;
  expect(two.signals.length).toBe(1);
  two.end();
  await second;
});

test('S116 a holder that is awake answers, and keeps its turn however long it lasts', () => {
  const browser = createBrowser();
  const [one, two] = [createWork(), createWork()];
  void browser.open('one').take(one.work);
  const waits = browser.open('two');
  void waits.take(two.work);
  for (let round = 0; round < 5; round += 1) {
    browser.pass(SILENCE_MS);
    waits.ask();
  }
  expect([one.signals[0]?.aborted, two.signals.length]).toEqual([false, 0]);
});

test('S116 a frozen tab loses its turn to one that is looked at; when it wakes it stops, and works in its turn again', async () => {
  const browser = createBrowser();
  const [one, two] = [createWork(), createWork()];
  const first = browser.open('one').take(one.work);
  browser.freeze('one');
  const second = browser.open('two').take(two.work);
  browser.pass(SILENCE_MS - 1);
  expect(two.signals.length).toBe(0);
  browser.pass(1);
  expect([one.signals[0]?.aborted, two.signals.length]).toEqual([true, 1]);
  one.end();
  two.end();
  await second;
  expect(one.signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  one.end();
  await first;
});

test('S116 a holder that freezes later is found out by the next question', () => {
  const browser = createBrowser();
  const two = createWork();
  void browser.open('one').take(createWork().work);
  const waits = browser.open('two');
  void waits.take(two.work);
  browser.freeze('one');
  browser.pass(SILENCE_MS);
  expect(two.signals.length).toBe(0);
  waits.ask();
  browser.pass(SILENCE_MS);
  expect(two.signals.length).toBe(1);
});

test('S116 a tab in the background takes no turn over, and one that has nothing to send asks nothing', () => {
  const browser = createBrowser();
  const two = createWork();
  void browser.open('one').take(createWork().work);
  browser.freeze('one');
  void browser.open('two', { isVisible: () => false }).take(two.work);
  const idle = browser.open('three');
  idle.ask();
  browser.pass(SILENCE_MS * 3);
  expect(two.signals.length).toBe(0);
});

test('S116 who leaves gives the turn up at once, and what they were at ends', () => {
  const browser = createBrowser();
  const [one, two] = [createWork(), createWork()];
  const leaves = browser.open('one');
  void leaves.take(one.work);
  void browser.open('two').take(two.work);
  leaves.leave();
  expect([one.signals[0]?.aborted, two.signals.length]).toEqual([true, 1]);
});

test('S116 work that fails gives the turn up, and says so', async () => {
  const browser = createBrowser();
  const two = createWork();
  const first = browser.open('one').take(() => Promise.reject(new Error('ours')));
  void browser.open('two').take(two.work);
  await expect(first).rejects.toThrow('ours');
  expect(two.signals.length).toBe(1);
});
