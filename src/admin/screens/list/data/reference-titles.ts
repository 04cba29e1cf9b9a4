/** What records are called that rows of a list name by UUID: asked for once a page, kept as long as the list stands. */
import { createContext, use, useEffect, useMemo, useRef, useState } from 'react';
import { useAdminCall } from '#src/admin/port/port.tsx';
import { valueIn, type ListRow } from '../model/row.ts';
import type { ListColumn } from '../model/list-facts.ts';
import { resourceNamed } from '../model/resource-name.ts';

/** @param resource name of the managed thing */
export type TitleOf = (resource: string, uuid: string) => string;

export const ReferenceTitles = createContext<TitleOf>(() => '…');
export const useReferenceTitles = (): TitleOf => use(ReferenceTitles);

/** Most that are asked for at once. */
const AT_ONCE = 100;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

/** UUIDs in the columns that lead to other records, by the name of what they lead to. */
export function namedIn(
  rows: readonly ListRow[],
  columns: readonly ListColumn[],
): ReadonlyMap<string, readonly string[]> {
  const named = new Map<string, Set<string>>();
  for (const column of columns) {
    const { kind, to } = column.field;
    if (to === undefined || (kind !== 'reference' && kind !== 'references')) continue;
    const known = named.get(to) ?? new Set();
    for (const row of rows) for (const value of [valueIn(row, column)].flat()) if (isUuid(value)) known.add(value);
    named.set(to, known);
  }
  return new Map([...named].map(([to, ids]) => [to, [...ids]]));
}

const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);

/** A name that cannot be had, because the record is gone or may not be seen, is the UUID's beginning. */
const NAMELESS = 8;

export function useTitlesOf(rows: readonly ListRow[], columns: readonly ListColumn[]): TitleOf {
  const call = useAdminCall();
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map());
  const asked = useRef(new Set<string>());
  const wanted = useMemo(() => namedIn(rows, columns), [rows, columns]);
  useEffect(() => {
    for (const [to, ids] of wanted) {
      const resource = resourceNamed(to);
      if (resource === null) continue;
      const missing = ids.filter((id) => !asked.current.has(`${resource} ${id}`)).slice(0, AT_ONCE);
      if (missing.length === 0) continue;
      for (const id of missing) asked.current.add(`${resource} ${id}`);
      const show = (found: readonly { uuid: string; title: string }[]): void =>
        setTitles((before) => {
          const after = new Map(before);
          for (const id of missing) after.set(`${resource} ${id}`, id.slice(0, NAMELESS));
          for (const { uuid, title } of found) after.set(`${resource} ${uuid}`, title);
          return after;
        });
      call(`api.admin.${resource}.lookup`, { query: { ids: missing } }).then(show, () => show([]));
    }
  }, [call, wanted]);
  return useMemo(() => (resource, uuid) => titles.get(`${resource} ${uuid}`) ?? (isUuid(uuid) ? '…' : uuid), [titles]);
}
