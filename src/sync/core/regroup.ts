/**
 * The server no longer knows this guest: the visitor's cookie was lost, or its records were collected. A new group
 * begins; what the person saw in the carts goes out again as adds, what waited follows, renumbered (rule S60).
 */
import { LANES, type Lane } from '#core/contract/offline.ts';
import type { CartRecord } from '#core/contract/cart-record.ts';
import type { BaseRow, Identity, OutboxRow, Progress } from '#src/db/rows.ts';
import { documentsOf, isNoop, versionOf } from '#src/sync/core/changes.ts';
import { cartHalf } from '#src/sync/core/sent.ts';

export interface Regrouping {
  readonly identity: Identity;
  readonly progress: Progress;
  /** The whole queue as it stands now. */
  readonly outbox: readonly OutboxRow[];
  /** The whole base as it stands now. */
  readonly base: readonly BaseRow[];
}

export interface RegroupInput {
  readonly identity: Identity;
  readonly progress: Progress;
  readonly base: readonly BaseRow[];
  readonly outbox: readonly OutboxRow[];
  readonly newId: () => string;
  readonly now: string;
  /**
   * The customer who has signed in there reaches the former group (S83): what it executed counts in the account, so every
   * change keeps its id and has no second effect (S24).
   */
  readonly isReached?: boolean;
}

type Unnumbered = Omit<OutboxRow, 'seq'>;

export function regroup(input: RegroupInput): Regrouping {
  const { identity, progress, base, outbox, newId, now, isReached = false } = input;
  const renew = (row: OutboxRow) => (isReached ? [again(row)] : anew(row, newId));
  const next: Partial<Record<Lane, number>> = {};
  const queue: OutboxRow[] = [];
  for (const lane of LANES) {
    const waiting = outbox.filter((row) => row.lane === lane && !isNoop(row)).sort((a, b) => a.seq - b.seq);
    const acked = progress.acked[lane] ?? 0;
    // Already in the base, but its answer never came: only documents still have something to learn.
    const early = waiting.filter((row) => row.seq <= acked && documentsOf(row).length > 0);
    const late = waiting.filter((row) => row.seq > acked);
    const rows: Unnumbered[] = [
      ...early.map(again),
      ...reentries(lane, base, newId, now),
      ...unseen(lane, acked, waiting, base).flatMap(renew),
      ...late.flatMap(renew),
    ];
    rows.forEach((row, index) => queue.push({ ...row, seq: index + 1 }));
    next[lane] = rows.length + 1;
  }
  return {
    identity: { ...identity, group: newId(), next },
    progress: { key: 'progress', cursor: null, acked: {} },
    outbox: queue,
    base: base.filter((row) => row.record.kind !== 'cart').map((row) => ({ ...row, kept: true })),
  };
}

const lineKeyIn = ({ args }: OutboxRow): unknown =>
  typeof args === 'object' && args !== null && 'lineKey' in args ? args.lineKey : null;

const isAdd = ({ route }: OutboxRow): boolean => route === 'api.cart.items.store';

/**
 * Adds that the server has executed and not answered, of whose line the confirmed cart shows nothing, nor does a later
 * change take it out: perhaps they were refused, and the person has not been told. They are asked again.
 */
function unseen(lane: Lane, acked: number, waiting: readonly OutboxRow[], base: readonly BaseRow[]): OutboxRow[] {
  const shown = new Set<unknown>(cartIn(base, lane)?.lines.map((line) => line.lineKey));
  const executed = waiting.filter((row) => row.seq <= acked);
  const takesOut = (row: OutboxRow, key: unknown) => !isAdd(row) && [key, null].includes(lineKeyIn(row));
  return executed.filter(
    (row) =>
      isAdd(row) &&
      !shown.has(lineKeyIn(row)) &&
      !executed.some((one) => one.seq > row.seq && takesOut(one, lineKeyIn(row))),
  );
}

const again = (row: OutboxRow): Unnumbered => ({ ...row, state: 'waiting' });

/**
 * A document keeps its id, so that it cannot come to be twice; when it was executed before, the server only says so, and
 * the cart it emptied is emptied by a change of its own. A cart change that was sent acted on a cart that is out of
 * reach: it acts on the new one under a new id.
 */
function anew(row: OutboxRow, newId: () => string): readonly Unnumbered[] {
  if (row.sends === 0) return [again(row)];
  if (documentsOf(row).length === 0) return [{ ...again(row), mutId: newId(), sends: 0 }];
  const half = cartHalf(row);
  return half === null ? [again(row)] : [again(row), { ...again(row), ...half, mutId: newId(), sends: 0 }];
}

function reentries(lane: Lane, base: readonly BaseRow[], newId: () => string, now: string): Unnumbered[] {
  const cart = cartIn(base, lane);
  return (cart?.lines ?? []).map((line) => ({
    lane,
    mutId: newId(),
    route: 'api.cart.items.store',
    v: versionOf('api.cart.items.store'),
    args: {
      area: cart?.area,
      lineKey: line.lineKey,
      product: line.product,
      variant: line.variant,
      // A line emptied by stock is asked for again; the server clamps it and says so (design §5, rule 6).
      delta: Math.max(1, line.quantity),
      snapshot: {
        name: line.name,
        sku: line.sku,
        path: line.path,
        image: line.image,
        options: line.options,
        unitPrice: line.unitPrice,
        taxPercent: line.taxPercent,
        deposit: line.deposit,
        ecoContribution: line.ecoContribution,
      },
    },
    at: now,
    sends: 0,
    state: 'waiting',
  }));
}

const cartIn = (base: readonly BaseRow[], lane: Lane): CartRecord | undefined =>
  base.map((row) => row.record).find((record): record is CartRecord => isCartOf(record, lane));

const isCartOf = (record: BaseRow['record'], lane: Lane): boolean =>
  record.kind === 'cart' && lane === `cart:${record.area}`;
