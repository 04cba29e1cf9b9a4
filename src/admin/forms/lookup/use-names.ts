import { useEffect, useState } from 'react';
import type { LookupRow } from '#core/resources/resource-rows.ts';
import { failureOf } from '#src/api/failure.ts';
import { useLookups } from '#src/admin/forms/lookup/lookups.ts';

/** What records are called, by UUID, as far as it is known: without a network they stay unnamed. */
export function useNames(
  resource: string,
  uuids: readonly string[],
): {
  readonly names: ReadonlyMap<string, LookupRow>;
  /** Remembers what was just chosen. */
  readonly learn: (row: LookupRow) => void;
} {
  const { name } = useLookups();
  const [names, setNames] = useState<ReadonlyMap<string, LookupRow>>(new Map());
  const missing = uuids.filter((uuid) => !names.has(uuid)).join(' ');
  useEffect(() => {
    if (missing === '') return undefined;
    const stop = new AbortController();
    name(resource, missing.split(' '), stop.signal).then(
      (rows) => {
        if (!stop.signal.aborted)
          setNames((known) => new Map([...known, ...rows.map((row) => [row.uuid, row] as const)]));
      },
      (error: unknown) => {
        if (!stop.signal.aborted) failureOf(error);
      },
    );
    return () => stop.abort();
  }, [name, resource, missing]);
  return { names, learn: (row) => setNames((known) => new Map([...known, [row.uuid, row]])) };
}
