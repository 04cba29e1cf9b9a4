import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Between what opens and the sides of the window, in CSS pixels. */
const ROOM = 16;

/** How far to the right (left: below 0) something goes to stand inside a window; its beginning is what must be seen. */
export function shiftInside({ left, right }: { left: number; right: number }, width: number): number {
  const tooFar = Math.max(0, right - (width - ROOM));
  return Math.max(-tooFar, ROOM - left);
}

/**
 * What opens under a button stays inside the window. What sticks out makes the page scroll sideways as soon as it is
 * focused, and back when it closes: under a finger that presses something else, whose press then leads nowhere.
 */
export function useInsideWindow(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const place = (): void => {
      const { current } = panel;
      if (current === null) return;
      current.style.translate = 'none';
      const shift = shiftInside(current.getBoundingClientRect(), document.documentElement.clientWidth);
      if (shift !== 0) current.style.translate = `${shift}px`;
    };
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [isOpen]);
  return panel;
}
