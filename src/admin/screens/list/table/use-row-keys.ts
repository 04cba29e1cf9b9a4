import { useEffect, useEffectEvent, useState } from 'react';
import { isWrittenIn } from '../parts/written-in.ts';
import type { RowsProps } from './rows-props.ts';

export interface RowKeys {
  /** Place of the row that the keys are at; null before any. */
  readonly current: number | null;
  readonly setCurrent: (at: number) => void;
}

const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

const rowAt = (at: number): HTMLElement | null => document.querySelector(`[data-row="${at}"]`);

/** J and K move from row to row, wherever the focus is; in a row also arrows, Space chooses it and Enter opens it. */
export function useRowKeys(
  { rows, choosing, onOpen }: Pick<RowsProps, 'rows' | 'choosing' | 'onOpen'>,
  show: (at: number) => void,
): RowKeys {
  const [at, setAt] = useState<number | null>(null);
  const current = at === null || at >= rows.length ? null : at;

  const moveTo = (next: number): void => {
    const to = Math.max(0, Math.min(next, rows.length - 1));
    if (rows.length === 0) return;
    setAt(to);
    show(to);
    /* a row that was out of view is drawn first */
    requestAnimationFrame(() => rowAt(to)?.focus());
  };

  /** Whether the key was for the rows. */
  const pressed = ({ key, target, shiftKey }: KeyboardEvent): boolean => {
    const by = STEPS[key] ?? 0;
    if (key === 'j' || key === 'k') {
      if (isWrittenIn(target)) return false;
      moveTo(current === null ? 0 : current + by);
      return true;
    }
    const row = current === null ? undefined : rows[current];
    const isRow = target instanceof HTMLElement && target.dataset['row'] !== undefined;
    if (!isRow || current === null || row === undefined) return false;
    if (by !== 0) moveTo(current + by);
    else if (key === 'Home') moveTo(0);
    else if (key === 'End') moveTo(rows.length - 1);
    else if (key === ' ' && choosing !== null) choosing.onRow(current, shiftKey);
    else if (key === 'Enter') onOpen(row);
    else return false;
    return true;
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (pressed(event)) event.preventDefault();
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, []);
  return { current, setCurrent: setAt };
}
