/** A restored shop comes to the number of a revision a second time: nobody's words are written over unseen (rule S85). */
import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { ChangeResult } from '#core/wire/sync.ts';
import { addressFields, person } from '#tests/support/samples/customer-samples.ts';

import { change, createSyncShop, type Device, type SyncShop } from '../sync-shop.ts';

let shop: SyncShop;
let device: Device;
let other: Device;
let customer: string;
beforeAll(async () => {
  shop = await createSyncShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  customer = await shop.customer();
  [device, other] = [await shop.customerDevice(customer), await shop.customerDevice(customer)];
});

const numbers = new WeakMap<Device, number>();
/** Pushes changes of the account with the next numbers of a device; of a build before as its version 1. */
const push = async (from: Device, calls: readonly (readonly [route: string, args: object])[], v = 2) => {
  const first = numbers.get(from) ?? 0;
  numbers.set(from, first + calls.length);
  const changes = calls.map(([route, args], at) => ({
    ...change('account', first + at + 1, `api.account.${route}`, args),
    v: route === 'addresses.default' ? 1 : v,
  }));
  return (await from.push(changes)).map(inShort);
};
const inShort = (told: ChangeResult) => (told.status === 'refused' ? `refused ${told.code}` : told.status);
const fields = (firstName: string) => ({ customerType: 'individual', ...person, firstName });
const at = (city: string) => ({ ...addressFields, city });
const profileRow = () =>
  shop.db
    .selectFrom('customer')
    .select(['rev', 'rev_id', 'first_name'])
    .where('id', '=', customer)
    .executeTakeFirstOrThrow();
const addressRow = async (uuid: string) =>
  (
    await sql<{ rev: number; rev_id: string; city: string }>`
      select rev, rev_id, city from customer_address where uuid = ${uuid}`.execute(shop.db)
  ).rows[0];

/** The shop goes back to what it was at this moment, and forgets whose groups there were. */
async function backUp(): Promise<() => Promise<void>> {
  const tables = ['customer', 'customer_address'];
  const rows = await Promise.all(
    tables.map(async (table) => {
      const column = table === 'customer' ? 'id' : 'customer_id';
      const found = await sql<Record<string, unknown>>`
        select * from ${sql.table(table)} where ${sql.ref(column)} = ${customer}`.execute(shop.db);
      return found.rows;
    }),
  );
  return async () => {
    await sql`delete from customer_address where customer_id = ${customer}`.execute(shop.db);
    const { rev, rev_id: id, first_name: name } = rows[0]?.[0] ?? {};
    await sql`alter table customer disable trigger new_revision_id`.execute(shop.db);
    await sql`update customer set rev = ${rev}, rev_id = ${id}, first_name = ${name} where id = ${customer}`.execute(
      shop.db,
    );
    await sql`alter table customer enable trigger new_revision_id`.execute(shop.db);
    for (const row of rows[1] ?? []) {
      const names = Object.keys(row).map((one) => sql.ref(one));
      await sql`insert into customer_address (${sql.join(names)}) overriding system value values (${sql.join(Object.values(row))})`.execute(
        shop.db,
      );
    }
    await sql`delete from sync_result where customer_id = ${customer}`.execute(shop.db);
  };
}

test('S85 edits that follow one another without the shop name the revisions they make, and arrive', async () => {
  const { rev_id: known } = await profileRow();
  const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
  const told = await push(device, [
    ['profile.update', { rev: 1, baseRevId: known, revId: first, fields: fields('Un') }],
    ['profile.update', { rev: 2, baseRevId: first, revId: second, fields: fields('Deux') }],
    ['profile.update', { rev: 3, baseRevId: second, revId: third, fields: fields('Trois') }],
  ]);
  expect(told).toEqual(['applied', 'applied', 'applied']);
  expect(await profileRow()).toEqual({ rev: 4, rev_id: third, first_name: 'Trois' });
  const { changes } = await device.pull();
  expect(changes.find(({ key }) => key === 'profile')?.record).toMatchObject({ rev: 4, revId: third });
});

test('S61 S85 a profile that a device knows from a lost history is not written over where the restored one has its number', async () => {
  const restore = await backUp();
  const { rev_id: known } = await profileRow();
  const lost = randomUUID();
  await push(device, [['profile.update', { rev: 1, baseRevId: known, revId: lost, fields: fields('Perdu') }]]);
  await restore();
  await push(other, [['profile.update', { rev: 1, baseRevId: known, revId: randomUUID(), fields: fields('Autre') }]]);
  const late = { rev: 2, baseRevId: lost, revId: randomUUID(), fields: fields('Encore') };
  expect(await push(device, [['profile.update', late]])).toEqual(['refused record.moved']);
  expect(await profileRow()).toMatchObject({ rev: 2, first_name: 'Autre' });
});

test('S85 what a server, an office or a build before writes has an id that nobody has seen', async () => {
  const { rev_id: known } = await profileRow();
  expect(await push(device, [['profile.update', { rev: 1, fields: fields('Ancien') }]], 1)).toEqual(['applied']);
  const after = await profileRow();
  expect([after.rev, after.rev_id === known]).toEqual([2, false]);
  await shop.db.updateTable('customer').set({ rev: 3 }).where('id', '=', customer).execute();
  expect((await profileRow()).rev_id).not.toBe(after.rev_id);
  // An id that is told again is no new one: whoever saw the former revision must not take this for it.
  const named = (await profileRow()).rev_id;
  await push(device, [['profile.update', { rev: 3, baseRevId: named, revId: named, fields: fields('Même') }]]);
  expect((await profileRow()).rev_id).not.toBe(named);
});

test('S9 S85 a change that a build before queued counts by the number alone, as it did', async () => {
  expect(await push(device, [['profile.update', { rev: 1, fields: fields('Ancien') }]], 1)).toEqual(['applied']);
  expect(await push(device, [['profile.update', { rev: 1, fields: fields('Trop tard') }]], 1)).toEqual([
    'refused record.moved',
  ]);
});

test('S61 S85 an address of a lost history is neither written over nor removed, and what counts by the last word still does', async () => {
  const uuid = randomUUID();
  const made = randomUUID();
  await push(device, [['addresses.store', { uuid, revId: made, fields: at('Lyon'), uses: [] }]]);
  expect(await addressRow(uuid)).toMatchObject({ rev: 1, rev_id: made });
  const restore = await backUp();
  const lost = randomUUID();
  await push(device, [['addresses.update', { uuid, rev: 1, baseRevId: made, revId: lost, fields: at('Perdue') }]]);
  await restore();
  const kept = randomUUID();
  await push(other, [['addresses.update', { uuid, rev: 1, baseRevId: made, revId: kept, fields: at('Paris') }]]);
  const told = await push(device, [
    ['addresses.update', { uuid, rev: 2, baseRevId: lost, revId: randomUUID(), fields: at('Nice') }],
    ['addresses.destroy', { uuid, rev: 2, baseRevId: lost }],
    ['addresses.default', { uuid, uses: ['billing'] }],
  ]);
  expect(told).toEqual(['refused record.moved', 'refused record.moved', 'applied']);
  expect(await addressRow(uuid)).toEqual({ rev: 2, rev_id: kept, city: 'Paris' });
  expect(await push(other, [['addresses.destroy', { uuid, rev: 2, baseRevId: kept }]])).toEqual(['applied']);
  expect(await addressRow(uuid)).toBeUndefined();
});

test('S85 an address made, edited and removed without the shop arrives as its author left it', async () => {
  const [uuid, made, edited] = [randomUUID(), randomUUID(), randomUUID()];
  const told = await push(device, [
    ['addresses.store', { uuid, revId: made, fields: at('Lyon'), uses: ['billing'] }],
    ['addresses.update', { uuid, rev: 1, baseRevId: made, revId: edited, fields: at('Paris') }],
    ['addresses.destroy', { uuid, rev: 2, baseRevId: edited }],
  ]);
  expect(told).toEqual(['applied', 'applied', 'applied']);
});
