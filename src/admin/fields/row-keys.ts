/** Rows of a block have no names of their own: on the screen each keeps one while it lives, wherever it is moved to. */
import { useState } from 'react';
import { written } from '#core/domain/merge/equal.ts';

export interface KeyedRows {
  readonly rows: readonly unknown[];
  readonly keys: readonly string[];
}

/**
 * The names of rows as they are now: one that is as it was keeps its name, whatever was moved, added or taken away beside
 * it; one that was changed where it stands keeps that of its place.
 */
export function keysAfter(before: KeyedRows, rows: readonly unknown[], newKey: () => string): readonly string[] {
  const left = before.rows.map((row, at) => ({ text: written(row), key: before.keys[at] ?? newKey(), at }));
  const take = (found: (one: (typeof left)[number]) => boolean): string | undefined => {
    const at = left.findIndex(found);
    return at < 0 ? undefined : left.splice(at, 1)[0]?.key;
  };
  const same = rows.map((row, at) => {
    const text = written(row);
    return take((one) => one.text === text && one.at === at) ?? null;
  });
  const moved = rows.map((row, at) => {
    const text = written(row);
    return same[at] ?? take((one) => one.text === text) ?? null;
  });
  return moved.map((key, at) => key ?? take((one) => one.at === at) ?? newKey());
}

interface HeldRows extends KeyedRows {
  /** Names given so far: none comes twice. */
  readonly made: number;
}

function heldAfter(held: HeldRows, rows: readonly unknown[]): HeldRows {
  let { made } = held;
  const keys = keysAfter(held, rows, () => String((made += 1)));
  return { rows, keys, made };
}

/** A name for each of these rows, the same from drawing to drawing. */
export function useRowKeys(rows: readonly unknown[]): readonly string[] {
  const [held, setHeld] = useState<HeldRows>({
    rows,
    keys: rows.map((_, at) => String(at)),
    made: rows.length,
  });
  if (held.rows === rows) return held.keys;
  const next = heldAfter(held, rows);
  setHeld(next);
  return next.keys;
}
