import { useEffect, useRef, type RefObject } from 'react';

/**
 * Leads to what took the place of a form: its button stood further down, and the focus fell with it. The middle of the
 * screen is clear of bars at both ends.
 */
export function useLeadTo<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    target.current?.scrollIntoView({ block: 'center', behavior: 'auto' });
    target.current?.focus({ preventScroll: true });
  }, []);
  return target;
}
