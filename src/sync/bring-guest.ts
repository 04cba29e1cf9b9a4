/**
 * The guest of this device has signed in (rule S86): the guest's database is marked as merged, and what it shows enters
 * the customer's as changes of the customer's own. Two databases know no common transaction, so each step may be
 * repeated, by another tab or after a crash: what has come is written down where it came to.
 */
import { AREAS, type Area } from '#core/domain/area.ts';
import type { CartEntry } from '#core/contract/cart-record.ts';
import { isDocumentKey } from '#core/contract/offline.ts';
import type { BaseRow, DraftRow, FavouriteRow, ParkedRow } from '#src/db/rows.ts';
import type { PersonStore, WriteTables } from '#src/db/store.ts';
import { versionOf } from '#src/sync/core/changes.ts';
import { customerIn, guestsIn } from '#src/sync/customer.ts';
import { freshIdentity, identityIn, isMergedFor, progressIn } from '#src/sync/meta.ts';
import { append, type PerformArgs } from '#src/sync/perform.ts';
import { createView } from '#src/sync/view.ts';

export interface BringDeps {
  readonly guest: PersonStore;
  readonly customer: PersonStore;
  /** ISO instant of the device. */
  readonly now: () => string;
  readonly newId: () => string;
}

/** What a guest has on this device beside a queue. */
interface Luggage {
  readonly group: string;
  readonly lines: Readonly<Record<Area, readonly CartEntry[]>>;
  readonly favourites: readonly FavouriteRow[];
  readonly drafts: readonly DraftRow[];
  readonly parked: readonly ParkedRow[];
  readonly documents: readonly BaseRow[];
}

/**
 * Queues `api.cart.merge` for both areas and every guest that waits for it. Answers false when none did.
 * @throws ScopeClosed when the customer is signing out
 */
export async function bringGuest(deps: BringDeps): Promise<boolean> {
  const { waiting, named } = await deps.customer.read(['meta'], guestsIn);
  if (waiting.length === 0) return false;
  const luggage = await closeGuest(deps, named);
  const done = await unpack(deps, luggage);
  if (luggage !== null) await empty(deps.guest, luggage);
  return done;
}

/** What came of the guest's queue after the merge: refused changes and confirmed documents, for their author to see. */
export async function bringRest(deps: BringDeps): Promise<void> {
  const luggage = await closeGuest(deps);
  if (luggage === null) return;
  await deps.customer.write(['base', 'drafts', 'parked'], async (t) => {
    await t.parked.put(luggage.parked);
    await putMissing(t, luggage);
  });
  await empty(deps.guest, luggage);
}

/**
 * From here on nobody writes into the guest's database, so what is read now is all there will be (design §5, rule 18).
 * Null for that of a guest who is being forgotten, or was somebody else (law 4): also of one who began anew between the
 * sign-in and now, whose work the shop would not find under the guest it has bound.
 */
async function closeGuest({ guest, customer, newId }: BringDeps, named?: string): Promise<Luggage | null> {
  const who = await customer.read(['meta'], customerIn);
  return guest.write(['meta', 'base', 'outbox', 'favourites', 'drafts', 'parked'], async (t) => {
    const identity = (await identityIn(t)) ?? freshIdentity(newId());
    if (who === null) return null;
    const isOther = named !== undefined && identity.group !== named;
    if (!isMergedFor(identity, who.uuid) && (identity.scope !== 'open' || isOther)) return null;
    await t.meta.put([{ ...identity, scope: 'merged', mergedFor: who.uuid }]);
    const [base, outbox, { acked }] = [await t.base.all(), await t.outbox.all(), await progressIn(t)];
    const { records } = createView()({ base, outbox, acked });
    const linesOf = (area: Area): readonly CartEntry[] => {
      const record = records.get(`cart:${area}`);
      return record?.kind === 'cart' ? record.lines : [];
    };
    return {
      group: identity.group,
      lines: { auto: linesOf('auto'), moto: linesOf('moto') },
      favourites: await t.favourites.all(),
      drafts: await t.drafts.all(),
      parked: await t.parked.all(),
      documents: base.filter((row) => isDocumentKey(row.key)),
    };
  });
}

function unpack({ customer, now, newId }: BringDeps, luggage: Luggage | null): Promise<boolean> {
  return customer.write(['meta', 'base', 'outbox', 'drafts', 'parked'], async (t) => {
    const guests = await guestsIn(t);
    // The other tab was faster.
    if (guests.waiting.length === 0) return false;
    let isHere = luggage === null || guests.brought.includes(luggage.group);
    for (const visitor of guests.waiting) {
      for (const area of AREAS) await queueMerges(t, { visitor, area, luggage: isHere ? null : luggage, now, newId });
      isHere = true;
    }
    const brought = luggage === null ? guests.brought : [...new Set([...guests.brought, luggage.group])];
    await t.meta.put([{ key: 'guests', waiting: [], brought }]);
    await t.parked.put(luggage?.parked ?? []);
    if (luggage !== null) await putMissing(t, luggage);
    return true;
  });
}

/** Drafts and documents of the guest, where the customer has none of their own under the same name. */
async function putMissing(t: WriteTables, { drafts, documents }: Luggage): Promise<void> {
  const mine = new Set((await t.drafts.some(drafts.map((row) => row.key))).map((row) => row.key));
  await t.drafts.put(drafts.filter((row) => !mine.has(row.key)));
  const known = new Set((await t.base.some(documents.map((row) => row.key))).map((row) => row.key));
  // Confirmed to a guest: a pull of the customer does not name it, unless it has become the customer's (S60, S82).
  await t.base.put(documents.filter((row) => !known.has(row.key)).map((row) => ({ ...row, rev: 0, kept: true })));
}

/** As many as one change may carry. */
const MOST_LINES = 200;
const MOST_FAVOURITES = 500;

interface Merge {
  readonly visitor: string;
  readonly area: Area;
  /** Null: it has come with another merge. */
  readonly luggage: Luggage | null;
  readonly now: () => string;
  readonly newId: () => string;
}

async function queueMerges(t: WriteTables, { visitor, area, luggage, now, newId }: Merge): Promise<void> {
  const lines = luggage === null ? [] : luggage.lines[area].slice(0, MOST_LINES).map(lineOf);
  const favourites = luggage === null ? [] : favouritesOf(luggage.favourites, area);
  for (let from = 0; from === 0 || from < favourites.length; from += MOST_FAVOURITES) {
    const args: PerformArgs<'api.cart.merge'> = {
      area,
      visitor,
      lines: from === 0 ? lines : [],
      favourites: favourites.slice(from, from + MOST_FAVOURITES),
    };
    const change = { mutId: newId(), route: 'api.cart.merge', v: versionOf('api.cart.merge'), args, at: now() };
    await append(t, `cart:${area}`, change, newId);
  }
}

type MergeArgs = PerformArgs<'api.cart.merge'>;

const lineOf = ({ lineKey, product, variant, quantity, ...line }: CartEntry): MergeArgs['lines'][number] => ({
  lineKey,
  product,
  variant,
  quantity,
  snapshot: {
    name: line.name,
    sku: line.sku,
    path: line.path,
    image: line.image,
    options: line.options.map(({ label, value }) => ({ label, value })),
    unitPrice: line.unitPrice,
    taxPercent: line.taxPercent,
    deposit: line.deposit,
    ecoContribution: line.ecoContribution,
  },
});

/** Oldest first, as the list takes them in. */
function favouritesOf(rows: readonly FavouriteRow[], area: Area): MergeArgs['favourites'] {
  return rows
    .filter(({ snapshot }) => snapshot.path.startsWith('/moto/') === (area === 'moto'))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ uuid, snapshot: { name, path, image, price }, at }) => ({
      lineKey: uuid,
      product: uuid,
      variant: null,
      snapshot: { name: name.slice(0, 255), path: path.slice(0, 2048), image, price },
      at,
    }));
}

/** What has come is no longer the guest's; what the queue still holds goes out as the guest's (rule S83). */
async function empty(guest: PersonStore, { favourites, drafts, parked }: Luggage): Promise<void> {
  await guest.write(['favourites', 'drafts', 'parked'], async (t) => {
    await t.favourites.remove(favourites.map((row) => row.uuid));
    await t.drafts.remove(drafts.map((row) => row.key));
    await t.parked.remove(parked.map((row) => row.mutId));
  });
}
