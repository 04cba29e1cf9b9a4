/** Of which lanes a pull tells the number (rule S12): an editor's device has one for each document it wrote in. */
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { createOfficeShop, note, type OfficeShop } from '../office-shop.ts';

let shop: OfficeShop;
beforeAll(async () => {
  shop = await createOfficeShop();
});
afterAll(() => shop.close());

const writtenIn = async (many: number) => {
  const device = await shop.device();
  const docs = Array.from({ length: many }, () => randomUUID());
  let { to: cursor } = await device.pull();
  for (let at = 0; at < many; at += 100) {
    const changes = docs.slice(at, at + 100).map((doc) => note(doc, 1, 'x'));
    ({ to: cursor } = (await device.exchange(changes, { cursor, lanes: [] })).pull);
  }
  return { device, docs, cursor };
};
const laneOf = (doc = '') => `draft:${doc}`;

test('S12 nothing new is at most 400 bytes for whoever has written in a thousand documents', async () => {
  const { device, cursor } = await writtenIn(1_000);
  const idle = await device.ask({ cursor, lanes: [] });
  expect([idle.changes, idle.lastSeq]).toEqual([[], {}]);
  expect(JSON.stringify(idle).length).toBeLessThanOrEqual(400);
});

test('S12 a pull tells the numbers of the lanes that were named: 0 where nothing was executed', async () => {
  const { device, docs, cursor } = await writtenIn(3);
  const unheard = randomUUID();
  const { lastSeq } = await device.ask({ cursor, lanes: [laneOf(docs[1]), laneOf(unheard)] });
  expect(lastSeq).toEqual({ [laneOf(docs[1])]: 1, [laneOf(unheard)]: 0 });
});

test('S12 a push tells beside them those in which it executed something', async () => {
  const { device, docs, cursor } = await writtenIn(3);
  const { pull } = await device.exchange([note(docs[2] ?? '', 2, 'y', 1)], { cursor, lanes: [laneOf(docs[0])] });
  expect(pull.lastSeq).toEqual({ [laneOf(docs[0])]: 1, [laneOf(docs[2])]: 2 });
});

test('S12 S61 the whole state tells of every lane, whichever were named', async () => {
  const { device, docs, cursor } = await writtenIn(3);
  const all = Object.fromEntries(docs.map((doc) => [laneOf(doc), 1]));
  expect((await device.ask({ cursor: null, lanes: [] })).lastSeq).toEqual(all);
  const elsewhere = await device.ask({ cursor: { ...cursor, epoch: 'another' }, lanes: [] });
  expect([elsewhere.reset, elsewhere.lastSeq]).toEqual([true, all]);
});

test('S12 a device of a build before, which names none, hears of every lane', async () => {
  const { device, docs, cursor } = await writtenIn(3);
  expect((await device.pull(cursor)).lastSeq).toEqual(Object.fromEntries(docs.map((doc) => [laneOf(doc), 1])));
});
