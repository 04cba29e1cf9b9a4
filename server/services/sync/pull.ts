import { isDocumentKey, type RecordKey, type SyncedRecord } from '#core/contract/offline.ts';
import type { RouteAnswer, RouteInput } from '#core/contract/route.ts';
import type { Cursor, pullRoute } from '#core/contract/sync.ts';
import { AREAS } from '#core/domain/area.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';
import { readAddresses } from '#server/services/accounts/addresses.ts';
import { readProfile } from '#server/services/accounts/profile.ts';
import { readCarts } from '#server/services/cart/load-cart.ts';
import { personName, type Person } from '#server/services/person.ts';
import { readWishlists } from '#server/services/wishlist/read-wishes.ts';

import { checkGreeting, personOfGroup, type Caller, type SyncWindow } from './admit.ts';
import { markOf, NO_REVISION, readMark, shortId, writeMark, type Mark } from './cursor.ts';
import { readContacts, readQuotes, type Wanted } from './person-records.ts';

type PullInput = RouteInput<typeof pullRoute>['body'];
type PullAnswer = RouteAnswer<typeof pullRoute>;

export interface PullDeps {
  readonly db: Db;
  readonly window: SyncWindow;
}

/**
 * What changed for a person since the cursor, and the last number executed of every lane, from one snapshot (design
 * §5, rules 11 and 12). A cursor that this server did not write, or no longer knows, is answered with the whole state.
 * Writes nothing.
 * @throws Refusal `app.outdated`, `session.required`, `scope.mismatch`, `token.expired`
 */
export async function pull(deps: PullDeps, caller: Caller, now: Date, input: PullInput): Promise<PullAnswer> {
  const there = checkGreeting(input, deps.window, caller);
  return deps.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => answerIn(trx, await personOfGroup(trx, input.group, there, caller), now, input));
}

async function answerIn(trx: Trx, person: Person, now: Date, { group, cursor }: PullInput): Promise<PullAnswer> {
  const lastSeq = await lastNumbers(trx, group);
  const position = await positionOf(trx, person);
  const carts = await readCarts(trx, person, now);
  const mark = markOf(position.revision, carts);
  const to: Cursor = { epoch: position.epoch, rev: position.rev, revId: writeMark(mark) };
  const known = cursor === null ? null : await recognise(trx, person, cursor, position);
  const records = new Map<RecordKey, SyncedRecord | null>();

  const moved = known && cursor ? await movedSince(trx, person, cursor.rev) : null;
  for (const area of AREAS) {
    const cart = carts.get(area);
    const isNews = known === null ? cart !== undefined : known.carts[area] !== mark.carts[area];
    if (isNews) records.set(`cart:${area}`, cart ?? null);
  }
  for (const record of await readQuotes(trx, person, wanted(moved, 'quote:'))) {
    records.set(`quote:${record.uuid}`, record);
  }
  for (const record of await readContacts(trx, person, wanted(moved, 'contact:'))) {
    records.set(`contact:${record.uuid}`, record);
  }
  if (person.kind === 'customer') {
    for (const [key, record] of await readAccount(trx, person.id, now, moved)) records.set(key, record);
  }
  // What moved and is no longer there is gone: a cart always stays, empty or not.
  for (const key of moved ?? []) {
    if (mayBeGone(key) && !records.has(key)) records.set(key, null);
  }
  return {
    from: known === null ? null : cursor,
    to,
    reset: known === null && cursor !== null,
    changes: [...records].map(([key, record]) => ({ key, rev: position.rev, record })),
    lastSeq,
    serverNow: now.toISOString(),
  };
}

/** What only customers have. @param moved what is asked for; null: all of it */
async function readAccount(
  trx: Trx,
  customer: string,
  now: Date,
  moved: readonly string[] | null,
): Promise<ReadonlyMap<RecordKey, SyncedRecord>> {
  const isWanted = (key: RecordKey) => moved === null || moved.includes(key);
  const found = new Map<RecordKey, SyncedRecord>();
  if (isWanted('profile')) found.set('profile', await readProfile(trx, customer));
  if (isWanted('addresses'))
    found.set('addresses', { kind: 'addresses', addresses: await readAddresses(trx, customer) });
  const areas = AREAS.filter((area) => isWanted(`wishlist:${area}`));
  for (const [area, list] of await readWishlists(trx, customer, areas, now)) found.set(`wishlist:${area}`, list);
  return found;
}

async function lastNumbers(trx: Trx, group: string): Promise<Record<string, number>> {
  const lanes = await trx
    .selectFrom('sync_lane')
    .select(['lane', 'last_seq'])
    .where('group_id', '=', group)
    .orderBy('lane')
    .execute();
  return Object.fromEntries(lanes.map(({ lane, last_seq: last }) => [lane, last]));
}

interface Position {
  readonly epoch: string;
  readonly rev: number;
  readonly revision: string;
}

async function positionOf(trx: Trx, person: Person): Promise<Position> {
  const { epoch } = await trx.selectFrom('shop').select('epoch').executeTakeFirstOrThrow();
  const channel = await trx
    .selectFrom('channel')
    .select(['rev', 'rev_id'])
    .where('name', '=', personName(person))
    .executeTakeFirst();
  if (!channel) return { epoch, rev: 0, revision: NO_REVISION };
  return { epoch, rev: channel.rev, revision: shortId(channel.rev_id) };
}

/** The mark of a cursor that belongs to this history, or null (rule 11). */
async function recognise(trx: Trx, person: Person, cursor: Cursor, position: Position): Promise<Mark | null> {
  const mark = readMark(cursor.revId);
  if (mark === null || cursor.epoch !== position.epoch || cursor.rev > position.rev) return null;
  if (cursor.rev === 0) return mark.revision === NO_REVISION ? mark : null;
  if (cursor.rev === position.rev) return mark.revision === position.revision ? mark : null;
  const then = await trx
    .selectFrom('channel_revision')
    .select('rev_id')
    .where('channel', '=', personName(person))
    .where('rev', '=', cursor.rev)
    .executeTakeFirst();
  return then && shortId(then.rev_id) === mark.revision ? mark : null;
}

async function movedSince(trx: Trx, person: Person, rev: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('channel_change')
    .select('entity')
    .where('channel', '=', personName(person))
    .where('rev', '>', rev)
    .orderBy('rev')
    .execute();
  return rows.map((row) => row.entity);
}

function wanted(moved: readonly string[] | null, prefix: 'quote:' | 'contact:'): Wanted {
  if (moved === null) return 'all';
  return moved.filter((entity) => entity.startsWith(prefix)).map((entity) => entity.slice(prefix.length));
}

/** An empty list has no rows of its own. */
const mayBeGone = (key: string): key is RecordKey => isDocumentKey(key) || key.startsWith('wishlist:');
