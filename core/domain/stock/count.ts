/**
 * An inventory count: what was found on the shelf "at this moment", held against what the books say of that moment, so
 * that what was sold since is reckoned with and never overwritten (rules S130 to S133 of docs/sync.md).
 */
import { PIECES_MAX } from './movement.ts';

/** What somebody found of an article. Instants are milliseconds. */
export interface CountEntry {
  /** `add`: so many more; `set`: so many in all, whatever was counted of it before. */
  readonly way: 'add' | 'set';
  readonly pieces: number;
  readonly at: number;
}

/** What was found of an article in one count. */
export interface Counted {
  readonly pieces: number;
  /** When it was begun and when it was last added to. */
  readonly firstAt: number;
  readonly lastAt: number;
}

/** One entry more: those of everybody add up, in the order in which the shop takes them. */
export function withEntry(before: Counted | null, { way, pieces, at }: CountEntry): Counted {
  if (before === null || way === 'set') return { pieces, firstAt: at, lastAt: at };
  return {
    pieces: Math.min(PIECES_MAX, before.pieces + pieces),
    firstAt: Math.min(before.firstAt, at),
    lastAt: Math.max(before.lastAt, at),
  };
}

export const countedOf = (entries: readonly CountEntry[]): Counted | null =>
  entries.reduce<Counted | null>(withEntry, null);

/** A movement of pieces: a sale, an arrival. What another count put right is none. */
export interface MovementSince {
  readonly delta: number;
  readonly at: number;
}

export interface Reconciled {
  /** What the books say of the moment of the count. */
  readonly expected: number;
  readonly difference: number;
  /** What moved since: it stays. */
  readonly since: number;
  /** Pieces that moved while it was counted: nobody knows whether they were found before. */
  readonly during: number;
  /** What the place holds once the difference is booked. */
  readonly after: number;
}

/**
 * Holds what was found against the books.
 * @param held what the place holds now
 * @param moves of the place, at least those since the count was begun
 */
export function reconcile(counted: Counted, held: number, moves: readonly MovementSince[]): Reconciled {
  const sum = (some: readonly MovementSince[]): number => some.reduce((all, { delta }) => all + delta, 0);
  const since = sum(moves.filter(({ at }) => at > counted.lastAt));
  const during = moves.filter(({ at }) => at > counted.firstAt && at <= counted.lastAt);
  const expected = held - since;
  // More left since than was found: somebody counted wrongly, and a place holds no less than nothing.
  const after = Math.min(PIECES_MAX, Math.max(0, counted.pieces + since));
  return {
    expected,
    difference: after - held,
    since,
    during: during.reduce((all, { delta }) => all + Math.abs(delta), 0),
    after,
  };
}

/** A moment that a device tells: never before the count was opened, and never after it arrived. */
export const momentIn = (told: number, openedAt: number, arrivedAt: number): number =>
  Math.min(Math.max(told, openedAt), Math.max(openedAt, arrivedAt));
