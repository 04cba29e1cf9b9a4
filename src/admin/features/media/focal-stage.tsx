/** The point of a picture that every cut keeps in sight: pressed, or moved by the arrows. */
import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, PointerEvent } from 'react';
import { mediaLibrary } from '#styled/recipes';
import type { MediaFile } from '#core/contract/cms/media/media-file.ts';
import { picturePath } from '#core/contract/pages/paths.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const CENTRE: Point = { x: 50, y: 50 };
const STEP = 1;
const LARGE_STEP = 10;

const within = (value: number): number => Math.max(0, Math.min(100, Math.round(value)));

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface FocalStageProps {
  file: MediaFile;
  point: Point | null;
  /** Null: it may only be looked at. */
  onPoint: ((point: Point | null) => void) | null;
}

export function FocalStage({ file, point, onPoint }: FocalStageProps) {
  const { t } = useLingui();
  const classes = mediaLibrary();
  const { x, y } = point ?? CENTRE;
  const press = (event: PointerEvent<HTMLElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    onPoint?.({
      x: within(((event.clientX - box.left) / box.width) * 100),
      y: within(((event.clientY - box.top) / box.height) * 100),
    });
  };
  const move = (event: KeyboardEvent): void => {
    const by = MOVES[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    onPoint?.({ x: within(x + by[0] * step), y: within(y + by[1] * step) });
  };
  return (
    <button
      type="button"
      className={classes.stage}
      disabled={onPoint === null}
      aria-label={t`Point d’intérêt : ${x} %, ${y} %. Flèches : 1 %, avec Maj 10 %.`}
      onPointerDown={press}
      onKeyDown={move}
    >
      <img src={picturePath(file.hash, 800)} alt="" />
      <span className={classes.point} style={{ left: `${x}%`, top: `${y}%` }} />
    </button>
  );
}

/** How the picture is cut for places of these shapes. */
export function Cuts({ file, point }: { file: MediaFile; point: Point | null }) {
  const classes = mediaLibrary();
  const { x, y } = point ?? CENTRE;
  return (
    <div className={classes.cuts} aria-hidden>
      {[
        ['1:1', '1'],
        ['4:3', '4 / 3'],
        ['2:1', '2'],
      ].map(([name, ratio]) => (
        <span key={name} className={classes.cut}>
          <img
            src={picturePath(file.hash, 400)}
            alt=""
            style={{ aspectRatio: ratio ?? '1', objectPosition: `${x}% ${y}%` }}
          />
          {name}
        </span>
      ))}
    </div>
  );
}
