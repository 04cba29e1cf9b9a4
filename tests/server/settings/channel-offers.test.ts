/** What a half of the shop offers and sells from, as the back office keeps it: each field acts on the shop by itself. */
import { randomUUID } from 'node:crypto';

import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as v from 'valibot';

import { STOCK } from '#core/domain/catalogue/stock.ts';
import { settingsIn } from '#server/platform/settings/settings-in.ts';
import { loadIssuer } from '#server/subjects/orders/papers/issuer.ts';
import { issuedOn } from '#server/subjects/documents/blocks/sheet.ts';
import { signedIn, type OfficeVisit } from '#tests/server/admin/office.ts';
import { openWholeServer, type WholeServer } from '#tests/server/contract/whole-server.ts';

let server: WholeServer;
let admin: OfficeVisit;
const ids = { EUR: '', CHF: randomUUID(), principal: randomUUID(), reserve: randomUUID(), fr_FR: '', en_GB: '' };

beforeAll(async () => {
  server = await openWholeServer({
    plantMore: async (db) => {
      const now = new Date();
      const stamps = { rev: 1, created_at: now, updated_at: now };
      await db
        .insertInto('currency')
        .values({ uuid: ids.CHF, code: 'CHF', name: 'Franc suisse', symbol: 'CHF', ...stamps })
        .execute();
      await db
        .insertInto('exchange_rate')
        .values({ uuid: randomUUID(), currency: 'CHF', rate: '0.935', source: null, ...stamps })
        .execute();
      const address = { street: 'Rue', postcode: '44000', city: 'Nantes', country: 'FR' };
      const contact = { contact_name: 'A', contact_email: 'a@b.fr', contact_number: '+33478000000' };
      for (const code of ['principal', 'reserve'] as const)
        await db
          .withTables<{ inventory_source: Record<string, unknown> }>()
          .insertInto('inventory_source')
          .values({
            uuid: ids[code],
            code,
            name: code,
            priority: 1,
            is_pickup_point: true,
            status: true,
            ...address,
            ...contact,
            ...stamps,
          })
          .execute();
    },
  });
  admin = await signedIn(server);
  const known = async (table: 'currency' | 'shop_locale', code: string) =>
    (
      await server.db
        .withTables<Record<'currency' | 'shop_locale', { uuid: string; code: string }>>()
        .selectFrom(table)
        .select('uuid')
        .where('code', '=', code)
        .executeTakeFirstOrThrow()
    ).uuid;
  Object.assign(ids, {
    EUR: await known('currency', 'EUR'),
    fr_FR: await known('shop_locale', 'fr_FR'),
    en_GB: await known('shop_locale', 'en_GB'),
  });
});
afterAll(() => server.close());

const record = v.object({
  uuid: v.string(),
  rev: v.number(),
  fields: v.record(v.string(), v.unknown()),
  translations: v.record(v.string(), v.unknown()),
});
const list = v.object({ data: v.array(v.object({ uuid: v.string(), fields: v.object({ code: v.string() }) })) });
const readOne = async (code: string) => {
  const { data } = v.parse(list, await (await admin.call('api.admin.channels.index')).json());
  const uuid = data.find(({ fields }) => fields.code === code)?.uuid ?? '';
  return v.parse(record, await (await admin.call('api.admin.channels.show', { params: { uuid } })).json());
};
const write = async (code: string, fields: Readonly<Record<string, unknown>>) => {
  const { uuid, rev, ...known } = await readOne(code);
  const body = { rev, fields: { ...known.fields, ...fields }, translations: known.translations };
  const response = await admin.call('api.admin.channels.update', { params: { uuid }, body });
  await server.refresh();
  return response;
};
const refusal = v.object({ data: v.object({ fields: v.array(v.object({ path: v.string(), code: v.string() })) }) });
const refusedAt = async (code: string, fields: Readonly<Record<string, unknown>>) => {
  const response = await write(code, fields);
  expect(response.status).toBe(422);
  return v.parse(refusal, await response.json()).data.fields[0];
};

const init = v.object({
  context: v.object({ languages: v.record(v.string(), v.unknown()) }),
  branding: v.object({ icons: v.record(v.string(), v.nullable(v.string())), stylesheet: v.string() }),
});
const readInit = async () => v.parse(init, await (await server.call('api.init')).json());
const termsOf = async (area: string) =>
  v.parse(
    v.looseObject({
      currencies: v.array(v.object({ code: v.string() })),
      usualCurrency: v.optional(v.string()),
      timeZone: v.string(),
      pickupPlaces: v.array(v.object({ code: v.string() })),
    }),
    await (await server.call('api.sale-terms.show', { params: { area } })).json(),
  );

test('a half offers the languages it is given, opens in its own, and one that is not active is offered by none', async () => {
  const both = { locale: 'fr_FR', locales: ['fr_FR', 'en_GB'] };
  expect((await readInit()).context.languages).toEqual({ auto: both, moto: both });
  expect((await write('moto', { locales: [ids.en_GB], defaultLocale: ids.en_GB })).status).toBe(200);
  expect((await readInit()).context.languages).toEqual({ auto: both, moto: { locale: 'en_GB', locales: ['en_GB'] } });
  await write('moto', { locales: [ids.fr_FR, ids.en_GB], defaultLocale: ids.fr_FR });
  await server.db
    .withTables<{ shop_locale: { code: string; status: boolean } }>()
    .updateTable('shop_locale')
    .set({ status: false })
    .where('code', '=', 'en_GB')
    .execute();
  expect(await refusedAt('moto', { defaultLocale: ids.en_GB })).toEqual({
    path: 'fields.defaultLocale',
    code: 'channel.inactive',
  });
  await write('moto', { description: 'Sans l’anglais' });
  expect((await readInit()).context.languages['moto']).toEqual({ locale: 'fr_FR', locales: ['fr_FR'] });
});

test('a total is told in the currencies a half offers, and in its own before a choice', async () => {
  await write('auto', { currencies: [ids.EUR] });
  expect(await termsOf('auto')).toMatchObject({ currencies: [] });
  expect((await write('auto', { currencies: [ids.EUR, ids.CHF], defaultCurrency: ids.CHF })).status).toBe(200);
  expect(await termsOf('auto')).toMatchObject({ currencies: [{ code: 'CHF' }], usualCurrency: 'CHF' });
  expect((await termsOf('moto')).usualCurrency).toBeUndefined();
});

test('what is by default is offered and stays so, the shop counts in euros, and something is offered of each', async () => {
  await write('auto', { currencies: [ids.EUR, ids.CHF], defaultCurrency: ids.CHF, inventorySources: [ids.principal] });
  expect(await refusedAt('auto', { currencies: [ids.EUR] })).toEqual({
    path: 'fields.currencies',
    code: 'channel.usesDefault',
  });
  expect(await refusedAt('auto', { currencies: [ids.CHF] })).toMatchObject({ code: 'channel.baseCurrency' });
  expect(await refusedAt('auto', { locales: [ids.en_GB] })).toMatchObject({ code: 'channel.usesDefault' });
  expect(await refusedAt('auto', { locales: [] })).toMatchObject({ path: 'fields.locales', code: 'required' });
  expect(await refusedAt('auto', { inventorySources: [] })).toMatchObject({ code: 'required' });
  await write('auto', { currencies: [ids.EUR], defaultCurrency: ids.EUR });
  expect(await refusedAt('auto', { defaultCurrency: ids.CHF })).toEqual({
    path: 'fields.defaultCurrency',
    code: 'channel.notOffered',
  });
});

test('a source, a language and a currency that a half names are not deleted', async () => {
  await write('auto', { inventorySources: [ids.principal] });
  for (const [name, uuid] of [
    ['inventory-sources', ids.principal],
    ['locales', ids.fr_FR],
    ['currencies', ids.EUR],
  ] as const) {
    const gone = await admin.call(`api.admin.${name}.destroy`, { params: { uuid }, body: { rev: 1 } });
    expect([name, gone.status]).toEqual([name, 409]);
  }
});

test('a half sells from its own sources alone, and hands over in them alone', async () => {
  expect((await write('auto', { inventorySources: [ids.principal, ids.reserve] })).status).toBe(200);
  const saleable = async () =>
    (
      await server.db
        .selectFrom('channel_stock')
        .select(({ fn }) => fn.sum<string>('saleable').as('n'))
        .where('product_id', '=', server.products.pads)
        .executeTakeFirstOrThrow()
    ).n;
  const before = Number(await saleable());
  expect(before).toBeGreaterThan(0);
  const places = async () => (await termsOf('auto')).pickupPlaces.map(({ code }) => code);
  await write('auto', { inventorySources: [ids.reserve] });
  expect(Number(await saleable())).toBe(0);
  expect((await places()).filter((code) => code === 'principal')).toEqual([]);
  const shown = () =>
    server.db
      .selectFrom('product_stock')
      .select('shown')
      .where('product_id', '=', server.products.pads)
      .executeTakeFirstOrThrow();
  await vi.waitFor(async () => expect(await shown()).toEqual({ shown: STOCK.out }), 5_000);
  await write('auto', { inventorySources: [ids.principal] });
  expect(Number(await saleable())).toBe(before);
});

test('days of papers are those of the clock of their half', async () => {
  await write('moto', { timeZone: 'Pacific/Noumea' });
  const setting = await settingsIn(server.db);
  const issuedAtMs = Date.parse('2026-11-26T15:00:00Z');
  const dayOn = async (area: 'auto' | 'moto') => {
    const issuer = await loadIssuer(server.db, setting, { area, locale: 'fr_FR' });
    return issuedOn({ ...issuer, issuedAtMs, number: '1' });
  };
  expect([await dayOn('auto'), await dayOn('moto')]).toEqual(['2026-11-26', '2026-11-27']);
  expect([(await termsOf('auto')).timeZone, (await termsOf('moto')).timeZone]).toEqual([
    'Europe/Paris',
    'Pacific/Noumea',
  ]);
});

test('the logo of a half stands in its pages and on its papers, its icon in its tabs, and both are known as used', async () => {
  const uuid = randomUUID();
  const hash = uuid.replaceAll('-', '');
  const bytes = await sharp({ create: { width: 600, height: 150, channels: 3, background: '#0a5a46' } })
    .png()
    .toBuffer();
  await server.storage.write(`${hash}.png`, bytes);
  const now = server.clock.now();
  await server.db
    .insertInto('media_file')
    .values({
      uuid,
      type: 'image',
      file_name: 'logo.png',
      hash,
      stored: `${hash}.png`,
      mime: 'image/png',
      bytes: bytes.byteLength,
      uploaded_by: 'the test',
      created_at: now,
      updated_at: now,
    })
    .execute();
  const address = `/media/${hash}.png`;
  expect((await write('moto', { logo: uuid, favicon: uuid })).status).toBe(200);
  const { branding } = await readInit();
  expect(branding.icons).toMatchObject({ auto: null, moto: address });
  const css = await (await server.send(`/branding.${branding.stylesheet}.css`)).text();
  expect(css).toContain(`[data-area=moto]{--brand-drawn:none;--brand-logo-content:"";--brand-logo:url(${address})}`);
  const setting = await settingsIn(server.db);
  const faceOf = async (area: 'auto' | 'moto') =>
    (await loadIssuer(server.db, setting, { area, locale: 'fr_FR' })).identity;
  expect([await faceOf('auto'), await faceOf('moto')].map((face) => 'logo' in face)).toEqual([false, true]);
  const uses = await (await admin.call('api.admin.media.usage', { params: { uuid } })).json();
  expect(uses).toMatchObject([{ kind: 'channel', title: 'Moto' }]);
  expect(await refusedAt('moto', { logo: randomUUID() })).toEqual({ path: 'fields.logo', code: 'reference.unknown' });
});
