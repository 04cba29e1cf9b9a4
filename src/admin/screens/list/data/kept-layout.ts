/** The columns of a list as a person has arranged them, kept on this device for this person. */
import { COLUMN_LAYOUTS } from '#src/admin/store/storage-keys.ts';
import { useCallback, useState } from 'react';
import { readLayout, type ColumnLayout, type Offered } from '../model/column-layout.ts';

const keyOf = (person: string, resource: string): string => `${COLUMN_LAYOUTS}:${person}:${resource}`;

function kept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    /* refused, or no JSON: the list is arranged as at first */
    return null;
  }
}

function keep(key: string, layout: ColumnLayout): void {
  try {
    localStorage.setItem(key, JSON.stringify(layout));
  } catch {
    // A browser that keeps nothing: the arrangement lasts as long as the list stands.
  }
}

/** @param person UUID of the administrator */
export function useKeptLayout(
  person: string,
  resource: string,
  offered: Offered,
): readonly [ColumnLayout, (layout: ColumnLayout) => void] {
  const key = keyOf(person, resource);
  const [own, setOwn] = useState(() => ({ key, layout: readLayout(kept(key), offered) }));
  const layout = own.key === key ? own.layout : readLayout(kept(key), offered);
  const arrange = useCallback(
    (next: ColumnLayout) => {
      keep(key, next);
      setOwn({ key, layout: next });
    },
    [key],
  );
  return [layout, arrange];
}
