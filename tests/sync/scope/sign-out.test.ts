/** A customer signs out on a device: what comes after what, and what is told before it is lost. */
import { beforeEach, expect, test } from 'vitest';

import { openMemoryStore } from '#src/db/memory-store.ts';
import { identityIn } from '#src/sync/meta.ts';
import { ScopeClosed } from '#src/sync/outbox/perform.ts';
import { hasPendingSignOut } from '#src/sync/scope/pending-sign-out.ts';
import { leaveCustomer, type SignOutDeps } from '#src/sync/scope/sign-out.ts';
import { later } from '#tests/support/later.ts';
import { productUuid } from '#tests/support/samples/person-samples.ts';
import { openQueue, type SmallQueue } from '#tests/sync/small-queue.ts';

const CLAIRE = productUuid(0xc1a);
const KEEP = { discard: false, everywhere: false };

let hers: SmallQueue;
let guest: SmallQueue;
let happened: string[];
beforeEach(() => {
  [hers, guest, happened] = [openQueue(), openQueue(), []];
});

const atOnce = () => Promise.resolve();
const never = () => new Promise<void>(() => {});
const notes = (what: string) => async () => void happened.push(what);

const deps = (more: Partial<SignOutDeps> = {}): SignOutDeps => ({
  store: {
    ...hers.store,
    destroy: async () => {
      happened.push('deleted');
      await hers.store.destroy();
    },
  },
  uuid: CLAIRE,
  openGuest: () => Promise.resolve(openMemoryStore(guest.disk)),
  resume: () => {},
  flush: atOnce,
  stop: notes('senders ended'),
  signOutApi: { leave: notes('visitor ended'), signOut: notes('signed out') },
  unnote: () => void happened.push('note gone'),
  wait: never,
  ...more,
});

/** The guest of before has signed in as Claire. */
async function mergeGuest(): Promise<void> {
  const merged = { ...(await guest.identity()), scope: 'merged' as const, mergedFor: CLAIRE };
  await guest.store.write(['meta'], async (t) => void (await t.meta.put([merged])));
}
const nextGuest = () => openMemoryStore(guest.disk);

test('S88 no note leads to who leaves, and no tab sends for them, before the shop hears of it and the data goes', async () => {
  await guest.leaveAs({});
  const owed: boolean[] = [];
  const unnote = () => {
    happened.push('note gone');
    void hasPendingSignOut(nextGuest()).then((isOwed) => owed.push(isOwed));
  };
  expect(await leaveCustomer(deps({ unnote }), KEEP)).toEqual({ done: true, gone: true });
  expect(happened).toEqual(['note gone', 'senders ended', 'signed out', 'deleted']);
  expect(owed).toEqual([true]);
});

test('S88 what waits gets its time, and nothing is asked where it has gone', async () => {
  await hers.add();
  const resume = () => void setImmediate(() => void hers.send());
  expect(await leaveCustomer(deps({ resume, flush: never }), KEEP)).toEqual({ done: true, gone: true });
});

test('S41 S88 from the first moment nothing new comes in; called off, it does again', async () => {
  await hers.add();
  const [over, asked] = [later(), later()];
  const leaving = leaveCustomer(deps({ resume: asked.settle, flush: () => over.promise }), KEEP);
  await asked.promise;
  await expect(hers.add()).rejects.toThrow(ScopeClosed);
  over.settle();
  expect(await leaving).toEqual({ done: false, left: 1 });
  expect(happened).toEqual([]);
  await hers.add();
});

test('S83 S88 what the guest before the sign-in could not send is counted with what the customer could not', async () => {
  await guest.add();
  await mergeGuest();
  await hers.add();
  expect(await leaveCustomer(deps(), KEEP)).toEqual({ done: false, left: 2 });
  expect(await guest.outbox()).toHaveLength(1);
});

test('S88 the guest who comes next is nobody’s: what was merged goes with its customer', async () => {
  await guest.leaveAs({ 'cart:auto': 4 });
  await mergeGuest();
  expect(await leaveCustomer(deps(), KEEP)).toMatchObject({ done: true });
  expect(await nextGuest().read(['meta'], identityIn)).toBeNull();
});

test('S88 a guest who was not merged stays who it is', async () => {
  const before = await guest.leaveAs({ 'cart:auto': 4 });
  expect(await leaveCustomer(deps(), KEEP)).toMatchObject({ done: true });
  expect(await nextGuest().read(['meta'], identityIn)).toEqual(before);
});
