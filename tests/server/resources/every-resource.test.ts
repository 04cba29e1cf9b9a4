/** What every definition gives by itself, on a real database: one suite over all of them. */
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';

import { RESOURCES } from '#core/resources/all.ts';
import { differences } from '#core/resources/field-set.ts';
import { FILTER_WAYS, waysOf } from '#core/resources/filter-ways.ts';
import { filterKey, listQueryOf } from '#core/resources/list-query.ts';
import { exportQueryOf } from '#core/resources/many-rows.ts';
import { PERMISSION_KEYS, isPermissionKey } from '#core/resources/permissions/permission-keys.ts';
import { listedOf, type Resource } from '#core/resources/resource.ts';
import { routesOf } from '#core/resources/resource-routes.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { Author } from '#server/resources/author.ts';
import { resourceService } from '#server/resources/resource-service.ts';
import { createTestClock } from '#tests/support/clock.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { SHOP_HOOKS } from '#tests/server/resources/shop-hooks.ts';
import { KNOWN_SKU, sampleOf, type Known } from './samples.ts';

let database: TestDatabase;
let known: Known;
const clock = createTestClock();
const serviceOf = (resource: Resource) =>
  resourceService(resource, { hooks: SHOP_HOOKS, db: database.db, clock, announce: () => Promise.resolve() });

beforeAll(async () => {
  database = await createTestDatabase();
  const uuids = async (table: string) =>
    (await database.pool.query<{ uuid: string }>(`select uuid from ${table} order by uuid limit 10`)).rows.map(
      ({ uuid }) => uuid,
    );
  await database.pool.query(
    `insert into currency (uuid, code, name, symbol)
     select gen_random_uuid(), code, code, code from unnest(array['CHF', 'GBP', 'USD', 'CAD', 'JPY', 'SEK']) as code;
     insert into inventory_source (uuid, rev, code, name, contact_name, contact_email, contact_number, street, postcode,
       city, country, priority, is_pickup_point, status, created_at, updated_at)
     values (gen_random_uuid(), 1, 'principal', 'Dépôt', 'A', 'a@b.fr', '+33478000000', 'Rue', '44000', 'Nantes', 'FR', 1,
       false, true, now(), now())`,
  );
  await database.pool.query(
    `with family as (insert into attribute_family (code, name, slug) values ('piece', 'Pièce', 'piece') returning id)
     insert into product (area, type, family_id, sku, slug, name, name_key, price)
     select 'auto', 'simple', id, $1, 'plaquettes', 'Plaquettes', 'plaquettes', 40 from family`,
    [KNOWN_SKU],
  );
  await database.pool.query(
    `insert into media (hash, mime, width, height, bytes) values ('a1', 'image/png', 8, 6, 1);
     insert into media_file (uuid, type, file_name, hash, stored, mime, bytes, uploaded_by, created_at, updated_at)
     values (gen_random_uuid(), 'image', 'a.png', 'a1', 'a1.png', 'image/png', 1, '', now(), now())`,
  );
  await database.pool.query(
    `insert into customer (id, group_code, email, first_name, last_name, gender, customer_type, phone, approval, newsletter, locale,
       created_at, updated_at)
     select gen_random_uuid(), 'general', 'client' || n || '@example.fr', 'Gaëlle', 'Le Guennec ' || n, 'Mrs', 'individual',
       '+33612457890', 'approved', false, 'fr_FR', now(), now()
     from generate_series(1, 10) as n`,
  );
  await database.pool.query(`insert into category (area, name, slug) values ('auto', 'Pièces', 'pieces')`);
  known = {
    categories: await uuids('category'),
    customers: await uuids('managed_customer'),
    'tax-categories': await uuids('tax_category'),
    // The family of vehicles asks for values that a sample does not have.
    'attribute-families': await uuids("attribute_family where code = 'piece'"),
    media: await uuids('media_file'),
    currencies: await uuids('currency'),
    locales: await uuids('shop_locale'),
    'inventory-sources': await uuids('inventory_source'),
    // Of visitors, prices are nobody's own.
    groups: await uuids("customer_group where code <> 'guest'"),
  };
});
afterAll(() => database.drop());

const author: Author = {
  kind: 'admin',
  id: 'camille',
  name: 'Camille Durand',
  permissions: new Set(PERMISSION_KEYS.filter(isPermissionKey)),
};

const refusalOf = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Refusal)) throw new Error('not refused', { cause: error });
  return error.code;
};

/** People and their roles are written with rules of their subject: `tests/server/admin`. */
const managed = RESOURCES.filter(({ needsConfirmation, readOnly }) => needsConfirmation !== true && readOnly !== true);

test('what is read alone is listed with the subject whose page shows it', () => {
  const readAlone = RESOURCES.filter(({ readOnly }) => readOnly === true);
  const shownBy = new Set(readAlone.map(({ name, screen }) => screen?.opens ?? name));
  // `describeLists` in tests/server/{orders,quotes,returns}/office/lists.test.ts and tests/server/stock/lists.test.ts
  expect([...shownBy].toSorted()).toEqual(['orders', 'quotes', 'rma', 'stock']);
});

describe.each(managed.map((one) => [one.name, one] as const))('%s', (_name, resource) => {
  const { fields, list } = resource;
  const asked = (given: Record<string, unknown> = {}) => v.parse(listQueryOf(listedOf(resource), list), given);
  let seed = 1;
  /** A new record; where another takes its place in what is unique, another sample. */
  const create = async () => {
    for (;;) {
      const uuid = randomUUID();
      const sample = sampleOf(resource, known, (seed += 1));
      try {
        const { revId } = await serviceOf(resource).store(author, { uuid, fields: sample });
        return { uuid, revId, sample };
      } catch (error) {
        if (!(error instanceof Refusal) || seed > 60) throw error;
        const { code } = error.data.fields?.[0] ?? {};
        if (code !== 'value.taken') throw error;
      }
    }
  };
  /** Another sample, with what stays as the record was made. */
  const otherOf = (sample: Readonly<Record<string, unknown>>, at: number) => ({
    ...sampleOf(resource, known, at),
    ...Object.fromEntries((resource.immutable ?? []).map((name) => [name, sample[name]])),
  });
  const drop = async (uuid: string) => {
    const one = await serviceOf(resource).show(author, uuid);
    await serviceOf(resource).destroy(author, { uuid, rev: one.rev });
  };

  test('what is created is shown as it was written, as the route answers it', async () => {
    const { uuid, sample } = await create();
    const shown = await serviceOf(resource).show(author, uuid);
    expect(differences(fields, shown.fields, sample)).toEqual([]);
    expect(v.safeParse(routesOf(resource).show.answer, shown).issues).toBeUndefined();
    await drop(uuid);
    expect(await refusalOf(serviceOf(resource).show(author, uuid))).toBe('record.unknown');
  });

  test('every order gives the whole list in pages, forwards and back', async () => {
    const made = [await create(), await create()];
    for (const by of list.sort.flatMap((name) => [name, `-${name}`])) {
      const seen: string[] = [];
      let page = await serviceOf(resource).index(author, asked({ sort: by, perPage: '2' }));
      const first = page.data.map(({ uuid }) => uuid);
      seen.push(...first);
      while (page.meta.next !== null) {
        page = await serviceOf(resource).index(author, asked({ sort: by, perPage: '2', cursor: page.meta.next }));
        seen.push(...page.data.map(({ uuid }) => uuid));
      }
      expect([by, new Set(seen).size, seen.length]).toEqual([by, page.meta.total, page.meta.total]);
      while (page.meta.previous !== null)
        page = await serviceOf(resource).index(author, asked({ sort: by, perPage: '2', cursor: page.meta.previous }));
      expect(page.data.map(({ uuid }) => uuid)).toEqual(first);
    }
    for (const { uuid } of made) await drop(uuid);
  });

  test('every filter finds what holds its value, in every way it has', async () => {
    const { uuid } = await create();
    const shown = await serviceOf(resource).show(author, uuid);
    for (const name of list.filter) {
      const field = listedOf(resource)[name];
      if (field === undefined) throw new Error(`${name} cannot be listed`);
      const value: unknown = Reflect.get({ ...shown, ...shown.computed, ...shown.fields }, name);
      const isDay = field.kind === 'instant';
      const text = typeof value === 'boolean' ? (value ? '1' : '0') : String(value);
      const word = isDay ? text.slice(0, 10) : text;
      for (const by of FILTER_WAYS.filter((way) => waysOf(field)[way] !== undefined)) {
        const given = by === 'empty' ? (value === null || value === '' ? '1' : '0') : word;
        if (value === null && by !== 'empty') continue;
        const { data } = await serviceOf(resource).index(
          author,
          asked({ [filterKey(name, by)]: given, perPage: '100' }),
        );
        expect([name, by, data.some((one) => one.uuid === uuid)]).toEqual([name, by, by !== 'not']);
      }
    }
    await drop(uuid);
  });

  test('words are found where they are looked for, and patterns are none', async () => {
    const { uuid, sample } = await create();
    const place = list.search.find((name) => typeof sample[name] === 'string');
    if (place !== undefined) {
      const q = String(sample[place]).toUpperCase();
      const { data } = await serviceOf(resource).index(author, asked({ q, perPage: '100' }));
      expect(data.map((one) => one.uuid)).toContain(uuid);
    }
    const none = await serviceOf(resource).index(author, asked({ q: "zzz' or true --" }));
    expect(none.data).toEqual([]);
    await drop(uuid);
  });

  test('each language has its own words: they are written, kept by an edit that names none, told by the history, and restored', async () => {
    const names = resource.translatable ?? [];
    const { uuid, sample } = await create();
    const english = Object.fromEntries(
      names.map((name) => {
        const text = `${name} in English`;
        return [name, fields[name]?.kind === 'rich' ? [{ type: 'paragraph', text: [{ text }] }] : text];
      }),
    );
    const translations = { en_GB: english };
    const service = serviceOf(resource);
    const wrote = await service.update(author, { uuid, rev: 1, fields: sample, translations });
    /* a thing without languages takes none */
    expect(wrote.rev).toBe(names.length > 0 ? 2 : 1);
    const shown = await service.show(author, uuid);
    expect(shown.translations?.['en_GB'] ?? {}).toEqual(english);
    if (names.length > 0) {
      const other = otherOf(sample, 700 + seed);
      await service.update(author, { uuid, rev: 2, fields: other });
      expect((await service.show(author, uuid)).translations).toEqual(translations);
      await service.update(author, { uuid, rev: 3, fields: other, translations: {} });
      const history = await service.history(author, uuid);
      expect(Object.keys(history[0]?.before ?? {})).toContain(`translations.en_GB.${names[0]}`);
      await service.restore(author, { uuid, rev: 4, history: history[1]?.id ?? 0 });
      expect((await service.show(author, uuid)).translations).toEqual(translations);
    }
    await drop(uuid);
  });

  test('an edit is written once: on an older revision it is refused', async () => {
    const { uuid, sample } = await create();
    const other = otherOf(sample, 500 + seed);
    const wrote = serviceOf(resource).update(author, { uuid, rev: 1, fields: other });
    const { rev } = await wrote;
    expect(rev).toBe(2);
    expect(await refusalOf(serviceOf(resource).update(author, { uuid, rev: 1, fields: other }))).toBe('record.moved');
    expect(await refusalOf(serviceOf(resource).destroy(author, { uuid, rev: 1 }))).toBe('record.moved');
    await drop(uuid);
  });

  test('the history tells each write, and brings back how it was', async () => {
    const { uuid, sample } = await create();
    await serviceOf(resource).update(author, { uuid, rev: 1, fields: otherOf(sample, 900 + seed) });
    const history = await serviceOf(resource).history(author, uuid);
    expect(history.map(({ action, actor }) => [action, actor.name])).toEqual([
      ['update', 'Camille Durand'],
      ['store', 'Camille Durand'],
    ]);
    const restored = await serviceOf(resource).restore(author, { uuid, rev: 2, history: history[1]?.id ?? 0 });
    expect(restored.rev).toBe(3);
    const shown = await serviceOf(resource).show(author, uuid);
    expect(differences(fields, shown.fields, sample)).toEqual([]);
    await drop(uuid);
    const gone = await serviceOf(resource).history(author, uuid);
    const back = await serviceOf(resource).restore(author, { uuid, rev: null, history: gone[1]?.id ?? 0 });
    expect(back).toMatchObject({ uuid, rev: 1 });
    expect(differences(fields, (await serviceOf(resource).show(author, uuid)).fields, sample)).toEqual([]);
    await drop(uuid);
    /* undone: whoever has just deleted it names that very write */
    const [deleted] = await serviceOf(resource).history(author, uuid);
    await serviceOf(resource).restore(author, { uuid, rev: null, history: deleted?.id ?? 0 });
    expect(differences(fields, (await serviceOf(resource).show(author, uuid)).fields, sample)).toEqual([]);
    await drop(uuid);
  });

  test('many are deleted at once, each by itself, and a rehearsal does nothing', async () => {
    const made = [await create(), await create()];
    const unknown = randomUUID();
    const ids = [...made.map(({ uuid }) => ({ uuid })), { uuid: unknown }];
    const told = { done: 2, refused: [{ uuid: unknown, title: '', code: 'record.unknown' }] };
    const asStanding = made.map(({ uuid, revId }) => ({ uuid, rev: 1, revId }));
    expect(await serviceOf(resource).bulk(author, { action: 'destroy', ids, dryRun: true })).toEqual({
      ...told,
      ids: asStanding,
    });
    for (const { uuid } of made) await serviceOf(resource).show(author, uuid);
    expect(await serviceOf(resource).bulk(author, { action: 'destroy', ids, dryRun: false })).toEqual(told);
    for (const { uuid } of made) expect(await refusalOf(serviceOf(resource).show(author, uuid))).toBe('record.unknown');
  });

  test('a file of it has a line for each record, and no formula', async () => {
    const { uuid } = await create();
    const { meta } = await serviceOf(resource).index(author, asked());
    const query = v.parse(exportQueryOf(resource), { format: 'csv' });
    const { stream } = await serviceOf(resource).export(author, query);
    const text = await new Response(stream).text();
    const cells = text.replace(/^\uFEFF/u, '').split(/[;\r\n]+/u);
    expect(cells.filter((cell) => /^"?[=+\-@\t]/u.test(cell) && !/^-?[\d,]+$/u.test(cell))).toEqual([]);
    expect(text.split('\r\n').length - 2).toBeGreaterThanOrEqual(meta.total);
    const sheet = await serviceOf(resource).export(author, { ...query, format: 'xlsx' });
    const bytes = new Uint8Array(await new Response(sheet.stream).arrayBuffer());
    expect(new TextDecoder().decode(bytes.slice(0, 2))).toBe('PK');
    await drop(uuid);
  });

  test('where it is chosen it is found by its name, and told by its UUID', async () => {
    const { uuid } = await create();
    const [one] = await serviceOf(resource).lookup(author, { q: '', ids: [uuid] });
    expect(one?.uuid).toBe(uuid);
    expect(one?.title).not.toBe('');
    expect((await serviceOf(resource).lookup(author, { q: '' })).length).toBeGreaterThan(0);
    expect(await serviceOf(resource).dependents(author, uuid)).toEqual([]);
    await drop(uuid);
  });

  test('unknown fields and columns are refused before anything is asked', () => {
    const { store, index } = routesOf(resource);
    const body = { uuid: randomUUID(), fields: { ...sampleOf(resource, known, 7), is_admin: true } };
    expect(v.is(store.body ?? v.never(), body)).toBe(false);
    expect(v.is(index.query ?? v.never(), { sort: 'uuid; drop table admin' })).toBe(false);
    expect(v.is(index.query ?? v.never(), { 'filter[password_hash]': 'x' })).toBe(false);
  });
});
