/** "Prévenez-moi" (domain 7.4 and 12, mail 39): one message, to who asked and proved the address, when the article is back. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';

import { randomIds } from '#server/ids.ts';
import { KEPT_DAYS } from '#server/platform/retention/periods.ts';
import { saveSettings } from '#server/subjects/settings/save-settings.ts';
import { putOptions } from '#tests/server/kits/put-together.ts';
import { openWholeServer, type Visit, type WholeServer } from '#tests/server/contract/whole-server.ts';

const DAY_MS = 24 * 3_600_000;

let server: WholeServer;
let visit: Visit;
let email: string;
let sku: string;
let count = 0;

beforeAll(async () => {
  server = await openWholeServer();
  ({ sku } = await skuOf('pads'));
});
afterAll(() => server.close());
beforeEach(async () => {
  visit = await server.visit();
  email = `guetteur-${++count}@example.fr`;
  await stocked('pads', 0);
});

const skuOf = (name: 'pads' | 'helmet' | 'helmetMedium') =>
  server.db.selectFrom('product').select('sku').where('id', '=', server.products[name]).executeTakeFirstOrThrow();
async function stocked(name: 'pads' | 'helmetMedium' | 'helmetLarge', quantity: number): Promise<void> {
  await server.db
    .updateTable('product_stock')
    .set({ quantity, reserved: 0 })
    .where('product_id', '=', server.products[name])
    .execute();
}
const ask = (of = sku, by = visit, to = email) => by.call('api.stock-alerts.store', { body: { email: to, sku: of } });
const follow = (name: 'confirm' | 'destroy', token: string) =>
  visit.call(`api.stock-alerts.${name}`, { body: { token } });
const codeOf = async (response: Response) => v.parse(v.object({ code: v.string() }), await response.json()).code;
const mailsTo = async (to = email) => {
  await server.post();
  return server.mails.filter((mail) => mail.to === to);
};
const subjectsTo = async (to = email) => (await mailsTo(to)).map(({ subject }) => subject);
const token = async () => /\/alerte\/([\w-]{43})/u.exec((await mailsTo()).at(-1)?.text ?? '')?.[1] ?? '';
const stateOf = async (to = email) =>
  (await server.db.selectFrom('stock_alert').select('state').where('email', '=', to).executeTakeFirst())?.state;

test('an alert counts once the link of the mail was pressed, and is told once, when the article is back', async () => {
  expect(await (await ask()).json()).toEqual({ isConfirmed: false });
  await stocked('pads', 4);
  await server.quarter();
  expect(await subjectsTo()).toEqual(['Confirmez votre alerte : Plaquettes de frein avant']);
  await stocked('pads', 0);
  expect(await (await follow('confirm', await token())).json()).toMatchObject({
    email,
    article: 'Plaquettes de frein avant',
  });
  await server.quarter();
  expect([await stateOf(), (await mailsTo()).length]).toEqual(['waiting', 1]);
  await stocked('pads', 4);
  await server.quarter();
  await server.quarter();
  expect(await subjectsTo()).toEqual([
    'Confirmez votre alerte : Plaquettes de frein avant',
    'De nouveau disponible : Plaquettes de frein avant',
  ]);
  expect((await mailsTo()).at(-1)?.text).toContain('http://shop.test/auto/nos-produits/');
  expect(await stateOf()).toBe('told');
});

test('an alert is asked for anew after it was told, and what stands in a cart of others is not back', async () => {
  await ask();
  await follow('confirm', await token());
  await stocked('pads', 2);
  await server.db
    .updateTable('product_stock')
    .set({ reserved: 2 })
    .where('product_id', '=', server.products.pads)
    .execute();
  await server.quarter();
  expect(await stateOf()).toBe('waiting');
  await stocked('pads', 2);
  await server.quarter();
  expect((await mailsTo()).length).toBe(2);
  await ask();
  expect([await stateOf(), (await subjectsTo()).length]).toEqual(['pending', 3]);
});

test('the address of the account that asks is proven already, and another one is not', async () => {
  const own = await server.register();
  const customer = await server.signIn(own);
  expect(await (await ask(sku, customer, own)).json()).toEqual({ isConfirmed: true });
  expect([await stateOf(own), (await subjectsTo(own)).filter((one) => one.includes('alerte'))]).toEqual([
    'waiting',
    [],
  ]);
  expect(await (await ask(sku, customer)).json()).toEqual({ isConfirmed: false });
});

test('the answer is the same for who waits already, who is written to no more than three times a day', async () => {
  const answers: unknown[] = [];
  for (let time = 0; time < 5; time += 1) answers.push(await (await ask()).json());
  expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
  expect((await mailsTo()).length).toBeLessThanOrEqual(3);
  await follow('confirm', await token());
  const before = (await mailsTo()).length;
  await ask();
  expect([(await mailsTo()).length, await stateOf()]).toEqual([before, 'waiting']);
});

test('of a helmet in sizes any size is news to who asked for the helmet, and its own to who asked for one', async () => {
  const [any, medium] = [`casque-${email}`, `taille-${email}`];
  await stocked('helmetMedium', 0);
  await stocked('helmetLarge', 0);
  await ask((await skuOf('helmet')).sku, visit, any);
  await ask((await skuOf('helmetMedium')).sku, visit, medium);
  await server.db.updateTable('stock_alert').set({ state: 'waiting' }).where('email', 'in', [any, medium]).execute();
  await stocked('helmetLarge', 3);
  await server.quarter();
  expect([await stateOf(any), await stateOf(medium)]).toEqual(['told', 'waiting']);
});

/** Made of its kind, with what is not said as the pads have it. */
async function made(name: string, more: Record<string, unknown>): Promise<{ id: number; sku: string; uuid: string }> {
  const pads = await server.db
    .selectFrom('product')
    .select(['family_id', 'area'])
    .where('id', '=', server.products.pads)
    .executeTakeFirstOrThrow();
  const own = `${name.toUpperCase()}-${++count}`;
  return server.db
    .insertInto('product')
    .values({ ...pads, type: 'simple', sku: own, slug: own.toLowerCase(), name, price: '10', ...more })
    .returning(['id', 'sku', 'uuid'])
    .executeTakeFirstOrThrow();
}
const lying = async (product: number, quantity: number) => {
  await server.db.deleteFrom('product_stock').where('product_id', '=', product).execute();
  await server.db.insertInto('product_stock').values({ product_id: product, quantity }).execute();
};
async function waitFor(of: string): Promise<void> {
  await ask(of);
  await server.db.updateTable('stock_alert').set({ state: 'waiting' }).where('email', '=', email).execute();
}

test('a kit is back once the scarcest of what it holds is there as often as one kit needs it', async () => {
  const [chain, sprocket] = [await made('chaine', {}), await made('pignon', {})];
  const kit = await made('kit', { type: 'bundle' });
  await putOptions(server.db, kit.id, [
    { parts: [{ article: chain.uuid }] },
    { parts: [{ article: sprocket.uuid, quantity: 2 }] },
  ]);
  await lying(chain.id, 5);
  await lying(sprocket.id, 1);
  await waitFor(kit.sku);
  await server.quarter();
  expect(await stateOf()).toBe('waiting');
  await lying(sprocket.id, 2);
  await server.quarter();
  expect([await stateOf(), (await subjectsTo()).at(-1)]).toEqual(['told', 'De nouveau disponible : kit']);
});

test('a service whose places are counted is back with a place', async () => {
  const service = await made('montage', { type: 'virtual' });
  await lying(service.id, 0);
  await waitFor(service.sku);
  await server.quarter();
  expect(await stateOf()).toBe('waiting');
  await lying(service.id, 1);
  await server.quarter();
  expect(await stateOf()).toBe('told');
});

test('a vehicle, and a group of articles, are not waited for', async () => {
  for (const type of ['vehicle', 'grouped'])
    expect([type, await codeOf(await ask((await made(type, { type })).sku))]).toEqual([type, 'record.unknown']);
});

test('a link that was followed to its end opens nothing, and nobody is written to', async () => {
  await ask();
  const secret = await token();
  await follow('confirm', secret);
  expect(await (await follow('destroy', secret)).json()).toMatchObject({ email });
  expect(await codeOf(await follow('destroy', secret))).toBe('auth.linkExpired');
  await stocked('pads', 4);
  await server.quarter();
  expect([await stateOf(), (await mailsTo()).length]).toEqual([undefined, 1]);
});

test('what nobody has, and a shop that tells nothing, are refused', async () => {
  expect(await codeOf(await ask('RIEN-DE-TEL'))).toBe('record.unknown');
  const set = (value: boolean | undefined) =>
    saveSettings(
      { db: server.db, clock: server.clock, ids: randomIds, seal: null },
      { permissions: new Set(['config.emails.update']) },
      [{ code: 'emails.general.notifications.back_in_stock', value }],
    );
  await set(false);
  expect(await codeOf(await ask())).toBe('stockAlert.closed');
  await set(undefined);
});

test('what nobody confirmed goes after a month, what was told too, and what does not come back after a year', async () => {
  const [pending, told, waiting] = ['attend', 'su', 'guette'].map((name) => `${name}-${email}`);
  for (const to of [pending, told, waiting]) await ask(sku, visit, to);
  const put = (to: string | undefined, state: 'told' | 'waiting') =>
    server.db
      .updateTable('stock_alert')
      .set({ state, told_at: state === 'told' ? server.clock.now() : null })
      .where('email', '=', to ?? '')
      .execute();
  await put(told, 'told');
  await put(waiting, 'waiting');
  const states = async () => Promise.all([pending, told, waiting].map((to) => stateOf(to)));
  const later = async (days: number) => {
    server.clock.advance(days * DAY_MS);
    await server.quarter();
  };
  await later(KEPT_DAYS.spentAlert - 1);
  expect(await states()).toEqual(['pending', 'told', 'waiting']);
  await later(1);
  expect(await states()).toEqual([undefined, undefined, 'waiting']);
  await later(KEPT_DAYS.stockAlert - KEPT_DAYS.spentAlert);
  expect(await states()).toEqual([undefined, undefined, undefined]);
});
