/** Whose scope a device opens: what notes and databases say, and what a tab that died left behind. */
import { beforeEach, expect, test } from 'vitest';

import { SHOP } from '#tests/support/sync/shop-contract.ts';
import { createMemoryDisk, openMemoryStore, type MemoryDisk } from '#src/db/memory-store.ts';
import { freshIdentity, identityIn } from '#src/sync/meta.ts';
import { markScope } from '#src/sync/scope/closing.ts';
import { guestsIn, recordSignIn, type SignInAnswer } from '#src/sync/scope/customer.ts';
import { recordPendingSignOut } from '#src/sync/scope/pending-sign-out.ts';
import { resolveActiveScope, type ActiveScopeDeps } from '#src/sync/scope/active-scope.ts';
import { GUEST, scopeOf } from '#src/sync/scope/scope.ts';
import { countingIds, productUuid } from '#tests/support/samples/person-samples.ts';
import { NOW } from '#tests/sync/small-queue.ts';

const CLAIRE = productUuid(0xc1a);
const HERS = scopeOf(CLAIRE);

let disks: Map<string, MemoryDisk>;
let notes: Map<string, string>;
let asked: number;
beforeEach(() => {
  [disks, notes, asked] = [new Map(), new Map(), 0];
});

const store = (scope: string) => {
  const disk = disks.get(scope) ?? createMemoryDisk();
  disks.set(scope, disk);
  return openMemoryStore(disk);
};
const identityOf = (scope: string) => store(scope).read(['meta'], identityIn);

const claire: SignInAnswer['customer'] = {
  uuid: CLAIRE,
  email: 'c@example.test',
  firstName: 'C',
  lastName: 'M',
  customerType: 'individual',
  guest: null,
  guestGroups: [],
};

/** Claire has been here, and her database is as `scope` says. */
async function leaveClaire(scope: 'open' | 'closing' = 'open'): Promise<void> {
  await recordSignIn(store(HERS), { customer: claire, csrfToken: 'token' }, null);
  await store(HERS).write(['meta'], async (t) => void (await t.meta.put([freshIdentity('hers')])));
  await markScope(store(HERS), scope);
}

const deps = (
  more: Partial<ActiveScopeDeps> & { readonly told?: SignInAnswer['customer'] | null } = {},
): ActiveScopeDeps => ({
  contract: SHOP,
  notes: {
    read: (note) => notes.get(note) ?? null,
    write: (note, uuid) => void (uuid === null ? notes.delete(note) : notes.set(note, uuid)),
  },
  open: (scope) => Promise.resolve(store(scope)),
  openUnkept: () => openMemoryStore(),
  remove: async (scope) => {
    await store(scope).destroy();
    return true;
  },
  isMarked: () => false,
  ask: async () => {
    asked += 1;
    return more.told === undefined ? null : { customer: more.told, csrfToken: 'token' };
  },
  isClosing: () => Promise.resolve(false),
  inTurn: async (work) => work(),
  now: () => NOW,
  newId: countingIds(3),
  ...more,
});

test.each([
  ['a tab that died, is opened again', false, 'open'],
  ['another tab, stays closed', true, 'closing'],
] as const)('S87 a scope that was being ended, by %s', async (_by, isAlive, scope) => {
  await leaveClaire('closing');
  notes.set('customer', CLAIRE);
  const here = await resolveActiveScope(deps({ isClosing: () => Promise.resolve(isAlive) }));
  expect(here).toMatchObject({ scope: HERS, customer: { uuid: CLAIRE } });
  expect(await identityOf(HERS)).toMatchObject({ group: 'hers', scope });
});

test('S88 while a sign-out is owed nobody asks the shop, which still takes the customer for signed in', async () => {
  await recordPendingSignOut(store(GUEST), false);
  expect(await resolveActiveScope(deps({ isMarked: () => true, told: claire }))).toMatchObject({
    scope: GUEST,
    customer: null,
  });
  expect([asked, notes.size]).toEqual([0, 0]);
});

test('S87 the note of a session that is over goes when the shop says so, and stays where it cannot be asked', async () => {
  notes.set('customer', CLAIRE);
  expect(await resolveActiveScope(deps())).toMatchObject({ scope: GUEST });
  expect([...notes]).toEqual([['customer', CLAIRE]]);
  expect(await resolveActiveScope(deps({ told: null }))).toMatchObject({ scope: GUEST });
  expect([...notes]).toEqual([]);
  expect(asked).toBe(2);
});

test.each([
  ['is the guest the shop has bound', ['of-before', 'of-now'], 'of-now'],
  ['has begun anew since', ['of-before'], 'of-before'],
] as const)('S86 S87 a guest of this device who %s', async (_who, guestGroups, named) => {
  await store(GUEST).write(['meta'], async (t) => void (await t.meta.put([freshIdentity('of-now')])));
  await resolveActiveScope(deps({ isMarked: () => true, told: { ...claire, guest: 'visitor', guestGroups } }));
  expect(await store(HERS).read(['meta'], guestsIn)).toMatchObject({ waiting: ['visitor'], named });
});

test.each([true, false])(
  'S88 who was leaving is not opened again, and goes as soon as no tab holds the database (free: %s)',
  async (isFree) => {
    await leaveClaire();
    for (const note of ['customer', 'leaving']) notes.set(note, CLAIRE);
    const here = await resolveActiveScope(deps(isFree ? {} : { remove: () => Promise.resolve(false) }));
    expect(here).toMatchObject({ scope: GUEST, customer: null });
    expect([...notes]).toEqual(isFree ? [] : [['leaving', CLAIRE]]);
    expect(await identityOf(HERS)).toEqual(isFree ? null : freshIdentity('hers'));
  },
);

const lent: SignInAnswer = {
  customer: claire,
  csrfToken: 'token',
  borrowed: { by: 'Camille Durand', until: NOW },
};

test('S100 who is here in a customer’s name holds them in memory alone, and the guest of the device waits', async () => {
  await store(GUEST).write(['meta'], async (t) => void (await t.meta.put([freshIdentity('the guest’s')])));
  const here = await resolveActiveScope(deps({ isMarked: () => true, ask: () => Promise.resolve(lent) }));
  expect(here).toMatchObject({ scope: HERS, customer: { uuid: CLAIRE, borrowed: { by: 'Camille Durand' } } });
  expect([...disks.keys()]).toEqual([GUEST]);
  expect([...notes]).toEqual([['borrowed', CLAIRE]]);
  expect(await identityOf(GUEST)).toMatchObject({ group: 'the guest’s', scope: 'open' });
});

test('S100 what the customer left on the device under the own session is neither opened nor touched', async () => {
  await leaveClaire();
  const here = await resolveActiveScope(deps({ isMarked: () => true, ask: () => Promise.resolve(lent) }));
  expect(await here.store.read(['meta'], identityIn)).toBeNull();
  expect(await identityOf(HERS)).toMatchObject({ group: 'hers' });
});

test('S100 once the shop says that it is over, the device is the guest’s again', async () => {
  notes.set('borrowed', CLAIRE);
  expect(await resolveActiveScope(deps({ told: null }))).toMatchObject({ scope: GUEST, customer: null });
  expect([...notes]).toEqual([]);
});

test('S100 while the end is owed to the shop, it is not asked who is here', async () => {
  await recordPendingSignOut(store(GUEST), false);
  const here = await resolveActiveScope(deps({ isMarked: () => true, ask: () => Promise.resolve(lent) }));
  expect(here).toMatchObject({ scope: GUEST, customer: null });
});
