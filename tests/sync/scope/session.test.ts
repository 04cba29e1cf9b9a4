/** Signing in where somebody was: the same customer goes on, somebody else finds nothing. */
import { beforeEach, expect, test } from 'vitest';

import { importGuestData } from '#core/contract/guest/import-guest.ts';
import { createMemoryDisk, openMemoryStore, type MemoryDisk } from '#src/db/memory-store.ts';
import { freshIdentity, identityIn } from '#src/sync/meta.ts';
import { ScopeClosed } from '#src/sync/outbox/perform.ts';
import { recordPendingSignOut } from '#src/sync/scope/pending-sign-out.ts';
import { GUEST, scopeOf } from '#src/sync/scope/scope.ts';
import { createSession, type Login, type SessionDeps } from '#src/sync/scope/session.ts';
import { productUuid } from '#tests/support/samples/person-samples.ts';
import { openQueue, type SmallQueue } from '#tests/sync/small-queue.ts';

const [CLAIRE, BRUNO] = [productUuid(0xc1a), productUuid(0xb)];
const names = { email: 'c@example.test', firstName: 'C', lastName: 'M', customerType: 'individual' } as const;

let hers: SmallQueue;
let guest: SmallQueue;
let disks: Map<string, MemoryDisk>;
let notes: Map<string, string>;
let happened: string[];
beforeEach(() => {
  [hers, guest, happened] = [openQueue(), openQueue(), []];
  disks = new Map([
    [GUEST, guest.disk],
    [scopeOf(CLAIRE), hers.disk],
    [scopeOf(BRUNO), createMemoryDisk()],
  ]);
  notes = new Map();
});

const open = (scope: string) => Promise.resolve(openMemoryStore(disks.get(scope) ?? createMemoryDisk()));
const identityOf = async (scope: string) => (await open(scope)).read(['meta'], identityIn);
const hears = (what: string) => async () => void happened.push(what);

const logsIn =
  (uuid: string): Login =>
  async (device) => {
    happened.push(`login with ${device}`);
    return { customer: { ...names, uuid, guest: null, guestGroups: [] }, csrfToken: 'token' };
  };

/** A tab that shows Claire, or a guest. */
function tab(customer: string | null, more: Partial<SessionDeps> = {}) {
  const here =
    customer === null
      ? { scope: GUEST, store: guest.store, customer: null }
      : { scope: scopeOf(customer), store: hers.store, customer: { ...names, uuid: customer } };
  return createSession({
    ...hers.deps,
    importGuestData,
    here,
    notes: {
      read: (note) => notes.get(note) ?? null,
      write: (note, uuid) => void (uuid === null ? notes.delete(note) : notes.set(note, uuid)),
    },
    open,
    inTurn: async (work) => work(),
    startAnew: () => void happened.push('started anew'),
    resume: () => void happened.push('resumed'),
    poke: () => {},
    flush: () => Promise.resolve(),
    stop: hears('senders ended'),
    isKnown: () => Promise.resolve(true),
    signOutApi: { leave: hears('visitor ended'), signOut: hears('signed out') },
    wait: () => new Promise(() => {}),
    ...more,
  });
}

const named = (queue: SmallQueue, group: string) =>
  queue.store.write(['meta'], async (t) => void (await t.meta.put([freshIdentity(group)])));
const mergedFor = (uuid: string) =>
  guest.store.write(['meta'], async (t) => {
    await t.meta.put([{ ...freshIdentity('the guest’s'), scope: 'merged', mergedFor: uuid }]);
  });

test.each([
  ['a guest', null, CLAIRE],
  ['who has left', CLAIRE, null],
] as const)('S88 a tab that still shows %s signs nobody in or out, and starts anew', async (_who, shown, noted) => {
  if (noted !== null) notes.set('customer', noted);
  const session = tab(shown);
  await expect(session.signIn(logsIn(BRUNO))).rejects.toThrow();
  await expect(session.signOut({ discard: true, everywhere: false })).rejects.toThrow();
  expect(happened).toEqual(['started anew', 'started anew']);
  expect(notes.get('customer') ?? null).toBe(noted);
});

test('S88 nobody signs in before the shop has heard that the one before has left', async () => {
  await recordPendingSignOut(guest.store, false);
  await tab(null).signIn(logsIn(CLAIRE));
  expect(happened.filter((what) => what !== 'resumed')).toMatchObject(['signed out', expect.stringMatching(/^login/)]);
});

test('S80 S86 who signs in again names the guest who has been here since, and none who was merged or never was', async () => {
  notes.set('customer', CLAIRE);
  const again = () => tab(CLAIRE).signIn(logsIn(CLAIRE));
  await again();
  await named(guest, 'since');
  await again();
  await mergedFor(CLAIRE);
  await again();
  expect(happened.filter((what) => what !== 'resumed')).toEqual([
    'login with null',
    'login with since',
    'login with null',
  ]);
});

test('S89 who signs in again sends at once', async () => {
  notes.set('customer', CLAIRE);
  await hers.add();
  await tab(CLAIRE).signIn(logsIn(CLAIRE));
  expect(happened).toEqual(['login with null', 'resumed']);
  expect(await hers.outbox()).toHaveLength(1);
});

test('S83 S89 a scope that changes hands takes nothing more, and leaves nothing: neither its own nor its guest’s', async () => {
  notes.set('customer', CLAIRE);
  await named(hers, 'hers');
  await mergedFor(CLAIRE);
  let late: unknown = null;
  const stop = async () => {
    late = await hers.add().catch((error: unknown) => error);
  };
  await tab(CLAIRE, { stop }).signIn(logsIn(BRUNO));
  expect(late).toBeInstanceOf(ScopeClosed);
  expect([await identityOf(scopeOf(CLAIRE)), await identityOf(GUEST)]).toEqual([null, null]);
  expect([...notes]).toEqual([
    ['customer', BRUNO],
    ['leaving', CLAIRE],
  ]);
});

test('S89 a guest who is nobody’s stays when a scope changes hands', async () => {
  notes.set('customer', CLAIRE);
  await named(guest, 'somebody');
  await tab(CLAIRE).signIn(logsIn(BRUNO));
  expect(await identityOf(GUEST)).toEqual(freshIdentity('somebody'));
});

const lends = (uuid: string) => async () => {
  happened.push('borrowed');
  return {
    customer: { ...names, uuid, guest: null, guestGroups: [] },
    csrfToken: 'token',
    borrowed: { by: 'Camille Durand', until: '2026-03-01T10:00:00.000Z' },
  };
};

test('S100 somebody of the shop signs in as a customer, and the guest’s database stays the guest’s', async () => {
  await named(guest, 'the guest’s');
  await tab(null).borrow(lends(CLAIRE));
  expect([...notes]).toEqual([['borrowed', CLAIRE]]);
  expect(await identityOf(GUEST)).toMatchObject({ group: 'the guest’s', scope: 'open' });
  expect(await identityOf(scopeOf(CLAIRE))).toBeNull();
});

test('S100 not where a customer is here, nor where one’s database is still to go, nor before a sign-out is told', async () => {
  notes.set('customer', BRUNO);
  await expect(tab(BRUNO).borrow(lends(CLAIRE))).rejects.toMatchObject({ code: 'session.taken' });
  notes.clear();
  notes.set('leaving', BRUNO);
  await expect(tab(null).borrow(lends(CLAIRE))).rejects.toMatchObject({ code: 'session.taken' });
  notes.clear();
  await recordPendingSignOut(guest.store, false);
  await tab(null).borrow(lends(CLAIRE));
  expect(happened).toEqual(['signed out', 'borrowed']);
});

/** A tab in which somebody of the shop is here as Claire. */
function lentTab(more: Partial<SessionDeps> = {}) {
  notes.set('borrowed', CLAIRE);
  const borrowed = { by: 'Camille Durand', until: '2026-03-01T10:00:00.000Z' };
  const here = { scope: scopeOf(CLAIRE), store: hers.store, customer: { ...names, uuid: CLAIRE, borrowed } };
  return tab(null, { here, ...more });
}

test('S100 its end tells the shop, and leaves no note that would delete what is the customer’s own', async () => {
  expect(await lentTab().signOut({ discard: false, everywhere: false })).toMatchObject({ done: true });
  expect(happened).toContain('signed out');
  expect([...notes]).toEqual([]);
});

test('S100 nobody else signs in over it', async () => {
  await expect(lentTab().signIn(logsIn(BRUNO))).rejects.toMatchObject({ code: 'session.borrowed' });
});

test('S100 a tab that shows somebody else than is here by now starts anew', async () => {
  notes.set('borrowed', CLAIRE);
  await expect(tab(null).signIn(logsIn(BRUNO))).rejects.toThrow();
  const session = lentTab();
  notes.clear();
  await expect(session.signOut({ discard: true, everywhere: false })).rejects.toThrow();
  expect(happened).toEqual(['started anew', 'started anew']);
});
