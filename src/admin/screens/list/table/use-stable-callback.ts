import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * A function that stays the same object and does what the last drawing says: for parts that are drawn again only when
 * something of theirs is another. It is called by events, never while drawing.
 */
export function useStableCallback<Args extends readonly unknown[], Result>(
  latest: (...args: Args) => Result,
): (...args: Args) => Result {
  const current = useRef(latest);
  useInsertionEffect(() => {
    current.current = latest;
  });
  return useCallback((...args) => current.current(...args), []);
}
