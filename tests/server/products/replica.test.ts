/** Whatever is done to products in the back office, the shop and every device hold what the database says, row by row. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';

import { changesRoute } from '#core/contract/catalogue/catalogue.ts';

import { readChanges } from '#server/subjects/catalogue/changes.ts';
import { openCatalogue, type LiveCatalogue } from '#server/subjects/catalogue/live-catalogue.ts';
import { detailOf, type CatalogueState } from '#server/subjects/catalogue/state.ts';
import { runs } from '#tests/support/runs.ts';

import { AUTHOR, openProductShop, type ProductShop } from './product-shop.ts';

let shop: ProductShop;
let live: LiveCatalogue;
beforeAll(async () => {
  shop = await openProductShop();
  live = await openCatalogue(shop);
});
afterAll(() => shop.close());

const rowsIn = (state: CatalogueState) =>
  new Map([...state.catalogue.rows()].map((row) => [row.id, { row, detail: detailOf(state, row.id) }]));

type Rows = ReturnType<typeof rowsIn>;

/** What a device holds after it asked for what it lacks. */
async function followed(rows: Rows, from: CatalogueState): Promise<Rows> {
  const answer = v.parse(changesRoute.answer, await readChanges({ db: shop.db, live }, from.cursor));
  if (answer.kind === 'reset') return rowsIn(live.current());
  const next = new Map(rows);
  for (const id of answer.removed) next.delete(id);
  for (const one of answer.products) {
    const { row, detail } = Object(one);
    next.set(row.id, { row, detail });
  }
  return next;
}

const anEdit = fc.oneof(
  fc.constant({ kind: 'store' } as const),
  fc.constant({ kind: 'remove' } as const),
  fc.constant({ kind: 'restore' } as const),
  fc.record({
    kind: fc.constant('edit' as const),
    more: fc.oneof(
      fc.record({ name: fc.constantFrom('Étrier', 'Plaquettes', 'Disque percé') }),
      fc.record({ price: fc.integer({ min: 10_000, max: 900_000 }), specialPrice: fc.constantFrom(null, 9_900) }),
      fc.record({ isActive: fc.boolean() }),
      fc.record({ isVisible: fc.boolean() }),
      fc.record({ attributes: fc.record({ norm: fc.constantFrom('ECE', 'R90'), diameter: fc.nat({ max: 300 }) }) }),
      fc.record({ withoutStock: fc.constantFrom('shop', 'yes', 'no'), manageStock: fc.boolean() }),
      fc.record({ shortDescription: fc.constantFrom('Freine bien.', null) }),
      fc.record({ deposit: fc.constantFrom(0, 50_000) }),
      fc.record({ featured: fc.nat({ max: 3 }) }),
    ),
  }),
);

test('a device that follows holds the rows of a shop that was opened anew, after any edits', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(anEdit, fc.nat({ max: 2 }), fc.boolean()), { minLength: 1, maxLength: 6 }),
      async (edits) => {
        const known: string[] = [await shop.store(), await shop.store()];
        const gone: string[] = [];
        await shop.publish();
        let seen = await live.refresh();
        let rows = rowsIn(seen);
        for (const [edit, which, isPulled] of edits) {
          const uuid = known[which % known.length] ?? '';
          if (edit.kind === 'store') known.push(await shop.store());
          else if (edit.kind === 'remove' && known.length > 1) {
            await shop.remove(uuid);
            known.splice(known.indexOf(uuid), 1);
            gone.push(uuid);
          } else if (edit.kind === 'restore' && gone.length > 0) {
            const back = gone.pop() ?? '';
            const [last] = await shop.service.history(AUTHOR, back);
            await shop.service.restore(AUTHOR, { uuid: back, rev: null, history: last?.id ?? 0 });
            known.push(back);
          } else if (edit.kind === 'edit') await shop.edit(uuid, edit.more);
          await shop.publish();
          await live.refresh();
          if (!isPulled) continue;
          rows = await followed(rows, seen);
          seen = live.current();
        }
        rows = await followed(rows, seen);
        const fresh = rowsIn(await openCatalogue(shop).then((opened) => opened.current()));
        expect(rowsIn(live.current())).toEqual(fresh);
        expect(rows).toEqual(fresh);
      },
    ),
    { numRuns: runs(4, 200) },
  );
});

test('one product that was renamed weighs a few kilobytes on a device, and nothing else is read anew', async () => {
  const uuid = await shop.store({ name: 'Avant' });
  await shop.publish();
  const before = await live.refresh();
  await shop.edit(uuid, { name: 'Après' });
  expect(await shop.publish()).toBe(1);
  const after = await live.refresh();
  const answer = await readChanges({ db: shop.db, live }, before.cursor);
  expect(answer).toMatchObject({ kind: 'changes', removed: [], structure: before.structurePage.hash });
  expect(JSON.stringify(answer).length).toBeLessThan(5_000);
  expect(after.structure).toBe(before.structure);
});
