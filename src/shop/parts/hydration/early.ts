import { useEffect, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * The `data-early` of buttons and forms in a late part: what is pressed and chosen there before its code is here is kept
 * (`src/shop/early.js`) and done then.
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
