import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Leads to what took the place of a form: its button stood further down, and the focus fell with it. The middle of the
 * screen is clear of bars at both ends. It happens with the drawing itself: a key pressed between the two would fall
 * into nothing, which is why a focus that follows an answer is led in a layout effect. (A dialog gives it back in a passive
 * one: what lies beneath is inert until it is gone.)
 */
export function useLeadTo<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useLayoutEffect(() => {
    target.current?.scrollIntoView({ block: 'center', behavior: 'auto' });
    target.current?.focus({ preventScroll: true });
  }, []);
  return target;
}
