import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { DocumentHead } from '#core/contract/cms/document.ts';
import { documents } from './documents.ts';

/** The first of those that fit, while all are read; null where nobody looked before, and once all are here. */
export function useFirstDocuments(fits: (head: DocumentHead) => boolean): readonly DocumentHead[] | null {
  const { first } = useSnapshot(documents);
  return useMemo(() => {
    const some = first === null ? null : documents.first;
    return some === null ? null : [...some.values()].filter(fits);
  }, [first, fits]);
}

/** Heads that fit, the newest first, drawn anew when one changes; null while they are read. */
export function useDocuments(fits: (head: DocumentHead) => boolean): readonly DocumentHead[] | null {
  const { heads } = useSnapshot(documents);
  return useMemo(() => {
    // The snapshot tells when; the map itself is read as it is.
    const all = heads === null ? null : documents.heads;
    return all === null
      ? null
      : [...all.values()].filter(fits).toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1));
  }, [heads, fits]);
}
