/** What stands beside a product: never itself, twenty of a kind at most, the same here as on every device. */
import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { products } from '#core/resources/catalogue/products.ts';
import { MOST_RELATED, RELATION_NAMES, type Relation } from '#core/domain/catalogue/products/relations.ts';

import { textsIn } from '#core/domain/fields/values.ts';
import { showBeside } from '#server/subjects/catalogue/answers/product-answers.ts';
import { openCatalogue, type LiveCatalogue } from '#server/subjects/catalogue/live-catalogue.ts';
import { detailOf } from '#server/subjects/catalogue/state.ts';
import { runs } from '#tests/support/runs.ts';

import { AUTHOR, faultsOf, openProductShop, type ProductShop } from './product-shop.ts';

let shop: ProductShop;
let live: LiveCatalogue;
let known: string[];
let hidden: string;
let foreign: string;
beforeAll(async () => {
  shop = await openProductShop();
  live = await openCatalogue(shop);
  known = [];
  for (let at = 0; at < 4; at += 1) known.push(await shop.store());
  hidden = await shop.store({ isVisible: false });
  foreign = await shop.store({ area: 'moto' });
});
afterAll(() => shop.close());

/** What the shop tells of a product, by relation; what a page does not say is nothing. */
function toldOf(uuid: string): Partial<Record<Relation, readonly string[]>> {
  const state = live.current();
  const row = state.catalogue.byUuid(uuid);
  const detail = row === null || row === undefined ? null : detailOf(state, row.id);
  return Object.fromEntries(
    RELATION_NAMES.flatMap((name) => ((detail?.[name] ?? []).length === 0 ? [] : [[name, detail?.[name]]])),
  );
}

test('after any edits a product is not beside itself, and the shop tells each relation in its order', async () => {
  const places = fc.uniqueArray(fc.nat({ max: 5 }), { maxLength: 5 });
  const edit = fc.record({ of: fc.nat({ max: 3 }), name: fc.constantFrom(...RELATION_NAMES), places });
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 5 }), async (edits) => {
      const all = [...known, hidden, foreign];
      for (const { of, name, places: to } of edits) {
        const uuid = known[of] ?? '';
        const uuids = to.map((at) => all[at] ?? '');
        const faults = await faultsOf(shop.edit(uuid, { [name]: uuids }));
        expect(faults).toEqual(uuids.includes(uuid) ? [`fields.${name} product.itself`] : []);
      }
      await shop.publish();
      await live.refresh();
      for (const uuid of known) {
        const { fields } = await shop.service.show(AUTHOR, uuid);
        const kept = Object.fromEntries(
          RELATION_NAMES.flatMap((name) => {
            const uuids = textsIn(Reflect.get(fields, name));
            expect(uuids).not.toContain(uuid);
            return uuids.length === 0 ? [] : [[name, uuids]];
          }),
        );
        expect(toldOf(uuid)).toEqual(kept);
      }
    }),
    { numRuns: runs(3, 100) },
  );
});

test('of a kind there are twenty at most', () => {
  const many = Array.from({ length: MOST_RELATED + 1 }, () => randomUUID());
  for (const name of RELATION_NAMES) {
    const { schema } = products.fields[name];
    expect(v.safeParse(schema, many.slice(1)).success).toBe(true);
    expect(v.safeParse(schema, many).issues?.map(({ message }) => message)).toEqual(['list.tooLong']);
  }
});

test('what is hidden, deleted or in the other half of the shop is not shown', async () => {
  const [gone, seen] = [await shop.store(), await shop.store()];
  const uuid = await shop.store({ upSells: [hidden, gone, foreign, seen], crossSells: [seen, hidden] });
  await shop.remove(gone);
  await shop.publish();
  const state = await live.refresh();
  const row = state.catalogue.byUuid(uuid);
  if (row === null || row === undefined) throw new Error('the product is not in the shop');
  const params = { area: row.area, type: row.family, slug: row.slug };
  const uuids = (name: Relation) =>
    showBeside(name)(state, { params }).data.map((card) => Reflect.get(Object(card.row), 'uuid'));
  expect(uuids('upSells')).toEqual([seen]);
  expect(uuids('crossSells')).toEqual([seen]);
  expect(toldOf(uuid).upSells).toEqual([hidden, foreign, seen]);
});
