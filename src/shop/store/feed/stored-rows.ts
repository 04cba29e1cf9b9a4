/**
 * The rows of the person's database that the screens are drawn from, in memory: a write names the rows it touched, and
 * those are read again, with the lane they belong to and no others (law 6).
 */
import type { Lane } from '#core/wire/lane.ts';
import {
  laneRange,
  type BaseRow,
  type FavouriteRow,
  type OutboxRow,
  type ParkedRow,
  type Progress,
  type ResultRow,
  type SentRow,
  type TableName,
} from '#src/db/rows.ts';
import type { ReadTable, ReadTables, Written } from '#src/db/store.ts';
import { isDocumentKey, laneOf, openLane, recordsOf, type HeldLane, type LaneRows } from '#src/shop/store/feed/lane.ts';
import { progressIn } from '#src/sync/meta.ts';

/** Tables the screens are drawn from. */
export const SHOWN_TABLES = ['base', 'outbox', 'parked', 'sent', 'results', 'favourites', 'meta'] as const;

/** Everything: at the start, and where a write does not name its rows. */
export const EVERYTHING: Written = Object.fromEntries(SHOWN_TABLES.map((name) => [name, 'all']));

/** What of the rows has changed: a lane, or what is kept beside the lanes. */
export type Moved = ReadonlySet<MovedLane | Beside>;
type MovedLane = `lane ${Lane}`;
type Beside = 'documents' | 'parked' | 'sent' | 'results' | 'favourites';

export interface StoredRows {
  /** A lane as it stands; empty where nothing waits and nothing is confirmed. */
  lane: (lane: Lane) => LaneRows;
  /** What waits in all lanes, in the order of the lanes. */
  outbox: () => readonly OutboxRow[];
  readonly documents: ReadonlyMap<string, BaseRow>;
  readonly parked: ReadonlyMap<string, ParkedRow>;
  readonly sent: ReadonlyMap<string, SentRow>;
  readonly results: ReadonlyMap<string, ResultRow>;
  readonly favourites: ReadonlyMap<string, FavouriteRow>;
  /** Lanes that have something waiting. */
  lanes: () => readonly LaneRows[];
  /** Reads what was written, in one transaction. */
  read: (t: ReadTables, written: Written) => Promise<Moved>;
}

/** What says that a lane has changed. */
export const inLane = (lane: Lane): MovedLane => `lane ${lane}`;

const isDocument = (row: BaseRow): boolean => isDocumentKey(row.key);

/** Rows in the order of their keys: in memory they stand as they came. */
export const byKey = <Row>(rows: ReadonlyMap<string, Row>): readonly Row[] =>
  [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);

/** Both writes as one. */
export function together(a: Written, b: Written): Written {
  const names = new Set([...namesOf(a), ...namesOf(b)]);
  const join = (name: TableName) => {
    const [of, by] = [a[name] ?? [], b[name] ?? []];
    return of === 'all' || by === 'all' ? 'all' : [...of, ...by];
  };
  return Object.fromEntries([...names].map((name) => [name, join(name)]));
}

const namesOf = (written: Written): readonly TableName[] => SHOWN_TABLES.filter((name) => written[name] !== undefined);

export function storedRows(): StoredRows {
  const lanes = new Map<Lane, HeldLane>();
  const documents = new Map<string, BaseRow>();
  const parked = new Map<string, ParkedRow>();
  const sent = new Map<string, SentRow>();
  const results = new Map<string, ResultRow>();
  const favourites = new Map<string, FavouriteRow>();

  const held = (lane: Lane): HeldLane => {
    const known = lanes.get(lane) ?? openLane(lane);
    lanes.set(lane, known);
    return known;
  };

  const readLane = async (t: ReadTables, lane: Lane, acked: Progress['acked'], moved: Set<MovedLane | Beside>) => {
    const own = held(lane);
    const outbox = await t.outbox.between(...laneRange(lane));
    const [before, now] = [own.rows().documents, own.documentsOf(outbox)];
    const touched = [...new Set([...before, ...now])];
    const base = await t.base.some([...recordsOf(lane), ...touched]);
    takeIn(documents, touched, base.filter(isDocument), (row) => row.key);
    if (touched.length > 0) moved.add('documents');
    moved.add(inLane(lane));
    const confirmed = base.filter(({ key }) => !isDocumentKey(key) || now.has(key));
    return own.take(outbox, confirmed, acked);
  };

  const readAll = async (t: ReadTables, acked: Progress['acked'], moved: Set<MovedLane | Beside>) => {
    const [base, outbox] = [await t.base.all(), await t.outbox.all()];
    const confirmed = new Map(base.map((row) => [row.key, row]));
    takeIn(documents, 'all', base.filter(isDocument), (row) => row.key);
    moved.add('documents');
    const found = [...outbox.map((row) => row.lane), ...base.flatMap(({ key }) => laneOf(key) ?? [])];
    return [...new Set([...lanes.keys(), ...found])].flatMap((lane) => {
      const own = held(lane);
      const rows = outbox.filter((row) => row.lane === lane);
      const keys = [...recordsOf(lane), ...own.documentsOf(rows)];
      moved.add(inLane(lane));
      return own.take(
        rows,
        keys.flatMap((key) => confirmed.get(key) ?? []),
        acked,
      );
    });
  };

  /** Lanes and documents a write concerns. */
  const concerned = ({ base, outbox, meta }: Written, acked: Progress['acked']) => {
    const keys = base === 'all' ? [] : (base ?? []);
    const named = new Set(outbox === 'all' ? [] : (outbox ?? []).map(([lane]) => lane));
    for (const key of keys) {
      const lane = laneOf(key);
      if (lane !== null) named.add(lane);
    }
    for (const [lane, own] of lanes) {
      const { documents: touched, outbox: waiting, acked: before } = own.rows();
      if (keys.some((key) => isDocumentKey(key) && touched.has(key))) named.add(lane);
      if (meta !== undefined && waiting.length > 0 && before !== (acked[lane] ?? 0)) named.add(lane);
    }
    return { lanes: named, documents: keys.filter(isDocumentKey) };
  };

  const read = async (t: ReadTables, written: Written): Promise<Moved> => {
    const moved = new Set<MovedLane | Beside>();
    const left: string[] = [];
    if (written.base !== undefined || written.outbox !== undefined || written.meta !== undefined) {
      const { acked } = await progressIn(t);
      if (written.base === 'all' || written.outbox === 'all') left.push(...(await readAll(t, acked, moved)));
      else {
        const due = concerned(written, acked);
        if (due.documents.length > 0) {
          takeIn(documents, due.documents, await t.base.some(due.documents), (row) => row.key);
          moved.add('documents');
        }
        for (const lane of due.lanes) left.push(...(await readLane(t, lane, acked, moved)));
      }
    }
    /* what has left the queue is read with it: refused, answered, or gone */
    const beside = async <Row>(
      part: Beside,
      rows: Map<string, Row>,
      table: ReadTable<Row, string>,
      due: readonly string[] | 'all' | undefined,
      keyOf: (row: Row) => string,
    ): Promise<void> => {
      if (due === undefined || due.length === 0) return;
      takeIn(rows, due, due === 'all' ? await table.all() : await table.some(due), keyOf);
      moved.add(part);
    };
    const withLeft = (due: readonly string[] | 'all' | undefined) =>
      due === 'all' ? due : [...new Set([...(due ?? []), ...left])];
    const byMutation = (row: { readonly mutId: string }): string => row.mutId;
    await beside('parked', parked, t.parked, withLeft(written.parked), byMutation);
    await beside('sent', sent, t.sent, withLeft(written.sent), byMutation);
    await beside('results', results, t.results, withLeft(written.results), byMutation);
    await beside('favourites', favourites, t.favourites, written.favourites, (row) => row.uuid);
    return moved;
  };

  const inOrder = (): readonly [Lane, HeldLane][] => [...lanes].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    lane: (lane) => held(lane).rows(),
    lanes: () => inOrder().map(([, own]) => own.rows()),
    outbox: () => inOrder().flatMap(([, own]) => own.rows().outbox),
    documents,
    parked,
    sent,
    results,
    favourites,
    read,
  };
}

/** Rows read again take the place of those with their keys; what was not found is gone. */
function takeIn<Row>(
  rows: Map<string, Row>,
  keys: readonly string[] | 'all',
  found: readonly Row[],
  keyOf: (row: Row) => string,
): void {
  if (keys === 'all') rows.clear();
  const here = new Map(found.map((row) => [keyOf(row), row]));
  if (keys !== 'all') for (const key of keys) if (!here.has(key)) rows.delete(key);
  for (const [key, row] of here) rows.set(key, row);
}
