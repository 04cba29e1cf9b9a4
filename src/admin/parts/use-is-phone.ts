import { useSyncExternalStore } from 'react';

const PHONE = '(max-width: 767px)';

/** Whether rows are drawn as cards: a table of this width would show a column and a half. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (heard) => {
      const query = matchMedia(PHONE);
      query.addEventListener('change', heard);
      return () => query.removeEventListener('change', heard);
    },
    () => matchMedia(PHONE).matches,
  );
}
