/** Two hundred crashes at moments nobody chose: what was typed more than a second before is on the disk (rule R35). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDrafts } from '#src/admin/store/documents/drafts/draft-store.ts';
import { createDesk, DOC, titled, titleOf } from './desk.ts';

const KILLS = 200;
/** What may be lost, in ms. */
const MOST_LOST = 1_000;

const life = fc.record({
  /** Pauses between keys, in ms. */
  keys: fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 1, maxLength: 40 }),
  /** How long after the last key the browser dies, in ms. */
  after: fc.integer({ min: 0, max: 1_200 }),
  sends: fc.boolean(),
});

test('S93 S98 a browser killed 200 times at random loses at most a second of typing, and offers the rest', async () => {
  let kills = 0;
  await fc.assert(
    fc.asyncProperty(life, async ({ keys, after, sends }) => {
      const desk = createDesk();
      const edited = await desk.open();
      const typed: { readonly text: string; readonly at: number }[] = [];
      for (const pause of keys) {
        await desk.clock.advance(pause);
        const text = `${typed.at(-1)?.text ?? ''}${String.fromCharCode(97 + (typed.length % 26))}`;
        edited.change(titled(text));
        typed.push({ text, at: desk.clock.now() });
        if (sends && typed.length % 7 === 0) await desk.send();
      }
      await desk.clock.advance(after);
      const died = desk.clock.now();
      desk.crash();
      kills += 1;
      const owed = typed.findLast(({ at }) => died - at >= MOST_LOST)?.text ?? '';
      const [draft] = await readDrafts(desk.store, DOC);
      const kept = titleOf(draft?.working);
      expect(kept.startsWith(owed)).toBe(true);
      expect(typed.at(-1)?.text.startsWith(kept)).toBe(true);
      if (kept === '') return;
      const again = await desk.open();
      const { working, offers } = again.view();
      expect([working, ...offers.map((offer) => offer.working)].map(titleOf)).toContain(kept);
    }),
    { numRuns: KILLS },
  );
  expect(kills).toBe(KILLS);
});
