import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { zoom } from '#styled/recipes';
import { IconButton } from '#src/ui/button/icon-button.tsx';
import { useModal } from '#src/ui/dialog/use-modal.ts';
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
import { LiveRegion } from '#src/ui/hidden/live-region.tsx';
import { arrowLeft, arrowRight, minus, plus, x as cross } from '#src/ui/icon/glyphs.ts';
import type { PictureData } from '#src/ui/picture/picture.tsx';

/** A picture that may exist larger than the page ever shows it. */
export interface Photo extends PictureData {
  large?: string;
}

export interface ZoomProps {
  title: string;
  images: readonly Photo[];
  /** Address of each picture as the page shows it: seen until the larger one is here, or instead of it. */
  shown: readonly string[];
  start: number;
  labels: {
    close: string;
    previous: string;
    next: string;
    larger: string;
    smaller: string;
    /** "2 sur 4" */
    position: (position: number, count: number) => string;
  };
  /** Closed while this picture was looked at. */
  onClose: (at: number) => void;
}

/** An arrow key moves an enlarged picture this far. */
const STEP_PX = 80;
/** A finger that goes this far sideways asks for the next picture. */
const SWEEP_PX = 48;
const CENTRE: Point = { x: 0, y: 0 };

/** Pictures over the whole screen: pressed, pinched or by + and - larger, moved by finger, mouse and arrows. */
export function Zoom({ title, images, shown, start, labels, onClose }: ZoomProps) {
  const { dialog, heading } = useModal();
  const headingId = useId();
  const stage = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(start);
  const [view, setView] = useState(WHOLE);
  const [held, setHeld] = useState(false);
  const classes = zoom();
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
  const presses: Readonly<Record<string, () => void>> = {
    '+': () => scale(PRESSED),
    '=': () => scale(PRESSED),
    '-': () => scale(1 / PRESSED),
    ArrowLeft: () => arrow({ x: -1, y: 0 }),
    ArrowRight: () => arrow({ x: 1, y: 0 }),
    ArrowUp: () => arrow({ x: 0, y: -1 }),
    ArrowDown: () => arrow({ x: 0, y: 1 }),
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const press = presses[event.key];
    if (press === undefined) return;
    event.preventDefault();
    press();
  };

  const position = labels.position(at + 1, count);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      className={classes.root}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose(at);
      }}
    >
      <div className={classes.bar}>
        <h2 ref={heading} id={headingId} tabIndex={-1} className={classes.title}>
          {title}
        </h2>
        <IconButton
          glyph={minus}
          label={labels.smaller}
          {...(isWhole ? { 'aria-disabled': true } : { onClick: () => scale(1 / PRESSED) })}
        />
        <IconButton glyph={plus} label={labels.larger} onClick={() => scale(PRESSED)} />
        <IconButton glyph={cross} label={labels.close} onClick={() => onClose(at)} />
      </div>
      <div ref={stage} className={classes.stage} {...(isWhole ? {} : { 'data-larger': '' })}>
        {image === undefined ? null : (
          <div
            className={classes.picture}
            {...(held ? { 'data-held': '' } : {})}
            style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
          >
            <Enlarged key={at} image={image} shown={shown[at] || image.src} />
          </div>
        )}
      </div>
      {count > 1 ? (
        <div className={classes.foot}>
          <IconButton glyph={arrowLeft} label={labels.previous} onClick={() => turn(-1)} />
          <span aria-hidden>{position}</span>
          <IconButton glyph={arrowRight} label={labels.next} onClick={() => turn(1)} />
          <LiveRegion text={position} />
        </div>
      ) : null}
    </dialog>
  );
}

/** The picture as the page shows it, until the largest one is here: without a network that one may never come. */
function Enlarged({ image, shown }: { image: Photo; shown: string }) {
  const [sharp, setSharp] = useState<string | null>(null);
  const here = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (image.large === undefined) return;
    const larger = new Image();
    larger.src = image.large;
    const arrive = async (): Promise<void> => {
      try {
        await larger.decode();
        /* without a network another width may have been answered, or an empty square */
        if (here.current !== null && larger.naturalWidth > here.current.naturalWidth) setSharp(larger.src);
      } catch {
        // Not on this device and no network: the smaller one stays.
      }
    };
    void arrive();
  }, [image]);
  return (
    <img ref={here} src={sharp ?? shown} width={image.width} height={image.height} alt={image.alt} draggable={false} />
  );
}
