/** What is asked about a vehicle for sale: a test drive within opening hours, a vehicle given in return (rule V7). */
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { contactRequests } from '#core/resources/users/contact-requests.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Author } from '#server/resources/author.ts';
import { resourceService } from '#server/resources/resource-service.ts';
import { forgetMessages } from '#server/subjects/contact/forget-messages.ts';
import { CONTACT_MAILS } from '#server/subjects/contact/mails.ts';
import { change, createSyncShop, type Device, type SyncShop } from '#tests/server/sync/sync-shop.ts';

let shop: SyncShop;
let device: Device;
let vehicle: Awaited<ReturnType<SyncShop['product']>>;
let seq = 0;
beforeAll(async () => {
  shop = await createSyncShop();
  device = await shop.newDevice();
  vehicle = await shop.product({ type: 'vehicle', name: 'Citadine Aurélian' });
  const now = shop.clock.now();
  await shop.db
    .withTables<{ inventory_source: Record<string, unknown> }>()
    .insertInto('inventory_source')
    .values({
      uuid: randomUUID(),
      rev: 1,
      code: 'nantes',
      name: 'Magasin',
      contact_name: 'A',
      contact_email: 'a@example.fr',
      contact_number: '+33261914026',
      street: 'Rue',
      postcode: '44000',
      city: 'Nantes',
      country: 'FR',
      priority: 1,
      is_pickup_point: true,
      status: true,
      opening_hours: 'Du lundi au vendredi : 9 h – 12 h, 14 h – 18 h',
      created_at: now,
      updated_at: now,
    })
    .execute();
  await shop.db
    .updateTable('product')
    .set({ attributes: JSON.stringify({ location: 'Nantes' }) })
    .where('id', '=', vehicle.id)
    .execute();
});
afterAll(() => shop.close());

/* 2026-03-04 is a Wednesday, 2026-03-07 a Saturday */
function enquiry(more: Readonly<Record<string, unknown>>) {
  seq += 1;
  return change('contact', seq, 'api.contact.vehicle', {
    uuid: randomUUID(),
    area: 'auto',
    name: 'Camille Durand',
    email: 'camille@example.fr',
    phone: null,
    message: 'Bonjour',
    consent: true,
    vehicle: vehicle.uuid,
    vehicleName: 'ce que l’appareil en dit',
    requestType: 'test-drive',
    wantedDate: null,
    wantedTime: null,
    ownMake: null,
    ownModel: null,
    ownYear: null,
    ownMileage: null,
    ownState: null,
    ...more,
  });
}

const uuidOf = (args: unknown): string => String(Object(args)['uuid']);
const stored = (asked: ReturnType<typeof enquiry>) =>
  shop.db.selectFrom('contact_request').selectAll().where('uuid', '=', uuidOf(asked.args)).executeTakeFirst();
const refusedAt = async (more: Readonly<Record<string, unknown>>): Promise<unknown> => {
  const [result] = await device.push([enquiry(more)]);
  return JSON.stringify(result);
};

test('V7 a test drive is asked for while the place of the vehicle is open, and refused at its field otherwise', async () => {
  const asked = enquiry({ wantedDate: '2026-03-04', wantedTime: '14:30' });
  await device.push([asked]);
  expect(await stored(asked)).toMatchObject({
    subject: 'Citadine Aurélian',
    request_type: 'test-drive',
    wanted_date: '2026-03-04',
    wanted_time: '14:30',
  });
  for (const [wantedDate, wantedTime] of [
    ['2026-03-04', '13:00'],
    ['2026-03-04', '17:45'],
    ['2026-03-07', '10:00'],
  ])
    expect(await refusedAt({ wantedDate, wantedTime })).toContain('slot.closed');
  expect(await refusedAt({ wantedDate: '2026-03-04', wantedTime: '25:00' })).toContain('time.invalid');
  expect(await refusedAt({ wantedDate: null })).toContain('wantedDate');
});

test('S20 a vehicle that would be given in return is told whole, once, and named in the mail to the shop', async () => {
  expect(await refusedAt({ requestType: 'trade-in', ownMake: 'Brenor' })).toContain('ownModel');
  const given = { ownMake: 'Brenor', ownModel: 'Travée', ownYear: '2018', ownMileage: '96 000', ownState: 'good' };
  const asked = enquiry({ requestType: 'trade-in', ...given });
  await device.push([asked]);
  await device.push([asked]);
  const row = await stored(asked);
  expect(row?.trade_in).toEqual({ make: 'Brenor', model: 'Travée', year: 2018, mileage: 96_000, state: 'good' });
  await shop.post();
  const own = shop.mails.filter(({ data }) => Object(data)['uuid'] === uuidOf(asked.args));
  expect(own.map(({ template }) => template).toSorted()).toEqual([
    'contact.received.customer',
    'contact.received.shop',
  ]);
  const request = { uuid: uuidOf(asked.args), locale: 'fr_FR' as const };
  const toShop = await CONTACT_MAILS['contact.received.shop'](shop.db, request);
  expect(toShop.subject).toBe('Demande de reprise : Citadine Aurélian');
  expect(JSON.stringify(toShop.parts)).toContain('Brenor Travée, 2018, 96');
  const toBuyer = await CONTACT_MAILS['contact.received.customer'](shop.db, request);
  expect(toBuyer.subject).toBe('Votre demande concernant Citadine Aurélian');
});

test('S9 a request of an older device, which knows neither time nor trade-in, is taken as it was', async () => {
  const { args, ...old } = enquiry({ requestType: 'trade-in' });
  const {
    wantedTime: _time,
    ownMake: _make,
    ownModel: _model,
    ownYear: _year,
    ownMileage: _km,
    ownState: _state,
    ...known
  } = Object(args);
  const asked = { ...old, args: known };
  await device.push([asked]);
  expect(await stored(asked)).toMatchObject({ request_type: 'trade-in', trade_in: null, wanted_time: null });
});

test('an enquiry is read in the back office with what would be given in return, answered there, and never rewritten', async () => {
  const asked = enquiry({
    requestType: 'trade-in',
    ownMake: 'Peugeot',
    ownModel: '208',
    ownYear: '2019',
    ownMileage: '64 000',
    ownState: 'good',
  });
  await device.push([asked]);
  const uuid = uuidOf(asked.args);
  const { db, clock } = shop;
  const service = resourceService(contactRequests, { db, clock, announce: () => Promise.resolve(), hooks: {} });
  const permissions = new Set(['contact-requests.index', 'contact-requests.update'] as const);
  const author: Author = { kind: 'admin', id: randomUUID(), name: 'Camille', permissions };
  const found = await service.show(author, uuid);
  expect(found.fields).toMatchObject({ state: 'new', topic: 'vehicle', requestType: 'trade-in', message: 'Bonjour' });
  expect(found.computed?.['tradeIn']).toBe('Peugeot 208, 2019, 64000 km');
  const { rev } = await service.update(author, {
    uuid,
    rev: found.rev,
    fields: { ...found.fields, state: 'handled', note: 'Rappelée mardi' },
  });
  await expect(
    service.update(author, { uuid, rev, fields: { ...found.fields, message: 'Autre chose' } }),
  ).rejects.toMatchObject({ code: 'input.invalid' });
  expect(await stored(asked)).toMatchObject({ state: 'handled', note: 'Rappelée mardi', message: 'Bonjour' });
  await inTransaction(db, (trx) =>
    forgetMessages(trx, { customer: null, email: 'camille@example.fr', now: clock.now() }),
  );
  const left = await db.selectFrom('resource_history').select('id').where('uuid', '=', uuid).execute();
  expect([await stored(asked), left]).toEqual([undefined, []]);
});
