import { useEffect, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * The `data-early` of buttons in a late part: presses before its code is here are kept (`src/early.js`) and made then.
 */
export function useEarly(): 'late' | undefined {
  const early = useSyncExternalStore(
    never,
    () => undefined,
    () => 'late' as const,
  );
  useEffect(() => {
    if (early === undefined) dispatchEvent(new Event('partready'));
  }, [early]);
  return early;
}
