/** The list as its address has it, and changes of it: each is an entry to go back to, unless it replaces the one before. */
import { useCallback, useMemo } from 'react';
import { useRoute, type NavigateOptions } from '#src/admin/port/port.tsx';
import { addressOf, readAddress, type Known, type ListState } from '../model/list-address.ts';

export interface ListPlace {
  readonly state: ListState;
  /** Path and query of the list in another state. */
  readonly hrefOf: (state: ListState) => string;
  readonly go: (state: ListState, options?: NavigateOptions) => void;
}

/** @param path of the list */
export function useListState(path: string, known: Known): ListPlace {
  const { query, navigate } = useRoute();
  const asked = query.toString();
  const state = useMemo(() => readAddress(new URLSearchParams(asked), known), [asked, known]);
  const hrefOf = useCallback(
    (next: ListState): string => {
      const words = new URLSearchParams({ ...addressOf(next) }).toString();
      return words === '' ? path : `${path}?${words}`;
    },
    [path],
  );
  const go = useCallback<ListPlace['go']>((next, options) => navigate(hrefOf(next), options), [navigate, hrefOf]);
  return { state, hrefOf, go };
}
