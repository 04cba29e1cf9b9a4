/** Inventory sources as every managed thing: what the one implementation makes of a definition, on a real database. */
import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';

import { inventorySources } from '#core/resources/configuration/inventory-sources.ts';
import { schemaOf, type OutputOf } from '#core/resources/field-set.ts';
import { listQueryOf, type ListQuery } from '#core/resources/list-query.ts';
import { listedOf } from '#core/resources/resource.ts';
import { routesOf } from '#core/resources/resource-routes.ts';
import { MOST_COUNTED } from '#core/resources/resource-rows.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { Author } from '#server/resources/author.ts';
import { resourceService, type ResourceService } from '#server/resources/resource-service.ts';
import { createTestClock, type TestClock } from '#tests/support/clock.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { SHOP_HOOKS } from '#tests/server/resources/shop-hooks.ts';

type Source = OutputOf<typeof inventorySources.fields>;

const routes = routesOf(inventorySources);
const query = listQueryOf(listedOf(inventorySources), inventorySources.list);
let database: TestDatabase;
let clock: TestClock;
let sources: ResourceService<Source>;

beforeAll(async () => {
  database = await createTestDatabase();
  clock = createTestClock();
  sources = resourceService(inventorySources, { hooks: SHOP_HOOKS, db: database.db, clock, announce: async () => {} });
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query('truncate inventory_source, resource_history');
});

/** The verbs that inventory sources have keys of. */
const VERBS = ['index', 'view', 'store', 'update', 'destroy'] as const;
const may = (...verbs: readonly (typeof VERBS)[number][]): Author => ({
  kind: 'admin',
  id: 'camille',
  name: 'Camille Durand',
  permissions: new Set(verbs.map((verb) => `inventory-sources.${verb}` as const)),
});
const manager = may(...VERBS);

const lyon: Source = {
  code: 'lyon',
  name: 'Entrepôt de Lyon',
  description: null,
  contactName: 'Camille Durand',
  contactEmail: 'lyon@example.fr',
  contactNumber: '+33478000000',
  fax: null,
  street: '12 rue de la République',
  postcode: '69002',
  city: 'Lyon',
  state: null,
  country: 'FR',
  latitude: 45.764,
  longitude: 4.8357,
  openingHours: null,
  priority: 2,
  isPickupPoint: true,
  status: true,
};
const store = async (over: Partial<Source> = {}): Promise<string> => {
  const uuid = randomUUID();
  await sources.store(manager, { uuid, fields: { ...lyon, ...over } });
  return uuid;
};

/** What a list is asked for, as its route reads an address. */
const asked = (given: Record<string, string> = {}): ListQuery => v.parse(query, given);
const codesOf = async (given: Record<string, string> = {}): Promise<string[]> =>
  (await sources.index(manager, asked(given))).data.map(({ fields }) => fields.code);
const refusalOf = async (work: Promise<unknown>): Promise<[string, unknown]> => {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Refusal)) throw new Error('not refused', { cause: error });
  return [error.code, error.data];
};
const history = async (uuid: string) =>
  database.db
    .selectFrom('resource_history')
    .select(['resource', 'action', 'actor', 'at', 'before', 'after'])
    .where('uuid', '=', uuid)
    .orderBy('id')
    .execute();

/** Random id of the revision that stands in the database. */
async function revIdOf(uuid: string): Promise<unknown> {
  const { rows } = await database.pool.query('select rev_id from inventory_source where uuid = $1', [uuid]);
  return rows[0]?.rev_id;
}

test('what is created is shown as it was written, and listed', async () => {
  const uuid = await store();
  const now = clock.now().toISOString();
  const one = { uuid, rev: 1, revId: await revIdOf(uuid), createdAt: now, updatedAt: now, fields: lyon };
  expect(await sources.show(manager, uuid)).toEqual(one);
  expect(await sources.index(manager, asked())).toEqual({
    data: [one],
    meta: { perPage: 20, total: 1, more: false, next: null, previous: null },
  });
  expect(v.is(routes.show.answer, one)).toBe(true);
});

describe('a list', () => {
  beforeEach(async () => {
    await store();
    await store({ code: 'nantes', name: 'Magasin', city: 'Nantes', priority: 1, status: false });
    await store({ code: 'liege', name: 'Dépôt 100 %', city: 'Liège', country: 'BE', postcode: '4000', priority: 3 });
  });

  test('is sorted by what is declared, both ways, and at first by priority', async () => {
    expect(await codesOf()).toEqual(['nantes', 'lyon', 'liege']);
    expect(await codesOf({ sort: '-priority' })).toEqual(['liege', 'lyon', 'nantes']);
    expect(await codesOf({ sort: 'code' })).toEqual(['liege', 'lyon', 'nantes']);
  });

  test('is filtered by yes and no, by words, by choices and by ranges', async () => {
    expect(await codesOf({ 'filter[status]': '0' })).toEqual(['nantes']);
    expect(await codesOf({ 'filter[city]': 'LYO' })).toEqual(['lyon']);
    expect(await codesOf({ 'filter[country]': 'BE' })).toEqual(['liege']);
    expect(await codesOf({ 'filter[priority][from]': '2' })).toEqual(['lyon', 'liege']);
    expect(
      await codesOf({ 'filter[priority][from]': '1', 'filter[priority][to]': '2', 'filter[status]': '1' }),
    ).toEqual(['lyon']);
  });

  test('finds words where they are looked for, and no pattern in them', async () => {
    expect(await codesOf({ q: 'entrepôt' })).toEqual(['lyon']);
    expect(await codesOf({ q: '100 %' })).toEqual(['liege']);
    expect(await codesOf({ q: '%' })).toEqual(['liege']);
    expect(await codesOf({ q: "' or true --" })).toEqual([]);
  });

  test('comes in pages that together are the list, and lead back', async () => {
    const first = await sources.index(manager, asked({ perPage: '2' }));
    const second = await sources.index(manager, asked({ perPage: '2', cursor: first.meta.next ?? '' }));
    const back = await sources.index(manager, asked({ perPage: '2', cursor: second.meta.previous ?? '' }));
    const codes = [first, second, back].map(({ data }) => data.map(({ fields }) => fields.code));
    expect(codes).toEqual([['nantes', 'lyon'], ['liege'], ['nantes', 'lyon']]);
    expect([first.meta.previous, second.meta.next, back.meta.previous]).toEqual([null, null, null]);
    expect(first.meta.total).toBe(3);
  });

  test.each([
    ['{"not":"one"}'],
    ['["-code","after","x","00000000-0000-4000-8000-000000000000"]'],
    ['["priority","after","x","00000000-0000-4000-8000-000000000000"]'],
    ['["priority","after","1","\' or true --"]'],
  ])('is not begun at a place that no answer has named: %s', async (text) => {
    const cursor = Buffer.from(text).toString('base64url');
    expect(await refusalOf(sources.index(manager, asked({ cursor })))).toEqual([
      'input.invalid',
      { fields: [{ path: 'cursor', code: 'cursor.invalid' }] },
    ]);
  });

  test.each([
    ['sort', 'description'],
    ['sort', 'created_at'],
    ['filter[description]', 'x'],
    ['filter[status]', 'oui'],
    ['filter[country]', 'XX'],
    ['filter[city][from]', 'A'],
    ['perPage', '101'],
    ['page', '1'],
    ['filter[city][like]', 'A'],
    ['colour', 'rouge'],
  ])('is not asked for with %s = %s', (key, value) => {
    expect(v.is(query, { [key]: value })).toBe(false);
  });
});

describe('an update', () => {
  test('on the revision that was seen is written, once more with the next one', async () => {
    const uuid = await store();
    expect(await sources.update(manager, { uuid, rev: 1, fields: { ...lyon, name: 'Lyon' } })).toEqual({
      uuid,
      rev: 2,
      revId: await revIdOf(uuid),
    });
    expect(await sources.update(manager, { uuid, rev: 2, fields: lyon })).toMatchObject({ uuid, rev: 3 });
    expect(await sources.show(manager, uuid)).toMatchObject({ rev: 3, fields: lyon });
  });

  test('on an older one is refused, and changes nothing', async () => {
    const uuid = await store();
    await sources.update(manager, { uuid, rev: 1, fields: { ...lyon, name: 'Première' } });
    const late = sources.update(manager, { uuid, rev: 1, fields: { ...lyon, name: 'Seconde' } });
    expect(await refusalOf(late)).toEqual(['record.moved', { reason: 'rev', rev: 2 }]);
    expect(await sources.show(manager, uuid)).toMatchObject({ fields: { name: 'Première' } });
    expect(await history(uuid)).toHaveLength(2);
  });

  test('of two at once only one wins', async () => {
    const uuid = await store();
    const results = await Promise.allSettled(
      ['a', 'b', 'c'].map((name) => sources.update(manager, { uuid, rev: 1, fields: { ...lyon, name } })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await sources.show(manager, uuid)).toMatchObject({ rev: 2 });
  });

  test('that changes nothing writes nothing', async () => {
    const uuid = await store();
    expect(await sources.update(manager, { uuid, rev: 1, fields: lyon })).toEqual({ uuid, rev: 1 });
    expect(await history(uuid)).toHaveLength(1);
  });
});

test('a code is one source’s: a second one is told at the field', async () => {
  await store();
  const taken = ['input.invalid', { fields: [{ path: 'fields.code', code: 'value.taken' }] }];
  expect(await refusalOf(sources.store(manager, { uuid: randomUUID(), fields: lyon }))).toEqual(taken);
  const other = await store({ code: 'autre' });
  expect(await refusalOf(sources.update(manager, { uuid: other, rev: 1, fields: lyon }))).toEqual(taken);
  expect(await codesOf({ sort: 'code' })).toEqual(['autre', 'lyon']);
});

test('a UUID is one source’s', async () => {
  const uuid = await store();
  expect(await refusalOf(sources.store(manager, { uuid, fields: { ...lyon, code: 'b' } }))).toEqual([
    'record.moved',
    {},
  ]);
});

test('the last active one stays', async () => {
  const uuid = await store();
  const needed = ['record.inUse', { by: ['shop'] }];
  expect(await refusalOf(sources.destroy(manager, { uuid, rev: 1 }))).toEqual(needed);
  expect(await refusalOf(sources.update(manager, { uuid, rev: 1, fields: { ...lyon, status: false } }))).toEqual(
    needed,
  );
});

test('one with stock is neither deleted nor given another code', async () => {
  await store({ code: 'autre' });
  const uuid = await store();
  const { rows } = await database.pool.query<{ id: number }>(
    `with family as (insert into attribute_family (code, name, slug) values ('f', 'F', 'f') returning id)
     insert into product (area, type, family_id, sku, slug, name, name_key, price)
     select 'auto', 'simple', id, 's', 's', 's', 's', 1 from family returning id`,
  );
  await database.pool.query(`insert into product_stock (product_id, source) values ($1, 'lyon')`, [rows[0]?.id]);
  const inUse = ['record.inUse', { by: ['product_stock'], count: 1 }];
  expect(await refusalOf(sources.destroy(manager, { uuid, rev: 1 }))).toEqual(inUse);
  expect(await refusalOf(sources.update(manager, { uuid, rev: 1, fields: { ...lyon, code: 'l' } }))).toEqual(inUse);
  expect(await sources.update(manager, { uuid, rev: 1, fields: { ...lyon, name: 'Lyon' } })).toMatchObject({
    uuid,
    rev: 2,
  });
  await database.pool.query('delete from product_stock');
  await sources.destroy(manager, { uuid, rev: 2 });
  expect(await codesOf()).toEqual(['autre']);
});

test('one that is gone or never was is unknown', async () => {
  await store({ code: 'autre' });
  const uuid = await store();
  expect(await refusalOf(sources.destroy(manager, { uuid, rev: 2 }))).toEqual([
    'record.moved',
    { reason: 'rev', rev: 1 },
  ]);
  await sources.destroy(manager, { uuid, rev: 1 });
  const presses: (() => Promise<unknown>)[] = [
    () => sources.show(manager, uuid),
    () => sources.update(manager, { uuid, rev: 1, fields: lyon }),
    () => sources.destroy(manager, { uuid, rev: 1 }),
  ];
  for (const press of presses) expect(await refusalOf(press())).toEqual(['record.unknown', {}]);
});

test('the history tells who wrote what, and when', async () => {
  await store({ code: 'autre' });
  const uuid = await store();
  const at = clock.now();
  const after = { ...lyon, name: 'Lyon' };
  await sources.update({ ...manager, id: 'dominique' }, { uuid, rev: 1, fields: after });
  await sources.destroy(manager, { uuid, rev: 2 });
  const resource = 'inventory-sources';
  expect(await history(uuid)).toEqual([
    { resource, action: 'store', actor: 'camille', at, before: null, after: lyon },
    { resource, action: 'update', actor: 'dominique', at, before: { name: lyon.name }, after: { name: 'Lyon' } },
    { resource, action: 'destroy', actor: 'camille', at, before: after, after: null },
  ]);
});

test('nobody does what they have no right to, whatever else they may do', async () => {
  const uuid = await store();
  const work = {
    index: (actor: Author) => sources.index(actor, asked()),
    view: (actor: Author) => sources.show(actor, uuid),
    store: (actor: Author) => sources.store(actor, { uuid: randomUUID(), fields: { ...lyon, code: 'b' } }),
    update: (actor: Author) => sources.update(actor, { uuid, rev: 1, fields: { ...lyon, name: 'B' } }),
    destroy: (actor: Author) => sources.destroy(actor, { uuid, rev: 1 }),
  };
  for (const verb of VERBS) {
    const others = may(...VERBS.filter((one) => one !== verb));
    const permission = `inventory-sources.${verb}`;
    expect(await refusalOf(work[verb](others))).toEqual(['permission.missing', { permission }]);
    expect(routes[verb === 'view' ? 'show' : verb].access).toEqual({ permission });
  }
  expect(await history(uuid)).toHaveLength(1);
});

test('what the definition’s fields accept comes back from the database as it went in', async () => {
  const text = fc.stringMatching(/^[A-Za-zÀ-ÿ'" %_\\-]{1,20}$/u).filter((one) => one === one.trim() && one !== '');
  const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null });
  const fields: fc.Arbitrary<Source> = fc.record({
    code: fc.uuid(),
    name: text,
    description: maybe(text),
    contactName: text,
    contactEmail: fc.constant('a@b.fr'),
    contactNumber: fc.constantFrom('+33612345678', '+32470123456'),
    fax: maybe(fc.constant('+33478000000')),
    street: text,
    postcode: fc.constant('69002'),
    city: text,
    state: maybe(text),
    country: fc.constant('FR' as const),
    latitude: maybe(fc.double({ min: -90, max: 90, noNaN: true }).map((one) => one + 0)),
    longitude: maybe(fc.double({ min: -180, max: 180, noNaN: true }).map((one) => one + 0)),
    openingHours: maybe(text),
    priority: fc.nat({ max: 9999 }),
    isPickupPoint: fc.boolean(),
    status: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fields, async (given) => {
      const uuid = randomUUID();
      await sources.store(manager, { uuid, fields: v.parse(schemaOf(inventorySources.fields), given) });
      expect((await sources.show(manager, uuid)).fields).toEqual(given);
    }),
    { numRuns: 40 },
  );
});

test('a word that stands in more rows than are counted is told as more than so many; without one all are counted', async () => {
  await store();
  await database.pool.query(
    `insert into inventory_source (uuid, rev, code, name, contact_name, contact_email, contact_number, street, postcode,
      city, country, priority, is_pickup_point, status, created_at, updated_at)
    select gen_random_uuid(), 1, 'd-' || n, name, contact_name, contact_email, contact_number, street, postcode, city,
      country, priority, is_pickup_point, status, created_at, updated_at
    from inventory_source, generate_series(1, $1::int) as n`,
    [MOST_COUNTED],
  );
  const meta = async (given: Record<string, string>) => (await sources.index(manager, asked(given))).meta;
  expect(await meta({ q: 'lyon' })).toMatchObject({ total: MOST_COUNTED, more: true });
  expect(await meta({})).toMatchObject({ total: MOST_COUNTED + 1, more: false });
  expect(await meta({ q: 'd-9999' })).toMatchObject({ total: 1, more: false });
});
