import { useEffect, useState } from 'react';
import { officePerson } from '#src/admin/store/sync/office-person.ts';
import { followCounts, type SeenCounts } from './follow-counts.ts';

/** Counts on this device, drawn anew when one changes; null while they are read. */
export function useCounts(count: string | null): SeenCounts | null {
  const [seen, setSeen] = useState<SeenCounts | null>(null);
  useEffect(() => {
    let end = (): void => {};
    let isOver = false;
    void officePerson().then(({ store }) => {
      if (!isOver) end = followCounts(store, count, setSeen);
    });
    return () => {
      isOver = true;
      end();
    };
  }, [count]);
  return seen;
}
