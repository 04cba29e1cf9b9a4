import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { valueOfStored } from '#core/domain/catalogue/attributes/attribute-value.ts';
import { attributesOf } from '#core/domain/catalogue/attributes/family.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { countOptions, optionsOf } from '#server/subjects/catalogue/attributes/option-counts.ts';
import { replaceOption } from '#server/subjects/catalogue/attributes/replace-option.ts';
import { runs } from '#tests/support/runs.ts';
import { A_TEXT, attributeShop, author, option, type AttributeShop } from './attribute-shop.ts';

let shop: AttributeShop;
beforeAll(async () => {
  shop = await attributeShop();
});
afterAll(() => shop.close());

const step = fc.record({
  what: fc.constantFrom('hold', 'replace', 'drop', 'add', 'turn', 'filter'),
  one: fc.nat(5),
  other: fc.nat(5),
  product: fc.nat(2),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const CODES = { select: 'law_one', multiselect: 'law_many' } as const;
type Type = keyof typeof CODES;

async function take(type: Type, { what, one, other, product }: Step): Promise<void> {
  const code = CODES[type];
  const uuid = await shop.uuidOf('attribute', code);
  const { rev, fields } = await shop.attributes.show(author, uuid);
  const { options } = fields;
  const [first, second] = [options[one % options.length], options[other % options.length]];
  const write = (given: Partial<typeof fields>) =>
    shop.attributes.update(author, { uuid, rev, fields: { ...fields, ...given } });
  if (what === 'add') await write({ options: [...options, option(`Choix ${crypto.randomUUID().slice(0, 8)}`)] });
  if (what === 'turn') await write({ options: options.toReversed() });
  if (what === 'filter') await write({ isFilterable: !fields.isFilterable });
  if (first === undefined || second === undefined) return;
  if (what === 'drop') await write({ options: options.filter((each) => each.uuid !== first.uuid) });
  if (what === 'replace')
    await replaceOption(shop, {
      uuid,
      rev,
      option: first.uuid,
      by: second.uuid,
      author,
      now: new Date('2026-03-01T10:00:00Z'),
    });
  if (what !== 'hold') return;
  const known = await optionsOf(shop.db, code);
  const ids = [first, second].map((each) => known.find((row) => row.uuid === each.uuid)?.id);
  const { pads, disc, secret } = shop.small.products;
  const held = JSON.stringify({ [code]: type === 'select' ? ids[0] : [...new Set(ids)] });
  await shop.db
    .updateTable('product')
    .set({ attributes: held })
    .where('id', '=', [pads, disc, secret][product] ?? pads)
    .execute();
}

test.each(['select', 'multiselect'] as const)(
  'whatever is saved, replaced and deleted of a %s, products hold options that there are, and counts are right',
  async (type) => {
    const code = CODES[type];
    const uuid = crypto.randomUUID();
    const fields = {
      ...A_TEXT,
      code,
      type,
      isFilterable: true,
      options: [option('Un'), option('Deux'), option('Trois')],
    };
    await shop.attributes.store(author, { uuid, fields });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
        for (const each of steps)
          await take(type, each).catch((error: unknown) => {
            if (!(error instanceof Refusal)) throw error;
          });
        const options = await optionsOf(shop.db, code);
        const counts = await countOptions(shop.db, code);
        const expected = new Map<number, number>();
        const { products } = shop.small;
        for (const id of Object.values(products)) {
          const stored = (await shop.valuesOf(id))[code];
          const ids = stored === undefined ? [] : [stored].flat().map(Number);
          expect(ids.every((held) => options.some((one) => one.id === held))).toBe(true);
          expect(new Set(ids).size).toBe(ids.length);
          for (const held of ids) expected.set(held, (expected.get(held) ?? 0) + 1);
          const value = valueOfStored({ ...fields, options }, stored);
          expect([value ?? []].flat().length).toBe(ids.length);
        }
        expect(counts).toEqual(expected);
      }),
      { numRuns: runs(6, 100) },
    );
  },
);

test('whatever groups a family gets, its list is their attributes in order', async () => {
  const uuid = await shop.uuidOf('attribute_family', 'piece');
  const groups = fc.shuffledSubarray(['brand', 'size', 'law_one', 'law_many']).chain((codes) =>
    fc.array(fc.record({ uuid: fc.uuid({ version: 4 }), column: fc.constantFrom(1, 2) }), { maxLength: 4 }).map((all) =>
      all.map((one, at) => ({
        ...one,
        name: `Groupe ${String(at)}`,
        attributes: codes.filter((_, place) => place % all.length === at),
      })),
    ),
  );
  await fc.assert(
    fc.asyncProperty(groups, async (all) => {
      const { rev, fields } = await shop.families.show(author, uuid);
      await shop.families.update(author, { uuid, rev, fields: { ...fields, groups: all } });
      const row = await shop.db
        .selectFrom('attribute_family')
        .select('attributes')
        .where('uuid', '=', uuid)
        .executeTakeFirstOrThrow();
      expect(row.attributes).toEqual(attributesOf(all));
      expect((await shop.families.show(author, uuid)).fields.groups).toEqual(all);
    }),
    { numRuns: runs(8, 100) },
  );
});
