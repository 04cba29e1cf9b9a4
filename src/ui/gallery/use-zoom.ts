import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { followFingers } from '#src/ui/gallery/follow-fingers.ts';
import {
  frameOf,
  movedBy,
  PRESSED,
  scaledTo,
  WHOLE,
  type Frame,
  type Point,
  type View,
} from '#src/ui/gallery/zoom-view.ts';
import type { PictureData } from '#src/ui/picture/picture.tsx';

/** An arrow key moves an enlarged picture this far. */
const STEP_PX = 80;
/** A finger that goes this far sideways asks for the next picture. */
const SWEEP_PX = 48;
const CENTRE: Point = { x: 0, y: 0 };

export interface Zoomed {
  /** Where fingers and mouse are followed. */
  stage: RefObject<HTMLDivElement | null>;
  /** The picture looked at. */
  at: number;
  view: View;
  /** A finger is on it. */
  held: boolean;
  larger: () => void;
  smaller: () => void;
  /** To the next picture, or to the one before. */
  turn: (by: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Which picture is looked at and how near: by finger, mouse, arrows, + and -. */
export function useZoom(images: readonly PictureData[], start: number): Zoomed {
  const stage = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(start);
  const [view, setView] = useState(WHOLE);
  const [held, setHeld] = useState(false);
  const count = images.length;
  const image = images[at];
  const isWhole = view.scale === 1;

  const look = (next: (now: View, frame: Frame) => View): void => {
    const { current: window } = stage;
    if (window === null || image === undefined) return;
    const frame = frameOf(image, { width: window.clientWidth, height: window.clientHeight });
    setView((now) => next(now, frame));
  };
  const scale = (times: number): void => look((now, frame) => scaledTo(now, now.scale * times, CENTRE, frame));
  const turn = (by: number): void => {
    if (count < 2) return;
    setAt((at + by + count) % count);
    setView(WHOLE);
  };

  const moved = useEffectEvent((by: Point) => look((now, frame) => movedBy(now, by, frame)));
  const pinched = useEffectEvent((times: number, point: Point, by: Point) =>
    look((now, frame) => movedBy(scaledTo(now, now.scale * times, point, frame), by, frame)),
  );
  const tapped = useEffectEvent((point: Point) =>
    look((now, frame) => (now.scale > 1 ? WHOLE : scaledTo(now, PRESSED, point, frame))),
  );
  const swept = useEffectEvent((by: Point) => {
    if (isWhole && Math.abs(by.x) > Math.max(SWEEP_PX, Math.abs(by.y))) turn(by.x < 0 ? 1 : -1);
  });
  useEffect(() => {
    if (stage.current === null) return undefined;
    return followFingers(stage.current, { moved, pinched, tapped, swept, held: setHeld });
  }, []);

  const arrow = (by: Point): void => {
    if (!isWhole) look((now, frame) => movedBy(now, { x: -by.x * STEP_PX, y: -by.y * STEP_PX }, frame));
    else if (by.x !== 0) turn(by.x);
  };
  const larger = (): void => scale(PRESSED);
  const smaller = (): void => scale(1 / PRESSED);
  const onKeyDown = (event: KeyboardEvent): void => pressKey(event, { larger, smaller, arrow });
  return { stage, at, view, held, larger, smaller, turn, onKeyDown };
}

interface Presses {
  larger: () => void;
  smaller: () => void;
  arrow: (by: Point) => void;
}

/** Keys with a modifier are the browser's. */
function pressKey(event: KeyboardEvent, { larger, smaller, arrow }: Presses): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const presses: Readonly<Record<string, () => void>> = {
    '+': larger,
    '=': larger,
    '-': smaller,
    ArrowLeft: () => arrow({ x: -1, y: 0 }),
    ArrowRight: () => arrow({ x: 1, y: 0 }),
    ArrowUp: () => arrow({ x: 0, y: -1 }),
    ArrowDown: () => arrow({ x: 0, y: 1 }),
  };
  const press = presses[event.key];
  if (press === undefined) return;
  event.preventDefault();
  press();
}
