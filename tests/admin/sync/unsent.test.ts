/** What has not reached the shop is counted in one place: whoever asks hears the same (rule S118). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasUnsent, leftToSend, needsSomebody, unsentIn, workIn } from '#src/admin/store/sync/unsent.ts';
import type { FileState } from '#src/db/kept-file.ts';
import { openMemoryStore } from '#src/db/memory-store.ts';
import { noopOf } from '#src/sync/core/park.ts';

const at = '2026-01-01T00:00:00Z';
const change = (seq: number) => ({
  lane: 'draft:one',
  seq,
  mutId: `m${String(seq)}`,
  route: 'r',
  v: 1,
  args: {},
  at,
  sends: 0,
});
const reason = { class: 'refused', code: 'record.moved', data: {} } as const;
const body = (title: string) => ({ title });
const draft = (key: string, isSaved: boolean, isConflict: boolean) => ({
  key: `document:${key}:one`,
  at,
  value: {
    draft: 'one',
    doc: key,
    of: 'content',
    type: 'page',
    baseRev: 1,
    base: body('a'),
    working: body(isSaved ? 'a' : 'b'),
    save: null,
    conflict: isConflict ? { rev: 2, theirs: body('c') } : null,
    moves: 0,
    at,
  },
});

const STATES: FileState[] = ['waiting', 'sending', 'paused', 'stalled', 'refused', 'done'];

test('S118 the bar, the queue and who would leave count the same changes, texts and files', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(3),
      fc.nat(2),
      fc.nat(2),
      fc.array(fc.tuple(fc.boolean(), fc.boolean()), { maxLength: 3 }),
      fc.array(fc.constantFrom(...STATES), { maxLength: 4 }),
      async (waiting, noops, parked, drafts, states) => {
        const store = openMemoryStore();
        const files = states.map((state) => ({ state }));
        await store.write(['outbox', 'parked', 'drafts'], async (t) => {
          const rows = Array.from({ length: waiting + noops }, (_, index) => change(index + 1));
          await t.outbox.put(rows.map((row, index) => (index < waiting ? row : noopOf(row))));
          for (let one = 0; one < parked; one += 1)
            await t.parked.put([{ ...change(one), mutId: `p${String(one)}`, parkedAt: at, reason }]);
          await t.drafts.put(drafts.map(([isSaved, isConflict], index) => draft(String(index), isSaved, isConflict)));
          await t.drafts.put([{ key: 'form:colour', value: { name: 'Rouge' }, at }]);
        });
        const [work, unsent] = await store.read(['outbox', 'parked', 'drafts'], async (t) => [
          await workIn(t),
          await unsentIn(t, files),
        ]);
        const conflicts = drafts.filter(([, isConflict]) => isConflict).length;
        const here = states.filter((state) => state !== 'done').length;
        expect(work).toEqual({ waiting, parked, conflicts });
        expect(leftToSend(work, files)).toBe(waiting + parked + conflicts + here);
        expect(unsent).toEqual({
          changes: waiting + parked,
          // what is typed into a form is saved nowhere either
          drafts: drafts.filter(([isSaved, isConflict]) => !isSaved || isConflict).length + 1,
          files: here,
        });
        expect(needsSomebody(work, files)).toBe(parked + conflicts > 0 || states.includes('refused'));
        expect(hasUnsent({ ...unsent, drafts: 0 })).toBe(waiting + parked + here > 0);
        expect(hasUnsent(unsent)).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});
