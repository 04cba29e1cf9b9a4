import fc from 'fast-check';
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { KEPT, KEPT_DAYS, keptUntil, monthsBefore } from '#server/platform/retention/periods.ts';
import { openWholeServer, type WholeServer } from '#tests/server/contract/whole-server.ts';
import { add, message, quote, quoteContact } from '#tests/server/sync/sync-shop.ts';

const DAY_MS = 24 * 3_600_000;
let server: WholeServer;
let pads: string;

beforeAll(async () => {
  server = await openWholeServer();
  const { uuid } = await server.db
    .selectFrom('product')
    .select('uuid')
    .where('id', '=', server.products.pads)
    .executeTakeFirstOrThrow();
  pads = uuid;
});
afterAll(() => server.close());

const days = async (count: number) => {
  server.clock.advance(count * DAY_MS);
  await server.sweep();
};
const rowOf = (email: string) => server.db.selectFrom('customer').selectAll().where('email', '=', email).execute();
const mailsTo = async (email: string) => {
  await server.post();
  return server.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
};

test('a month before is a month before, whatever the day and the year', () => {
  const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, fc.integer({ min: 0, max: 120 }), (now, months) => {
      const then = monthsBefore(now, months);
      const apart = (now.getUTCFullYear() - then.getUTCFullYear()) * 12 + now.getUTCMonth() - then.getUTCMonth();
      expect(apart).toBe(months);
      expect(then.getUTCDate()).toBeLessThanOrEqual(now.getUTCDate());
      expect(then <= now).toBe(true);
    }),
  );
  expect(monthsBefore(new Date('2026-03-31T10:00:00Z'), 1).toISOString()).toBe('2026-02-28T10:00:00.000Z');
});

test('what is kept for longer was kept until sooner', () => {
  const kinds = fc.constantFrom(...KEPT);
  const now = new Date('2026-03-02T09:00:00Z');
  fc.assert(
    fc.property(kinds, kinds, (one, other) => {
      expect(keptUntil(one, now) < keptUntil(other, now)).toBe(KEPT_DAYS[one] > KEPT_DAYS[other]);
    }),
  );
});

test('a customer who does not come back is told a month before, and forgotten then; one who comes back stays', async () => {
  const [away, back] = [await server.register(), await server.register()];
  server.clock.advance(34 * 30.4 * DAY_MS);
  await server.sweep();
  expect((await rowOf(away))[0]).toMatchObject({ away_told_at: null });
  await days(35);
  expect(await mailsTo(away)).toContain('Votre compte va être supprimé');
  const told = (await mailsTo(away)).length;
  await days(20);
  expect((await mailsTo(away)).length).toBe(told);
  await server.signIn(back);
  await days(20);
  expect(await rowOf(away)).toEqual([]);
  expect(await rowOf(back)).toHaveLength(1);
  await days(60);
  expect(await rowOf(back)).toHaveLength(1);
});

test('a shop that was closed for years forgets nobody who was not told a month before', async () => {
  const email = await server.register();
  await days(5 * 365);
  expect(await rowOf(email)).toHaveLength(1);
  await days(20);
  expect(await rowOf(email)).toHaveLength(1);
  await days(20);
  expect(await rowOf(email)).toEqual([]);
});

test('quotes keep their sums without their person after three years, contracts after ten, messages go', async () => {
  const guest = await server.visit();
  const asked = { open: randomUUID(), accepted: randomUUID() };
  for (const uuid of Object.values(asked)) {
    const contact = { ...quoteContact, email: `${uuid}@example.fr` };
    await guest.call('api.checkout.quotes.store', { body: quote(1, pads, 1, { uuid, contact, comment: 'Vite' }).args });
  }
  await server.db.updateTable('quote').set({ state: 'accepted' }).where('uuid', '=', asked.accepted).execute();
  const uuid = randomUUID();
  await guest.call('api.contact.store', { body: message(1, { uuid }).args });
  const stored = async (one: string) =>
    server.db.selectFrom('quote').selectAll().where('uuid', '=', one).executeTakeFirstOrThrow();
  const messages = () => server.db.selectFrom('contact_request').selectAll().where('uuid', '=', uuid).execute();
  await days(KEPT_DAYS.request - 1);
  expect((await stored(asked.open)).contact).not.toEqual({});
  expect(await messages()).toHaveLength(1);
  await days(2);
  expect(await stored(asked.open)).toMatchObject({ contact: {}, comment: null, state: 'canceled' });
  expect(Number((await stored(asked.open)).grand_total)).toBeGreaterThan(0);
  expect(await messages()).toEqual([]);
  expect((await stored(asked.accepted)).contact).not.toEqual({});
  await days(KEPT_DAYS.contract - KEPT_DAYS.request);
  expect(await stored(asked.accepted)).toMatchObject({ contact: {}, state: 'accepted' });
});

test('S27 a guest goes when the cookie has run out, not sooner; proofs of a choice after five years', async () => {
  const guest = await server.visit();
  await guest.call('api.cart.items.store', { body: add(1, pads).args });
  const choice = { uuid: randomUUID(), version: '2026-01-01', choices: { audience: true, maps: false } };
  await guest.call('api.consents.store', { body: choice });
  const guests = async () => (await server.db.selectFrom('visitor').select('id').execute()).length;
  const proof = () => server.db.selectFrom('consent').select('id').where('uuid', '=', choice.uuid).execute();
  const before = await guests();
  await days(KEPT_DAYS.visitor - 1);
  expect(await guests()).toBe(before);
  await days(2);
  expect(await guests()).toBe(before - 1);
  expect(await proof()).toHaveLength(1);
  await days(KEPT_DAYS.consent - KEPT_DAYS.visitor);
  expect(await proof()).toEqual([]);
});

test('the log of mails is kept a year', async () => {
  await server.db.updateTable('mail_log').set({ created_at: server.clock.now() }).execute();
  await server.register();
  await server.post();
  await server.db.updateTable('mail_log').set({ created_at: server.clock.now() }).execute();
  const count = async () => (await server.db.selectFrom('mail_log').select('id').execute()).length;
  await days(KEPT_DAYS.mailLog - 1);
  expect(await count()).toBeGreaterThan(0);
  await days(2);
  expect(await count()).toBe(0);
});
