/** Inventory counts on a real database (rules S130 to S133 of docs/sync.md). */
import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { countKind, countPartKind, partOf } from '#core/contract/admin/stock/count-record.ts';
import { readCountArticles } from '#server/subjects/stock/count/count-scope.ts';
import { correctStock } from '#server/subjects/stock/office/steps.ts';
import { inShort } from '#tests/server/sync/sync-shop.ts';

import { createCountShop, type CountShop } from './count-shop.ts';

let shop: CountShop;

beforeAll(async () => {
  shop = await createCountShop();
});
afterAll(() => shop.close());

const MINUTE = 60_000;
const later = (minutes: number) => shop.clock.advance(minutes * MINUTE);

test('S130 what was found is counted once: told again, in another group, and under another mutation', async () => {
  const device = await shop.somebody();
  const article = await shop.article(5);
  const count = await shop.open(device);
  const entry = shop.found(count, 1, article, { pieces: 3 });
  const first = await device.exchange([entry]);
  expect(inShort(first.results)).toEqual(['applied']);
  expect(first.pull.changes.map(({ key }) => key)).toContain(countPartKind.key(partOf(count, article.uuid)));
  expect(inShort((await device.exchange([entry])).results)).toEqual(['applied']);
  const elsewhere = await shop.somebody(randomUUID(), device.id);
  expect(inShort((await elsewhere.exchange([{ ...entry, mutId: randomUUID() }])).results)).toEqual(['applied']);
  expect(await shop.entries(count)).toBe(1);
  expect((await shop.desk(count)).lines).toMatchObject([{ sku: article.sku, counted: 3, expected: 5, difference: -2 }]);
});

test('S130 an entry of somebody else under the same UUID, of no article and of no count is refused, and the lane goes on', async () => {
  const [one, other] = [await shop.somebody(), await shop.somebody()];
  const article = await shop.article(5);
  const count = await shop.open(one);
  const id = randomUUID();
  await one.exchange([shop.found(count, 1, article, { id })]);
  const nothing = { uuid: randomUUID(), sku: 'PERSONNE' };
  const { results } = await other.exchange([
    shop.found(count, 1, article, { id }),
    shop.found(count, 2, nothing),
    shop.found(count, 3, nothing, { article: null }),
    shop.found(count, 4, article),
  ]);
  expect(inShort(results)).toEqual([
    'refused record.moved',
    'refused record.unknown',
    'refused record.unknown',
    'applied',
  ]);
  const unknown = await other.exchange([shop.found(randomUUID(), 1, article)]);
  expect(inShort(unknown.results)).toEqual(['refused record.unknown']);
});

test('S130 an entry that arrives once the count is over is refused, and one that had arrived is not', async () => {
  const device = await shop.somebody();
  const article = await shop.article(5);
  for (const end of ['confirm', 'drop'] as const) {
    const count = await shop.open(device);
    const entry = shop.found(count, 1, article, { pieces: 5 });
    await device.exchange([entry]);
    await shop[end](device, count);
    const elsewhere = await shop.somebody(randomUUID(), device.id);
    const { results, pull } = await elsewhere.exchange([
      { ...entry, mutId: randomUUID() },
      shop.found(count, 2, article),
    ]);
    expect(inShort(results)).toEqual(['applied', 'refused stock.countClosed']);
    expect(pull.changes.map(({ key }) => key)).not.toContain(countKind.key(count));
    await expect(shop.confirm(device, count)).rejects.toMatchObject({ code: 'stock.countClosed' });
  }
  expect(await shop.held(article.id)).toBe(5);
});

test('S130 whoever may not count holds nothing of it, and has nothing taken', async () => {
  const device = await shop.somebody();
  const article = await shop.article(5);
  const count = await shop.open(device);
  await device.exchange([shop.found(count, 1, article)]);
  expect((await device.pull()).changes.map(({ key }) => key)).toEqual(
    expect.arrayContaining([countKind.key(count), countPartKind.key(partOf(count, article.uuid))]),
  );
  device.may('stock.view');
  const { results } = await device.exchange([shop.found(count, 2, article)]);
  expect(inShort(results)).toEqual(['refused permission.missing']);
  expect((await device.pull()).changes.some(({ key }) => key.startsWith(countKind.kind))).toBe(false);
});

test('S130 a code that the device does not know is looked up: the SKU first, then an EAN of the article or of a reference', async () => {
  const device = await shop.somebody();
  const ean = '4006381333931';
  const plain = await shop.article(1, ean);
  const referenced = await shop.article(1);
  await sql`insert into product_reference (product_id, kind, number) values (${referenced.id}, 'ean', '3017620422003')`.execute(
    shop.db,
  );
  const count = await shop.open(device);
  const codes = [ean, plain.sku.toLowerCase(), '3017620422003'];
  const { results } = await device.exchange(
    codes.map((code, index) => shop.found(count, index + 1, plain, { article: null, code })),
  );
  expect(inShort(results)).toEqual(['applied', 'applied', 'applied']);
  const lines = (await shop.desk(count)).lines.map(({ article, counted }) => [article, counted]);
  expect(Object.fromEntries(lines)).toEqual({ [plain.uuid]: 2, [referenced.uuid]: 1 });
});

test('S131 what was sold between the count and its arrival is reckoned with, and stays', async () => {
  const device = await shop.somebody();
  const article = await shop.article(10);
  const count = await shop.open(device);
  later(5);
  const entry = shop.found(count, 1, article, { pieces: 8 });
  later(60);
  await shop.move(article.id, -3);
  later(60);
  await device.exchange([entry]);
  expect((await shop.desk(count)).lines).toMatchObject([
    { counted: 8, expected: 10, difference: -2, since: -3, during: 0 },
  ]);
  await shop.confirm(device, count);
  expect(await shop.held(article.id)).toBe(5);
  const last = await shop.db
    .selectFrom('stock_movement')
    .selectAll()
    .where('product_id', '=', article.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(last).toMatchObject({ delta: -2, left_after: 5, reason: 'count', ref: count, admin: device.id });
});

test('S131 a clock that is wrong tells no moment before the opening or after the arrival', async () => {
  const device = await shop.somebody();
  const [early, late] = [await shop.article(10), await shop.article(10)];
  await shop.move(early.id, -1);
  later(1);
  const count = await shop.open(device);
  later(10);
  await device.exchange([
    shop.found(count, 1, early, { pieces: 9, at: '2001-01-01T00:00:00.000Z' }),
    shop.found(count, 2, late, { pieces: 10, at: '2101-01-01T00:00:00.000Z' }),
  ]);
  later(10);
  await shop.move(late.id, -4);
  const lines = (await shop.desk(count)).lines.map(({ article, difference, since }) => [article, [difference, since]]);
  expect(Object.fromEntries(lines)).toEqual({ [early.uuid]: [0, 0], [late.uuid]: [0, -4] });
});

test('S131 an article that has never lain there is put there, and one of which there is none has none', async () => {
  const device = await shop.somebody();
  const [fresh, gone] = [await shop.article(null), await shop.article(4)];
  const count = await shop.open(device);
  await device.exchange([shop.found(count, 1, fresh, { pieces: 2 }), shop.found(count, 2, gone, { pieces: 0 })]);
  await shop.confirm(device, count);
  expect([await shop.held(fresh.id), await shop.held(gone.id)]).toEqual([2, 0]);
});

test('S132 two who share a shelf add up, and who counts anew replaces both', async () => {
  const [one, other] = [await shop.somebody(), await shop.somebody()];
  const article = await shop.article(9);
  const count = await shop.open(one);
  await one.exchange([shop.found(count, 1, article, { pieces: 4 })]);
  await other.exchange([shop.found(count, 1, article, { pieces: 5 })]);
  const [both] = (await shop.desk(count)).lines;
  expect(both).toMatchObject({ counted: 9, difference: 0 });
  const { pull } = await other.exchange([shop.found(count, 2, article, { way: 'set', pieces: 7 })]);
  const part = pull.changes.find(({ key }) => key === countPartKind.key(partOf(count, article.uuid)));
  expect(part?.record).toMatchObject({ lines: { [article.uuid]: { pieces: 7 } } });
  expect((await shop.desk(count)).lines).toMatchObject([{ counted: 7, difference: -2 }]);
});

test('S132 an entry that came after the differences were looked at refuses to confirm them', async () => {
  const device = await shop.somebody();
  const article = await shop.article(5);
  const count = await shop.open(device);
  await device.exchange([shop.found(count, 1, article, { pieces: 2 })]);
  const seen = await shop.step(device, count);
  await device.exchange([shop.found(count, 2, article, { pieces: 3 })]);
  await expect(shop.confirmOn(seen)).rejects.toMatchObject({ code: 'record.moved' });
  expect(await shop.held(article.id)).toBe(5);
});

test('S133 of two counts the later moment counts, whichever is confirmed first', async () => {
  const device = await shop.somebody();
  for (const order of [
    [0, 1],
    [1, 0],
  ] as const) {
    const article = await shop.article(10);
    const both = [await shop.open(device), await shop.open(device)] as const;
    later(1);
    await device.exchange([shop.found(both[0], 1, article, { pieces: 7 })]);
    later(1);
    await shop.move(article.id, -1);
    later(1);
    await device.exchange([shop.found(both[1], 1, article, { pieces: 8 })]);
    for (const index of order) await shop.confirm(device, both[index]);
    expect(await shop.held(article.id)).toBe(8);
  }
});

test('S133 a count of before the desk said how many there are changes nothing, and says so', async () => {
  const device = await shop.somebody();
  const article = await shop.article(10);
  const count = await shop.open(device);
  later(1);
  await device.exchange([shop.found(count, 1, article, { pieces: 8 })]);
  later(1);
  const place = await shop.db
    .selectFrom('product_stock')
    .select(['uuid', 'rev', 'rev_id'])
    .where('product_id', '=', article.id)
    .executeTakeFirstOrThrow();
  const step = { uuid: place.uuid, rev: place.rev, baseRevId: place.rev_id, admin: device.id, now: shop.clock.now() };
  await correctStock(shop.db, step, {
    rev: place.rev,
    id: randomUUID(),
    way: 'to',
    pieces: 8,
    cause: 'error',
    note: null,
  });
  expect((await shop.desk(count)).lines).toMatchObject([{ counted: 8, difference: 0, isOvertaken: true }]);
  await shop.confirm(device, count);
  expect(await shop.held(article.id)).toBe(8);
});

test('S133 what nobody counted is told, and stays', async () => {
  const device = await shop.somebody();
  const [counted, left] = [await shop.article(1), await shop.article(6)];
  const count = await shop.open(device);
  await device.exchange([shop.found(count, 1, counted)]);
  const { missing } = await shop.desk(count);
  expect(missing.find(({ article }) => article === left.uuid)).toMatchObject({ sku: left.sku, held: 6 });
  expect(missing.some(({ article }) => article === counted.uuid)).toBe(false);
  await shop.confirm(device, count);
  expect(await shop.held(left.id)).toBe(6);
});

test('a count of a category has what lies in it, with its variants and all below, a page at a time', async () => {
  const device = await shop.somebody();
  const [within, outside] = [await shop.article(1), await shop.article(1)];
  const { rows } = await sql<{ uuid: string }>`
    with top as (
      insert into category (area, name, slug) values ('auto', 'Freins', 'freins') returning id, uuid
    ), below as (
      insert into category (area, parent_id, name, slug)
      select 'auto', id, 'Plaquettes', 'plaquettes' from top returning id
    ), listed as (
      insert into product_category (product_id, category_id) select ${within.id}::bigint, id from below
    )
    select uuid from top`.execute(shop.db);
  const count = await shop.open(device, randomUUID(), rows[0]?.uuid ?? null);
  const page = await readCountArticles(shop.db, { uuid: count, after: '', now: shop.clock.now() });
  expect(page).toEqual({
    now: shop.clock.now().toISOString(),
    articles: [{ uuid: within.uuid, sku: within.sku, name: 'Plaquettes', ean: null }],
    next: null,
  });
  expect((await shop.desk(count)).category).toBe('Freins');
  expect((await shop.desk(count)).missing.map(({ article }) => article)).not.toContain(outside.uuid);
  await expect(shop.open(device, count)).resolves.toBe(count);
  await expect(shop.open(await shop.somebody(), count)).rejects.toMatchObject({ code: 'record.moved' });
});

const act = fc.oneof(
  fc.record({
    do: fc.constant('found' as const),
    who: fc.nat(1),
    pieces: fc.nat(4),
    way: fc.constantFrom('add' as const, 'set' as const),
  }),
  fc.record({ do: fc.constant('move' as const), delta: fc.constantFrom(-2, -1, 1, 3) }),
);

test('S131 S132 however sales and entries of two people come, the shelf holds what was found last and what moved since', async () => {
  const devices = [await shop.somebody(), await shop.somebody()] as const;
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 8 }), async (acts) => {
      const article = await shop.article(20);
      const count = await shop.open(devices[0]);
      const seq = [0, 0];
      let found: number | null = null;
      let since = 0;
      let books = 20;
      for (const one of acts) {
        later(1);
        if (one.do === 'move') {
          await shop.move(article.id, one.delta);
          since += one.delta;
          books += one.delta;
        } else {
          const device = devices[one.who === 0 ? 0 : 1];
          seq[one.who] = (seq[one.who] ?? 0) + 1;
          const { pieces, way } = one;
          await device.exchange([shop.found(count, seq[one.who] ?? 1, article, { pieces, way })]);
          found = way === 'set' ? pieces : (found ?? 0) + pieces;
          since = 0;
        }
      }
      await shop.confirm(devices[0], count);
      expect(await shop.held(article.id)).toBe(found === null ? books : Math.max(0, found + since));
    }),
    { numRuns: 12 },
  );
});
