import type { Point } from '#src/ui/gallery/zoom-view.ts';

export interface Listeners {
  /** One finger or the mouse moved on by this much. */
  readonly moved: (by: Point) => void;
  /** Two fingers are so many times as far from each other; `at` is between them, `by` is how far that point moved. */
  readonly pinched: (times: number, at: Point, by: Point) => void;
  /** Pressed and let go in one place. */
  readonly tapped: (at: Point) => void;
  /** Let go after moving by this much in all, with one finger alone. */
  readonly swept: (by: Point) => void;
  /** The first finger came, or the last one left. */
  readonly held: (isHeld: boolean) => void;
}

/** A finger that trembles is still a tap. */
const STILL_PX = 8;

/** Hears what fingers and mouse do on an element that leaves touch to us (`touch-action: none`); answers how to stop. */
export function followFingers(element: HTMLElement, listeners: Listeners): () => void {
  const fingers = new Map<number, Point>();
  let start: Point | null = null;

  /** From the centre of the element. */
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    const at = pointOf(event);
    fingers.set(event.pointerId, at);
    /* a second finger makes it neither a tap nor a sweep */
    start = fingers.size === 1 ? at : null;
    if (fingers.size === 1) listeners.held(true);
  };
  const move = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const at = pointOf(event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, at);
    if (other === undefined) {
      listeners.moved(difference(at, before));
      return;
    }
    const [middle, middleBefore] = [between(at, other), between(before, other)];
    listeners.pinched(apart(at, other) / Math.max(1, apart(before, other)), middle, difference(middle, middleBefore));
  };
  const up = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
    listeners.held(false);
    const at = pointOf(event);
    if (start === null || event.type === 'pointercancel') return;
    const by = difference(at, start);
    if (Math.hypot(by.x, by.y) < STILL_PX) listeners.tapped(at);
    else listeners.swept(by);
  };
  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', up);
  return () => {
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', up);
  };
}

const difference = (to: Point, from: Point): Point => ({ x: to.x - from.x, y: to.y - from.y });
const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
