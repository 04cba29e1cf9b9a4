import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';

import { PROTOCOL, pushRoute } from '#core/wire/sync.ts';
import { add, message, noop, quote, quoteContact } from '#tests/server/sync/sync-shop.ts';

import { openWholeServer, type Visit, type WholeServer } from './whole-server.ts';

let server: WholeServer;
let person: Visit;
let pads: string;
let disc: string;

beforeAll(async () => {
  server = await openWholeServer();
  const uuidOf = async (id: number) =>
    (await server.db.selectFrom('product').select('uuid').where('id', '=', id).executeTakeFirstOrThrow()).uuid;
  pads = await uuidOf(server.products.pads);
  disc = await uuidOf(server.products.disc);
});
afterAll(() => server.close());
beforeEach(async () => {
  person = await server.visit();
});

const shown = v.object({
  cart: v.object({ lines: v.array(v.object({ lineKey: v.string(), quantity: v.number() })) }),
  totals: v.object({ grandTotal: v.number(), itemsQty: v.number() }),
});
const cartOf = async (visit: Visit) =>
  v.parse(shown, JSON.parse(await (await visit.call('api.cart.show', { query: { area: 'auto' } })).text()));
const quantityOf = async (visit: Visit) => (await cartOf(visit)).totals.itemsQty;
const codeOf = async (response: Response) =>
  v.parse(v.object({ code: v.string() }), JSON.parse(await response.text())).code;
const withKey = (mutId: string) => ({ 'idempotency-key': mutId });
const pushed = async (visit: Visit, changes: unknown[], group: string = randomUUID()) => {
  const body = { protocol: PROTOCOL, build: 'test', scope: 'guest', group, cursor: null, changes };
  return visit.call('api.sync.push', { body });
};
const resultsOf = async (response: Response) => v.parse(pushRoute.answer, JSON.parse(await response.text())).results;

test('S26 a key that another route used is refused, and the call does nothing', async () => {
  const { mutId, args } = add(1, pads, 2);
  await person.call('api.cart.items.store', { body: args, headers: withKey(mutId) });
  const answer = await person.call('api.contact.store', { body: message(1).args, headers: withKey(mutId) });
  expect([answer.status, await codeOf(answer)]).toEqual([409, 'record.moved']);
  expect(await quantityOf(person)).toBe(2);
});

test('S26 a direct call repeated with its key has one effect and answers the cart of now', async () => {
  const { mutId, args } = add(1, pads, 2);
  for (const _ of [1, 2]) {
    const response = await person.call('api.cart.items.store', { body: args, headers: withKey(mutId) });
    expect(JSON.parse(await response.text())).toMatchObject({ cart: { lines: [{ lineKey: pads, quantity: 2 }] } });
  }
  expect(await quantityOf(person)).toBe(2);
});

test('a cart is told by the names of the specification: items with quantity, price and total, and what they add up to', async () => {
  const { mutId, args } = add(1, pads, 2);
  await person.call('api.cart.items.store', { body: args, headers: withKey(mutId) });
  const answer: unknown = await (await person.call('api.cart.show', { query: { area: 'auto' } })).json();
  expect(answer).toMatchObject({
    items: [{ lineKey: pads, quantity: 2, price: 399_000, total: 798_000 }],
    subTotal: 798_000,
    delivery: 0,
    discounts: 0,
    tax: 133_000,
    total: 798_000,
    couponCode: null,
    quoteComment: null,
  });
});

test('S26 direct calls with one key at once have one effect', async () => {
  const { mutId, args } = add(1, pads, 2);
  const headers = withKey(mutId);
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => person.call('api.cart.items.store', { body: args, headers })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await quantityOf(person)).toBe(2);
});

test('S26 S24 a change that was called directly has no second effect when it is pushed, nor the other way round', async () => {
  const [called, queued] = [add(1, pads, 2), add(2, pads, 3)];
  await person.call('api.cart.items.store', { body: called.args, headers: withKey(called.mutId) });
  expect(await resultsOf(await pushed(person, [called, queued]))).toMatchObject([
    { status: 'applied' },
    { status: 'applied' },
  ]);
  await person.call('api.cart.items.store', { body: queued.args, headers: withKey(queued.mutId) });
  expect(await quantityOf(person)).toBe(5);
});

test('S26 a refusal of a direct call is told again as it was', async () => {
  const { mutId, args } = add(1, randomUUID());
  for (const body of [args, add(1, pads).args]) {
    const response = await person.call('api.cart.items.store', { body, headers: withKey(mutId) });
    expect([response.status, await codeOf(response)]).toEqual([409, 'cart.productUnavailable']);
  }
  expect(await quantityOf(person)).toBe(0);
});

test('S24 S26 what became of somebody else’s call is told to nobody, and does nothing for who asks', async () => {
  const stranger = await server.visit();
  for (const { mutId, args } of [add(1, pads, 2), add(1, randomUUID())]) {
    await person.call('api.cart.items.store', { body: args, headers: withKey(mutId) });
    const response = await stranger.call('api.cart.items.store', { body: args, headers: withKey(mutId) });
    expect([response.status, await codeOf(response)]).toEqual([409, 'record.moved']);
  }
  expect(await quantityOf(stranger)).toBe(0);
});

test('S26 calls without a key are each a new one, and a key that is no UUID is refused', async () => {
  const { args } = add(1, pads);
  await person.call('api.cart.items.store', { body: args });
  await person.call('api.cart.items.store', { body: args });
  const wrong = await person.call('api.cart.items.store', { body: args, headers: withKey("1' or '1'='1") });
  expect([wrong.status, await codeOf(wrong)]).toEqual([422, 'input.invalid']);
  expect(await quantityOf(person)).toBe(2);
});

test('S7 a visitor the server does not know any more renews cookie and token by api.me', async () => {
  await server.db.deleteFrom('visitor').execute();
  expect(await codeOf(await pushed(person, [noop(1)]))).toBe('token.expired');
  expect(await codeOf(await person.call('api.cart.clear', { body: { area: 'auto' } }))).toBe('token.expired');
  const me = await person.call('api.me');
  expect(me.headers.get('set-cookie')).toMatch(/^visitor=[\w-]{43}; .*HttpOnly; SameSite=Lax/);
});

test('S21 bodies beyond the limits of a push are refused before anything is read into them', async () => {
  const body = { filler: 'x'.repeat(2 * 1024 * 1024 + 70_000) };
  expect(await codeOf(await person.call('api.sync.push', { body }))).toBe('input.tooLarge');
  expect(
    await codeOf(
      await pushed(
        person,
        Array.from({ length: 101 }, (_, at) => noop(at + 1)),
      ),
    ),
  ).toBe('input.invalid');
});

test('S9 text that no database stores is refused', async () => {
  expect(await codeOf(await pushed(person, [message(1, { message: 'a\0b' })]))).toBe('input.invalid');
});

test('the totals of the cart are those of the shop’s rules to the cent', async () => {
  await pushed(person, [add(1, pads, 3), add(2, disc, 2)]);
  const { cart, totals } = await cartOf(person);
  expect(cart.lines).toMatchObject([
    { lineKey: pads, quantity: 3 },
    { lineKey: disc, quantity: 2 },
  ]);
  expect(totals.grandTotal).toBe(3 * 399_000 + 2 * 800_000);
});

test('S20 mails: the customer reads the shop’s words only, the shop reads everything, and no markup of strangers', async () => {
  server.mails.length = 0;
  const typed = '<img src=x onerror=alert(1)> Bonjour';
  const contact = { ...quoteContact, lastName: '<b>Durand</b>', city: typed };
  await pushed(person, [
    quote(1, pads, 2, { contact, comment: typed }),
    message(1, { subject: `a\r\nBcc: b ${typed}`, message: typed }),
  ]);
  await server.post();
  const bySubject = (part: string) => server.mails.find(({ subject }) => subject.includes(part));
  const [customer, shop] = [bySubject('Votre demande de devis DEV'), bySubject('Nouvelle demande de devis DEV')];
  const [sender, received] = [bySubject('Nous avons bien reçu'), bySubject('Nouveau message de contact')];
  expect([customer?.to, shop?.to, sender?.to, received?.to]).toEqual([
    'camille@example.fr',
    'contact@bitume.example',
    'camille@example.fr',
    'contact@bitume.example',
  ]);
  for (const mail of [customer, sender]) {
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/Durand|onerror|Bonjour<|Lyon/);
  }
  expect(customer?.text).toContain('Plaquettes de frein avant');
  for (const mail of [shop, received]) {
    expect(mail?.text).toContain(typed);
    expect(mail?.html).not.toContain('<img');
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    expect(mail?.replyTo).toBe('camille@example.fr');
  }
  const log = await server.db.selectFrom('mail_log').select('status').execute();
  expect(log.map(({ status }) => status)).toEqual(['sent', 'sent', 'sent', 'sent']);
  await server.post();
  expect(server.mails).toHaveLength(4);
});
