import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepFresh, nextRefreshMs } from '#src/catalogue/freshness.ts';
import { OPENING } from '#src/catalogue/status.ts';
import type { CatalogueTrouble } from '#src/catalogue/status.ts';

function nothing(): void {
  // Nobody listens.
}

function shopOf() {
  let returned: () => void = nothing;
  const state = { asked: 0, fresh: 0, isVisible: true, trouble: null as CatalogueTrouble | null };
  const client = {
    refresh: async () => {
      state.asked += 1;
    },
    status: () => ({ ...OPENING, trouble: state.trouble }),
  };
  const doors = {
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
  return { state, client, doors, comeBack };
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
    const { state, client, doors } = shopOf();
    const stop = keepFresh(client, doors);
    expect(state.asked).toBe(1);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(state.asked).toBe(3);
    stop();
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(state.asked).toBe(3);
  });

  it('asks nothing while nobody looks, and at once when somebody does again', async () => {
    const { state, client, doors, comeBack } = shopOf();
    keepFresh(client, doors);
    state.isVisible = false;
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(state.asked).toBe(1);
    state.isVisible = true;
    comeBack();
    expect(state.asked).toBe(2);
  });

  it('says that all is fresh after each answer of the server, and never without one', async () => {
    const { state, client, doors } = shopOf();
    state.trouble = 'unreachable';
    keepFresh(client, doors);
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(state.fresh).toBe(0);
    state.trouble = null;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state.fresh).toBe(1);
  });

  it('catches up within a minute once the server can be reached again', async () => {
    const { state, client, doors } = shopOf();
    state.trouble = 'unreachable';
    keepFresh(client, doors);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    state.trouble = null;
    const before = state.asked;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state.asked).toBe(before + 1);
  });
});
