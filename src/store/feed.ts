/** Carries what the person's database holds to the screens: a live query, the pure views over it, the state. */
import { AREAS } from '#core/domain/area.ts';
import { dayInParis } from '#core/domain/paris-time.ts';
import { cartIn } from '#core/contract/cart.ts';
import { isDocumentKey, type SyncedRecord } from '#core/contract/offline.ts';
import type {
  BaseRow,
  OutboxRow,
  ParkedRow,
  Progress,
  ResultRow,
  SentRow,
  SignedInCustomer,
  TableName,
} from '#src/db/rows.ts';
import type { PersonStore, ReadTables } from '#src/db/store.ts';
import { accountView, type AccountView } from '#src/store/account-view.ts';
import { lookInRests } from '#src/store/look-in-rests.ts';
import { cartItemNames } from '#src/store/line-names.ts';
import { checkoutView } from '#src/store/cart-view.ts';
import { changesView } from '#src/store/changes-view.ts';
import { documentViews } from '#src/store/document-view.ts';
import { lineStates } from '#src/store/line-states.ts';
import type { EngineStatus, Person } from '#src/store/person.ts';
import { listenToState, readState, show, showCheckout, type SessionView } from '#src/store/state.ts';
import { wishesOfCustomer, wishesOfGuest, type WishView } from '#src/store/wish-view.ts';
import { openRow } from '#src/sync/core/changes.ts';
import { progressIn } from '#src/sync/meta.ts';
import { createView } from '#src/sync/view.ts';

interface Facts {
  readonly base: readonly BaseRow[];
  readonly outbox: readonly OutboxRow[];
  readonly parked: readonly ParkedRow[];
  readonly sent: readonly SentRow[];
  readonly results: readonly ResultRow[];
  readonly acked: Progress['acked'];
}

const TABLES: readonly TableName[] = ['base', 'outbox', 'parked', 'sent', 'results', 'meta'];

async function readFacts(t: ReadTables): Promise<Facts> {
  const [base, outbox, parked, sent, results, progress] = [
    await t.base.all(),
    await t.outbox.all(),
    await t.parked.all(),
    await t.sent.all(),
    await t.results.all(),
    await progressIn(t),
  ];
  return { base, outbox, parked, sent, results, acked: progress.acked };
}

/** Costs next to nothing, and is asked again after every write to these tables. */
const touchAll = async (t: ReadTables): Promise<void> => {
  for (const name of TABLES) await t[name].count();
};

export interface Outside {
  readonly online: boolean;
  readonly status: EngineStatus;
  /** ISO instant. */
  readonly now: string;
  readonly durable: boolean;
  /** Whose scope this is; null for a guest. */
  readonly customer: SignedInCustomer | null;
}

/** Why nothing is sent as this customer: the session has ended, or is somebody else's. */
const isExpired = ({ reason }: EngineStatus): boolean => reason === 'session' || reason === 'scope';

/** Names and address as the profile has them by now. */
function namedBy(account: AccountView, customer: SignedInCustomer): SignedInCustomer {
  if (account.profile === null) return customer;
  const { email, fields } = account.profile.record;
  const { firstName, lastName, customerType } = fields;
  return { uuid: customer.uuid, email, firstName, lastName, customerType };
}

function phaseOf({ customer, status }: Outside): SessionView['phase'] {
  if (customer === null) return 'guest';
  return isExpired(status) ? 'expired' : 'signedIn';
}

/** The document a refused change would make: its author still sees it. */
function imagined(row: ParkedRow): SyncedRecord | undefined {
  const opened = openRow(row);
  const key = opened.ok ? opened.change.touches.find(isDocumentKey) : undefined;
  return opened.ok && key !== undefined ? opened.change.fold(key, undefined) : undefined;
}

/** Shows what the facts say; `fold` is `createView()` of the sync engine, which remembers. */
function showFacts(facts: Facts, outside: Outside, fold: ReturnType<typeof createView>): void {
  const { outbox, parked, sent, results } = facts;
  const { status, now } = outside;
  const { records } = fold(facts);
  const isSending = outside.online && (status.phase === 'sending' || status.phase === 'resting');
  const documents = documentViews({ records, outbox, parked, sent, results, isSending, imagine: imagined });
  const changes = changesView({
    outbox,
    parked,
    sent,
    names: cartItemNames(records, [...sent, ...parked, ...outbox]),
    isSending,
    isToday: (at) => dayInParis(Date.parse(at)) === dayInParis(Date.parse(now)),
  });
  for (const area of AREAS) {
    const record = records.get(`cart:${area}`);
    showCheckout(
      area,
      checkoutView({
        area,
        record: record === undefined ? undefined : cartIn(record, area),
        lineStates: lineStates(area, outbox, sent, isSending),
        pending: outbox.some((row) => row.lane === `cart:${area}`),
        asked: Object.values(documents).some((one) => one.record.kind === 'quote' && one.record.area === area),
      }),
    );
  }
  const { customer } = outside;
  const account = customer === null ? null : accountView({ records, outbox, parked });
  show('account', account);
  show('session', {
    customer: customer === null || account === null ? null : namedBy(account, customer),
    phase: phaseOf(outside),
    leaving: readState().session.leaving,
  });
  if (customer !== null) showWishes(wishesOfCustomer(records));
  show('documents', documents);
  show('changes', changes);
  show('sync', {
    phase: status.phase,
    reason: status.reason,
    waiting: changes.waiting.length,
    sending: changes.waiting.filter((one) => one.state === 'sending').length,
    parked: parked.length,
    lastSentAt: sent.reduce<string | null>(
      (last, { sentAt }) => (last === null || last < sentAt ? sentAt : last),
      null,
    ),
    durable: outside.durable,
  });
}

/** Follows the database of the person. Answers how to stop. @param now answers an ISO instant */
export function feedStore(
  person: Pick<Person, 'store' | 'customer' | 'status' | 'listen'>,
  now: () => string,
): () => void {
  const { store, customer } = person;
  const fold = createView();
  let facts: Facts | null = null;
  let drawn = '';
  const draw = (): void => {
    if (facts === null) return;
    const outside = { online: readState().connection.online, status: person.status(), durable: store.durable };
    drawn = JSON.stringify(outside);
    showFacts(facts, { ...outside, customer, now: now() }, fold);
  };
  /** The connection and the engine word the same rows otherwise. */
  const heard = (): void => {
    const { online } = readState().connection;
    if (drawn !== JSON.stringify({ online, status: person.status(), durable: store.durable })) draw();
  };
  let ended = false;
  const look = lookInRests(async () => {
    const read = ended ? null : await store.read(TABLES, readFacts);
    if (ended) return;
    facts = read;
    draw();
  });
  const ends = [
    () => {
      ended = true;
    },
    store.watch(TABLES, touchAll, look),
    customer === null ? watchFavourites(store) : () => undefined,
    person.listen(heard),
    listenToState(heard),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** Of a guest: they are on this device alone. A customer's come with the records. */
function watchFavourites(store: PersonStore): () => void {
  return store.watch(
    ['favourites'],
    async (t) => await t.favourites.all(),
    (rows) => showWishes(wishesOfGuest(rows)),
  );
}

function showWishes(wishes: readonly WishView[]): void {
  show('wishlist', wishes);
  show('wishlistLoading', false);
}
