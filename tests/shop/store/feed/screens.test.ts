import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { openMemoryStore } from '#src/db/memory-store.ts';
import type { PersonStore, Written } from '#src/db/store.ts';
import { EVERYTHING, storedRows, SHOWN_TABLES, together } from '#src/shop/store/feed/stored-rows.ts';
import { createScreens, type Outside } from '#src/shop/store/feed/screens.ts';
import { listenToState, readState, resetState, type Slice } from '#src/shop/store/state.ts';
import { transaction, write } from './rows.ts';

beforeEach(resetState);

const WHO = {
  uuid: '8a6f4a51-9ad6-4a7f-8f2e-1f5d5c3a0b01',
  email: 'camille.durand@example.fr',
  firstName: 'Camille',
  lastName: 'Durand',
  customerType: 'individual',
} as const;

const around = fc.record<Outside>({
  online: fc.boolean(),
  phase: fc.constantFrom('resting', 'waiting'),
  reason: fc.constant(null),
  now: fc.constantFrom('2026-11-21T09:00:00.000Z', '2026-11-22T09:00:00.000Z'),
  durable: fc.constant(true),
  customer: fc.constant(null),
});

const screen = () => {
  const rows = storedRows();
  const draw = createScreens(rows);
  return async (store: PersonStore, written: Written, outside: Outside) => {
    const moved = await store.read(SHOWN_TABLES, async (t) => await rows.read(t, written));
    draw(moved, outside);
  };
};

test.each([null, WHO])('what is drawn change by change is what is drawn from everything', async (customer) => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(transaction, around), { minLength: 1, maxLength: 10 }), async (steps) => {
      resetState();
      const store = openMemoryStore();
      let due: Written = EVERYTHING;
      store.follow(SHOWN_TABLES, (written) => {
        due = together(due, written);
      });
      const see = screen();
      for (const [written, given] of steps) {
        const outside = { ...given, customer };
        await see(store, due, outside);
        due = {};
        await write(store, written);
        await see(store, due, outside);
        due = {};
        const shown = { ...readState() };
        resetState();
        await screen()(store, EVERYTHING, outside);
        expect(shown).toEqual({ ...readState() });
        Object.assign(readState(), shown);
      }
    }),
    { numRuns: 60 },
  );
});

test('a slice stays the same object, and nobody hears of it, as long as it says the same', async () => {
  const store = openMemoryStore();
  const see = screen();
  const outside: Outside = {
    online: true,
    phase: 'resting',
    reason: null,
    now: '2026-11-21T09:00:00.000Z',
    durable: true,
    customer: null,
  };
  await see(store, EVERYTHING, outside);
  await Promise.resolve();
  const [before, heard] = [{ ...readState() }, vi.fn()];
  const stop = listenToState({ has: (_slice: Slice) => true }, heard);
  await see(store, EVERYTHING, outside);
  await Promise.resolve();
  const after = { ...readState() };
  for (const [slice, value] of Object.entries(after)) expect(value).toBe(Reflect.get(before, slice));
  expect(heard).not.toHaveBeenCalled();
  stop();
});
