import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { customerPerson } from '#server/platform/person.ts';
import { claimGroup, officeRealm, OPEN_WINDOW, shopRealm } from '#server/sync/authorize-sync.ts';
import { sweepSync } from '#server/sync/sweep-sync.ts';

import { createOfficeShop, note, noteKey, RIGHTS, textOf, type OfficeShop } from './office-shop.ts';
import { change, inShort } from './sync-shop.ts';

let shop: OfficeShop;
let doc: string;

beforeAll(async () => {
  shop = await createOfficeShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  doc = randomUUID();
});

test('S90 S8 what somebody of the back office wrote is executed once, and told again under its number', async () => {
  const device = await shop.device();
  const changes = [note(doc, 1, 'un'), note(doc, 2, 'deux')];
  const first = await device.exchange(changes);
  expect(inShort(first.results)).toEqual(['applied', 'applied']);
  const again = await device.exchange(changes, { cursor: first.pull.to });
  expect(again.results).toEqual(first.results);
  expect(again.pull.changes).toEqual([]);
  expect(JSON.stringify(again.pull).length).toBeLessThanOrEqual(400);
  expect(await textOf(shop.db, doc)).toBe('deux');
});

test('S92 what one writes reaches everybody who may read it with the next pull', async () => {
  const [one, other] = [await shop.device(), await shop.device()];
  const { to } = await other.pull();
  await one.exchange([note(doc, 1, 'bonjour')]);
  const { from, changes } = await other.pull(to);
  expect(from).toEqual(to);
  expect(changes).toMatchObject([{ key: noteKey(doc), record: { kind: 'note', rev: 1, text: 'bonjour' } }]);
});

test('S91 a right that was lost refuses what was written with it, and the lane goes on', async () => {
  const device = await shop.device();
  device.may('cms-contents.index');
  const refused = await device.exchange([note(doc, 1, 'trop tard')]);
  expect(inShort(refused.results)).toEqual(['refused permission.missing']);
  device.may('cms-contents.index', 'cms-contents.update');
  const { results } = await device.exchange([note(doc, 2, 'à temps', 0)]);
  expect(inShort(results)).toEqual(['applied']);
  expect(await textOf(shop.db, doc)).toBe('à temps');
});

test('S91 other rights bring the whole state, without what may not be seen any more', async () => {
  const device = await shop.device();
  const { pull } = await device.exchange([note(doc, 1, 'secret')]);
  expect(pull.changes.map(({ key }) => key)).toContain(noteKey(doc));
  device.may('dashboard.view');
  const less = await device.pull(pull.to);
  expect(less).toMatchObject({ from: null, reset: true, lastSeq: { [`draft:${doc}`]: 1 } });
  expect(less.changes).toEqual([
    { key: RIGHTS, rev: less.to.rev, record: { kind: 'rights', permissions: ['dashboard.view'] } },
  ]);
  expect((await device.pull(less.to)).changes).toEqual([]);
  device.may('cms-contents.index', 'cms-contents.update');
  expect((await device.pull(less.to)).changes.map(({ key }) => key)).toContain(noteKey(doc));
});

test('S90 S7 a group belongs to who first pushed it, and its id proves nothing to anybody else who works here', async () => {
  const [owner, thief] = [await shop.device(), await shop.device()];
  await owner.exchange([note(doc, 1, 'à moi')]);
  const theirs = await shop.device({ admin: thief.id, group: owner.group });
  const foreign = expect.objectContaining({ code: 'scope.mismatch', data: { reason: 'group' } });
  await expect(theirs.exchange([note(doc, 2, 'à lui')])).rejects.toEqual(foreign);
  await expect(theirs.pull()).rejects.toEqual(foreign);
  expect(await textOf(shop.db, doc)).toBe('à moi');
});

test('S90 a group of the back office is nobody’s in the shop, and one of the shop is nobody’s here', async () => {
  const device = await shop.device();
  await device.exchange([note(doc, 1, 'à moi')]);
  const group = { group: device.group, build: '' };
  const customer = randomUUID();
  const realm = shopRealm({ visitor: null, customer: { kind: 'customer', id: customer } });
  await expect(claimGroup(shop.db, group, customerPerson(customer), realm, shop.clock.now())).rejects.toMatchObject({
    code: 'scope.mismatch',
  });
});

test('S90 the scope is held against the session: nobody, or another administrator, executes nothing', () => {
  const greeting = { protocol: 1, build: 'b', scope: `admin:${randomUUID()}`, group: randomUUID() };
  const admin = { kind: 'admin', id: randomUUID(), permissions: new Set<never>() } as const;
  expect(() => officeRealm(null).enter(greeting, OPEN_WINDOW)).toThrow(
    expect.objectContaining({ code: 'session.required' }),
  );
  expect(() => officeRealm(admin).enter(greeting, OPEN_WINDOW)).toThrow(
    expect.objectContaining({ code: 'scope.mismatch', data: { reason: 'session' } }),
  );
  expect(() => officeRealm(admin).enter({ ...greeting, protocol: 99 }, OPEN_WINDOW)).toThrow(
    expect.objectContaining({ code: 'app.outdated' }),
  );
});

test('S90 S1 lanes and routes of the shop are unknown here', async () => {
  const device = await shop.device();
  await expect(device.exchange([change('cart:auto', 1, 'api.cart.clear', { area: 'auto' })])).rejects.toMatchObject({
    code: 'input.invalid',
  });
  const { results } = await device.exchange([change(`draft:${doc}`, 1, 'api.cart.clear', { area: 'auto' })]);
  expect(inShort(results)).toEqual(['refused route.unknown']);
});

test('S90 S24 what somebody else wrote answers its device alone', async () => {
  const [one, other] = [await shop.device(), await shop.device()];
  const first = note(doc, 1, 'une fois');
  await one.exchange([first]);
  const { results } = await other.exchange([first]);
  expect(results).toMatchObject([{ status: 'applied', answer: null, expired: true }]);
});

test('S27 a group of the back office that nobody has used for 430 days goes', async () => {
  const device = await shop.device();
  await device.exchange([note(doc, 1, 'il y a longtemps')]);
  const rows = () => shop.db.selectFrom('sync_group').select('id').where('id', '=', device.group).execute();
  await sweepSync(shop.db, new Date(shop.clock.now().getTime() + 429 * 24 * 3600 * 1000));
  expect(await rows()).toHaveLength(1);
  await sweepSync(shop.db, new Date(shop.clock.now().getTime() + 432 * 24 * 3600 * 1000));
  expect(await rows()).toHaveLength(0);
});
