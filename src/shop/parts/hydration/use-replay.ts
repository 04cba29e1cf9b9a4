import { useEffect, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * The `data-replay` of buttons and forms in a late part: what is pressed and chosen there before its code is here is kept
 * (`src/shop/pre-hydration.js`) and done then.
 */
export function useReplay(): 'deferred' | undefined {
  const early = useSyncExternalStore(
    never,
    () => undefined,
    () => 'deferred' as const,
  );
  useEffect(() => {
    if (early === undefined) dispatchEvent(new Event('partready'));
  }, [early]);
  return early;
}
