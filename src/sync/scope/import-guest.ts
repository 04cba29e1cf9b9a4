/**
 * The guest of this device has signed in (rule S86): the guest's database is marked as merged, and what it shows enters
 * the customer's as changes of the customer's own. Two databases know no common transaction, so each step may be
 * repeated, by another tab or after a crash: what has come is written down where it came to.
 */
import type { Lane } from '#core/wire/lane.ts';
import type { BaseRow, DraftRow, FavouriteRow, ParkedRow } from '#src/db/rows.ts';
import type { PersonStore, WriteTables } from '#src/db/store.ts';
import type { OfflineContract } from '#src/sync/core/contract.ts';
import { customerIn, guestsIn } from '#src/sync/scope/customer.ts';
import type { GuestData, ImportGuestData } from '#src/sync/scope/guest-data.ts';
import { freshIdentity, identityIn, isMergedFor, progressIn } from '#src/sync/meta.ts';
import { append } from '#src/sync/outbox/perform.ts';
import { createView } from '#src/sync/outbox/view.ts';

export interface ImportDeps {
  readonly guest: PersonStore;
  readonly customer: PersonStore;
  readonly contract: OfflineContract;
  readonly importGuestData: ImportGuestData;
  /** ISO instant of the device. */
  readonly now: () => string;
  readonly newId: () => string;
}

/** Everything in a guest's database beside its queue. */
interface GuestDatabase {
  readonly group: string;
  /** As the device showed them. */
  readonly records: GuestData['records'];
  /** Lanes in which something still waits to be sent as the guest's. */
  readonly waiting: ReadonlySet<Lane>;
  readonly favourites: readonly FavouriteRow[];
  readonly drafts: readonly DraftRow[];
  readonly parked: readonly ParkedRow[];
  readonly documents: readonly BaseRow[];
}

/**
 * Queues the merge of every guest that waits for it. Answers false when none did.
 * @throws ScopeClosed when the customer is signing out
 */
export async function importGuest(deps: ImportDeps): Promise<boolean> {
  const { waiting, named } = await deps.customer.read(['meta'], guestsIn);
  if (waiting.length === 0) return false;
  const found = await closeGuest(deps, named);
  const done = await importFound(deps, found);
  if (found !== null) await empty(deps.guest, found);
  return done;
}

/** What came of the guest's queue after the merge: refused changes and confirmed documents, for their author to see. */
export async function importRest(deps: ImportDeps): Promise<void> {
  const found = await closeGuest(deps);
  if (found === null) return;
  await deps.customer.write(['base', 'drafts', 'parked'], async (t) => {
    await t.parked.put(found.parked);
    await putMissing(t, found);
  });
  await empty(deps.guest, found);
}

/**
 * From here on nobody writes into the guest's database, so what is read now is all there will be (design §5, rule 18).
 * Null for that of a guest who is being forgotten, or was somebody else (law 4): also of one who began anew between the
 * sign-in and now, whose work the shop would not find under the guest it has bound.
 */
async function closeGuest(deps: ImportDeps, named?: string): Promise<GuestDatabase | null> {
  const { guest, customer, contract, newId } = deps;
  const who = await customer.read(['meta'], customerIn);
  return guest.write(['meta', 'base', 'outbox', 'favourites', 'drafts', 'parked'], async (t) => {
    const identity = (await identityIn(t)) ?? freshIdentity(newId());
    if (who === null) return null;
    const isOther = named !== undefined && identity.group !== named;
    if (!isMergedFor(identity, who.uuid) && (identity.scope !== 'open' || isOther)) return null;
    await t.meta.put([{ ...identity, scope: 'merged', mergedFor: who.uuid }]);
    const [base, outbox, { acked }] = [await t.base.all(), await t.outbox.all(), await progressIn(t)];
    return {
      group: identity.group,
      records: createView(contract)({ base, outbox, acked }).records,
      waiting: new Set(outbox.map((row) => row.lane)),
      favourites: await t.favourites.all(),
      drafts: await t.drafts.all(),
      parked: await t.parked.all(),
      documents: base.filter((row) => contract.kindOf(row.key)?.isDocument),
    };
  });
}

const NOTHING: Pick<GuestDatabase, 'records' | 'favourites' | 'waiting'> = {
  records: new Map(),
  favourites: [],
  waiting: new Set(),
};

function importFound(deps: ImportDeps, found: GuestDatabase | null): Promise<boolean> {
  return deps.customer.write(['meta', 'base', 'outbox', 'drafts', 'parked'], async (t) => {
    const guests = await guestsIn(t);
    // The other tab was faster.
    if (guests.waiting.length === 0) return false;
    // What has come with another merge does not come again.
    let next = found === null || guests.brought.includes(found.group) ? NOTHING : found;
    for (const visitor of guests.waiting) {
      await queueImport(t, deps, visitor, next);
      next = NOTHING;
    }
    const brought = found === null ? guests.brought : [...new Set([...guests.brought, found.group])];
    await t.meta.put([{ key: 'guests', waiting: [], brought }]);
    await t.parked.put(found?.parked ?? []);
    if (found !== null) await putMissing(t, found);
    return true;
  });
}

async function queueImport(
  t: WriteTables,
  { importGuestData, now, newId }: ImportDeps,
  visitor: string,
  { records, favourites, waiting }: typeof NOTHING,
): Promise<void> {
  for (const { lane, ...call } of importGuestData({ visitor, records, favourites })) {
    // What the guest could not send is on the screen as long as this waits: confirmed without it, it would leave it (R9).
    const held = waiting.has(lane) ? { held: true as const } : {};
    await append(t, lane, { ...call, mutId: newId(), at: now(), ...held }, newId);
  }
}

/** What waited for the guest's changes of these lanes may leave. Answers whether anything did. */
export function releaseMerges(customer: PersonStore, isSent: (lane: Lane) => boolean): Promise<boolean> {
  return customer.write(['outbox'], async (t) => {
    const rows = (await t.outbox.all()).filter((row) => row.held === true && isSent(row.lane));
    await t.outbox.put(rows.map(({ held: _held, ...row }) => row));
    return rows.length > 0;
  });
}

/** Drafts and documents of the guest, where the customer has none of their own under the same name. */
async function putMissing(t: WriteTables, { drafts, documents }: GuestDatabase): Promise<void> {
  const mine = new Set((await t.drafts.some(drafts.map((row) => row.key))).map((row) => row.key));
  await t.drafts.put(drafts.filter((row) => !mine.has(row.key)));
  const known = new Set((await t.base.some(documents.map((row) => row.key))).map((row) => row.key));
  // Confirmed to a guest: a pull of the customer does not name it, unless it has become the customer's (S60, S82).
  await t.base.put(documents.filter((row) => !known.has(row.key)).map((row) => ({ ...row, rev: 0, kept: true })));
}

/** What has come is no longer the guest's; what the queue still holds goes out as the guest's (rule S83). */
async function empty(guest: PersonStore, { favourites, drafts, parked }: GuestDatabase): Promise<void> {
  await guest.write(['favourites', 'drafts', 'parked'], async (t) => {
    await t.favourites.remove(favourites.map((row) => row.uuid));
    await t.drafts.remove(drafts.map((row) => row.key));
    await t.parked.remove(parked.map((row) => row.mutId));
  });
}
