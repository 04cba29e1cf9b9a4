/** Which columns a person has chosen, kept on this device for this person. */
import { useCallback, useMemo, useState } from 'react';
import { COLUMN_LAYOUTS } from '#src/admin/store/storage-keys.ts';
import { USUAL_COLUMNS, type SheetColumn } from './model/columns.ts';

const keyOf = (person: string): string => `${COLUMN_LAYOUTS}:${person}:spreadsheet`;

function kept(person: string): readonly string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(keyOf(person)) ?? 'null');
    return Array.isArray(read) ? read.filter((one) => typeof one === 'string') : USUAL_COLUMNS;
  } catch {
    /* refused, or no JSON: the columns are those of the first time */
    return USUAL_COLUMNS;
  }
}

function keep(person: string, chosen: readonly string[]): void {
  try {
    localStorage.setItem(keyOf(person), JSON.stringify(chosen));
  } catch {
    // A browser that keeps nothing: the choice lasts as long as the sheet stands.
  }
}

export interface ChosenColumns {
  /** In the order of all there are, the usual ones first. */
  readonly columns: readonly SheetColumn[];
  readonly isChosen: (key: string) => boolean;
  readonly toggle: (key: string) => void;
}

/** @param person UUID of the administrator */
export function useColumns(person: string, all: readonly SheetColumn[]): ChosenColumns {
  const [chosen, setChosen] = useState(() => kept(person));
  const toggle = useCallback(
    (key: string) =>
      setChosen((before) => {
        const next = before.includes(key) ? before.filter((one) => one !== key) : [...before, key];
        keep(person, next);
        return next;
      }),
    [person],
  );
  return useMemo(() => {
    const rank = ({ key }: SheetColumn): number => {
      const usual = USUAL_COLUMNS.indexOf(key);
      return usual === -1 ? USUAL_COLUMNS.length : usual;
    };
    const shown = all.filter(({ key }) => chosen.includes(key));
    const columns = (shown.length === 0 ? all.filter(({ key }) => USUAL_COLUMNS.includes(key)) : shown).toSorted(
      (one, other) => rank(one) - rank(other),
    );
    return { columns, isChosen: (key) => columns.some((one) => one.key === key), toggle };
  }, [all, chosen, toggle]);
}
