import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepFresh, nextRefreshMs } from '#src/catalogue/replica/freshness.ts';
import { OPENING } from '#src/catalogue/status/status.ts';
import type { CatalogueTrouble } from '#src/catalogue/status/status.ts';

function nothing(): void {
  // Nobody listens.
}

function shopOf() {
  let returned: () => void = nothing;
  const state = { asked: 0, fresh: 0, isVisible: true, trouble: null as CatalogueTrouble | null, rev: 1 };
  const client = {
    refresh: async () => {
      state.asked += 1;
    },
    status: () => ({ ...OPENING, trouble: state.trouble, rev: state.rev }),
  };
  const deps = {
    isVisible: () => state.isVisible,
    onReturn: (listen: () => void) => {
      returned = listen;
      return () => {
        returned = nothing;
      };
    },
    random: () => 1,
    onFresh: () => {
      state.fresh += 1;
    },
  };
  const comeBack = () => {
    returned();
  };
  return { state, client, deps, comeBack };
}

describe('keeping the catalogue up to date', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('asks again soon after a failure, then less and less often, and at least every minute', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.double({ min: 0, max: 1, noNaN: true }), (failures, random) => {
        const wait = nextRefreshMs(failures, random);
        expect(wait).toBeGreaterThanOrEqual(500);
        expect(wait).toBeLessThanOrEqual(60_000);
        expect(nextRefreshMs(failures + 1, random)).toBeGreaterThanOrEqual(wait);
      }),
    );
  });

  it('asks at once, then every five minutes', async () => {
    const { state, client, deps } = shopOf();
    const { stop } = keepFresh(client, deps);
    expect(state.asked).toBe(1);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(state.asked).toBe(3);
    stop();
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(state.asked).toBe(3);
  });

  it('asks nothing while nobody looks, and at once when somebody does again', async () => {
    const { state, client, deps, comeBack } = shopOf();
    keepFresh(client, deps);
    state.isVisible = false;
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(state.asked).toBe(1);
    state.isVisible = true;
    comeBack();
    expect(state.asked).toBe(2);
  });

  it('says that all is fresh after each answer of the server, and never without one', async () => {
    const { state, client, deps } = shopOf();
    state.trouble = 'unreachable';
    keepFresh(client, deps);
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(state.fresh).toBe(0);
    state.trouble = null;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state.fresh).toBe(1);
  });

  it('catches up within a minute once the server can be reached again', async () => {
    const { state, client, deps } = shopOf();
    state.trouble = 'unreachable';
    keepFresh(client, deps);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    state.trouble = null;
    const before = state.asked;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state.asked).toBe(before + 1);
  });

  it('S73 asks at once when the shop says that it stands elsewhere, and not for what is here', async () => {
    const { state, client, deps } = shopOf();
    const { poke } = keepFresh(client, deps);
    await vi.advanceTimersByTimeAsync(0);
    poke(1);
    expect(state.asked).toBe(1);
    poke(2);
    expect(state.asked).toBe(2);
  });

  it('S73 asks again for what a process that is behind did not know, but not for ever', async () => {
    const { state, client, deps } = shopOf();
    const { poke } = keepFresh(client, deps);
    await vi.advanceTimersByTimeAsync(0);
    poke(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(state.asked).toBe(3);
    state.rev = 2;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state.asked).toBe(4);
    poke(3);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state.asked).toBe(8);
  });

  it('S73 what is told while an answer is under way is asked for after it', async () => {
    const { state, client, deps } = shopOf();
    let answer = nothing;
    const slow = {
      ...client,
      refresh: () => {
        state.asked += 1;
        return new Promise<void>((resolve) => {
          answer = resolve;
        });
      },
    };
    const { poke } = keepFresh(slow, deps);
    poke(2);
    expect(state.asked).toBe(1);
    answer();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(state.asked).toBe(2);
    state.rev = 2;
    answer();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state.asked).toBe(2);
  });

  it('tells what follows from it at most once a minute, and the last time too', async () => {
    const { state, client, deps } = shopOf();
    const { poke } = keepFresh(client, deps);
    await vi.advanceTimersByTimeAsync(0);
    for (const rev of [2, 3, 4]) {
      poke(rev);
      state.rev = rev;
      await vi.advanceTimersByTimeAsync(5_000);
    }
    expect([state.asked, state.fresh]).toEqual([4, 1]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state.fresh).toBe(2);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(state.fresh).toBe(2);
  });

  it('S73 a hidden shop asks nothing, whatever it is told', async () => {
    const { state, client, deps } = shopOf();
    const { poke } = keepFresh(client, deps);
    await vi.advanceTimersByTimeAsync(0);
    state.isVisible = false;
    poke(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state.asked).toBe(1);
  });
});
