/** One value set in many products at once: each becomes what a save of its own would make it, or stays, with its reason. */
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { BulkAsked } from '#core/resources/many-rows.ts';
import { Refusal } from '#core/wire/refusal.ts';

import { AUTHOR, openProductShop, type ProductShop } from './product-shop.ts';

let shop: ProductShop;
beforeAll(async () => {
  shop = await openProductShop();
});
afterAll(() => shop.close());

const set = (ids: BulkAsked['ids'], field: string, value: unknown, dryRun = false) =>
  shop.service.bulk(AUTHOR, { action: 'set', ids, field, value, dryRun });

/** What a product is, as far as a save leaves traces: fields, revision, history, and what is published of it next. */
async function tracesOf(uuid: string) {
  const { rows } = await shop.database.pool.query<{ noted: string }>(
    `select distinct shown::text as noted from product_touched
     where product_id = (select id from product where uuid = $1) order by 1`,
    [uuid],
  );
  const history = (await shop.service.history(AUTHOR, uuid)).map(({ action, before, after }) => ({
    action,
    before: action === 'update' ? before : null,
    after: action === 'update' ? after : null,
  }));
  const found = await shop.service.show(AUTHOR, uuid).catch(() => null);
  if (found === null) return { history, noted: rows };
  const values: Readonly<Record<string, unknown>> = { ...found.fields };
  const { name: _name, slug: _slug, sku: _sku, ...fields } = values;
  return { fields, rev: found.rev, computed: found.computed?.['available'], history, noted: rows };
}

interface Product {
  readonly price: number;
  readonly special: number | null;
  readonly isActive: boolean;
  /** What happens to it after it was chosen. */
  readonly since: 'nothing' | 'written' | 'deleted';
}

/** One of every kind: written or gone since it was chosen, at the price already, in a reduction, not for sale. */
const KINDS: readonly Product[] = [
  { price: 300_000, special: null, isActive: true, since: 'nothing' },
  { price: 400_000, special: 250_000, isActive: true, since: 'nothing' },
  { price: 200_000, special: null, isActive: false, since: 'nothing' },
  { price: 300_000, special: null, isActive: true, since: 'written' },
  { price: 300_000, special: null, isActive: true, since: 'deleted' },
];

async function make(all: readonly Product[]) {
  const chosen: { uuid: string; rev: number }[] = [];
  for (const { price, special, isActive, since } of all) {
    const fits = special === null || special < price;
    const uuid = await shop.store({ price, specialPrice: fits ? special : null, isActive });
    chosen.push({ uuid, rev: 1 });
    if (since === 'written') await shop.edit(uuid, { subtitle: 'Relu' });
    if (since === 'deleted') await shop.remove(uuid);
  }
  await shop.publish();
  return chosen;
}

test.each([
  ['price', 200_000],
  ['isActive', true],
])(
  'many products of which one value is set become, and are refused, as each would by a save of its own: %s',
  async (field, value) => {
    const [many, alone] = [await make(KINDS), await make(KINDS)];
    const rehearsed = await set(many, field, value, true);
    const done = await set(many, field, value);
    expect([rehearsed.done, rehearsed.refused]).toEqual([done.done, done.refused]);
    const codes = new Map(done.refused.map(({ uuid, code }) => [uuid, code]));
    for (const [at, { uuid, rev }] of alone.entries()) {
      const code = await codeOf(async () => {
        const { fields } = await shop.service.show(AUTHOR, uuid);
        await shop.service.update(AUTHOR, { uuid, rev, fields: { ...fields, [field]: value } });
      });
      const twin = many[at]?.uuid ?? '';
      expect(codes.get(twin)).toBe(code);
      expect(await tracesOf(twin)).toEqual(await tracesOf(uuid));
    }
  },
);

async function codeOf(work: () => Promise<void>): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.code;
  }
}

test('a rehearsal of many writes nothing', async () => {
  const [{ uuid } = { uuid: '' }] = await make([{ price: 200_000, special: null, isActive: true, since: 'nothing' }]);
  const before = await tracesOf(uuid);
  expect(await set([{ uuid }], 'price', 300_000, true)).toMatchObject({ done: 1, ids: [{ uuid, rev: 1 }] });
  expect(await tracesOf(uuid)).toEqual(before);
});

test('what the database itself refuses of one product stops none of the others', async () => {
  await shop.database.pool.query(`
    create function refuse_dear() returns trigger language plpgsql as $$
    begin
      if new.sku = 'DEAR' then raise exception 'too dear' using errcode = 'check_violation'; end if;
      return new;
    end $$;
    create trigger refuse_dear before update of price on product for each row execute function refuse_dear()`);
  const plain = await make(
    Array.from({ length: 3 }, () => ({ price: 200_000, special: null, isActive: true, since: 'nothing' as const })),
  );
  const dear = await shop.store({ sku: 'DEAR', name: 'Trop cher' });
  const done = await set([...plain, { uuid: dear, rev: 1 }], 'price', 300_000);
  expect(done).toEqual({ done: 3, refused: [{ uuid: dear, title: 'Trop cher', code: 'input.invalid' }] });
  for (const { uuid } of plain) expect((await shop.service.show(AUTHOR, uuid)).rev).toBe(2);
  await shop.database.pool.query('drop trigger refuse_dear on product; drop function refuse_dear');
});
