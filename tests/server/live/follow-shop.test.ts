/** How often a process reads what moved: at once, and however much moves at most once a second. */
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { CATALOGUE_CHANNEL } from '#server/subjects/catalogue/entities.ts';
import type { CatalogueState } from '#server/subjects/catalogue/state.ts';
import { followShop, type Hear } from '#server/subjects/live/follow-shop.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const SECOND = 1_000;

/** Nothing but where it stands is looked at. */
const stateOf = (state: { cursor: { rev: number } }): CatalogueState => Object.assign(Object.create(null), state);

/** A process that follows, with the instants at which it read another state and published something. */
function follower() {
  let hearing: Parameters<Hear>[0] | null = null;
  const [looks, publishes]: [number[], number[]] = [[], []];
  let [moved, isTouched] = [1, false];
  let state = { cursor: { rev: 1 } };
  const stop = followShop({
    live: {
      current: () => stateOf(state),
      /* every notice stands for another state */
      refresh: async () => {
        if (state.cursor.rev !== moved) {
          state = { cursor: { rev: moved } };
          looks.push(Date.now());
        }
        return stateOf(state);
      },
    },
    pokes: { size: 0, catalogue: () => {}, settings: () => {}, person: () => {}, sessionEnded: () => {} },
    settingsMark: async () => 0,
    publish: async () => {
      if (!isTouched) return 0;
      isTouched = false;
      publishes.push(Date.now());
      return 1;
    },
    hear: (listeners) => {
      hearing = listeners;
      return async () => {};
    },
    echo: async () => {},
    lookForMissed: async () => {},
    random: () => 0.5,
    onError: (error) => {
      throw error;
    },
  });
  const tell = (payload: string): void => {
    if (payload === 'touched') isTouched = true;
    else moved += 1;
    hearing?.heard(payload);
  };
  return { looks, publishes, stop, tell };
}

const isSpaced = (instants: readonly number[]) =>
  instants.every((at, place) => place === 0 || at - (instants[place - 1] ?? 0) >= SECOND);

test('S30 whatever is told and when, what moved is read at most once a second, and within one of the last notice', async () => {
  const notice = fc.record({
    after: fc.nat({ max: 700 }),
    payload: fc.constantFrom(`channel ${CATALOGUE_CHANNEL} 7`, 'touched'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(notice, { maxLength: 40 }), async (notices) => {
      const { looks, publishes, stop, tell } = follower();
      let last: number | null = null;
      for (const { after, payload } of notices) {
        await vi.advanceTimersByTimeAsync(after);
        tell(payload);
        if (payload !== 'touched') last = Date.now();
      }
      await vi.advanceTimersByTimeAsync(2 * SECOND);
      expect(isSpaced(looks)).toBe(true);
      expect(isSpaced(publishes)).toBe(true);
      const until = last;
      if (until !== null) expect(looks.some((at) => at >= until && at <= until + SECOND)).toBe(true);
      await stop();
    }),
    { numRuns: 60 },
  );
});

test('S30 a write is read at once, and a hundred that follow it within a second are read together', async () => {
  const { looks, stop, tell } = follower();
  await vi.advanceTimersByTimeAsync(5 * SECOND + 400);
  tell(`channel ${CATALOGUE_CHANNEL} 8`);
  await vi.advanceTimersByTimeAsync(0);
  expect(looks).toEqual([Date.now()]);
  for (let at = 0; at < 100; at += 1) tell(`channel ${CATALOGUE_CHANNEL} ${String(at)}`);
  await vi.advanceTimersByTimeAsync(SECOND);
  expect(looks).toHaveLength(2);
  await stop();
});
