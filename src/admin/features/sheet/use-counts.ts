import { useCallback, useSyncExternalStore } from 'react';
import type { Sheet, SheetCounts } from './model/sheet.ts';

/** How much of a sheet is changed, drawn anew when that is another. */
export function useCounts(sheet: Sheet): SheetCounts {
  const hear = useCallback((heard: () => void) => sheet.hear(heard), [sheet]);
  return useSyncExternalStore(hear, sheet.counts);
}
