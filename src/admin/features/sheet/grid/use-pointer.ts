/** Ranges that are drawn with the pointer: from a cell to another one, or with the handle into what is to be filled. */
import { useRef, useState, type PointerEvent } from 'react';
import { drawnTo } from '#core/domain/sheet/fill.ts';
import { boxOf, type Box, type Extent, type Place, type Selection } from '#core/domain/sheet/selection.ts';
import { GUTTER_PX, ROW_PX } from './geometry.ts';

interface Pointed {
  readonly extent: Extent;
  readonly lefts: readonly number[];
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  readonly onFill: (target: Box) => void;
}

export function usePointer({ extent, lefts, selection, onSelect, onFill }: Pointed) {
  const drawn = useRef<'range' | 'fill' | null>(null);
  const [target, setTarget] = useState<Box | null>(null);

  function placeOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Place | null {
    const { left, top } = currentTarget.getBoundingClientRect();
    const row = Math.floor((clientY - top) / ROW_PX);
    const x = Math.max(GUTTER_PX, clientX - left);
    const column = lefts.findIndex((edge, at) => x >= edge && x < (lefts[at + 1] ?? Infinity));
    if (extent.rows === 0 || extent.columns === 0) return null;
    return {
      row: Math.max(0, Math.min(extent.rows - 1, row)),
      column: Math.max(0, Math.min(extent.columns - 1, column)),
    };
  }

  return {
    /** What the handle has been drawn to. */
    target,
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      if (event.button !== 0 || (event.target instanceof Element && event.target.closest('input, textarea, select')))
        return;
      const place = placeOf(event);
      if (place === null) return;
      const isHandle = event.target instanceof Element && event.target.hasAttribute('data-handle');
      drawn.current = isHandle ? 'fill' : 'range';
      event.currentTarget.setPointerCapture(event.pointerId);
      if (!isHandle) onSelect({ anchor: event.shiftKey ? selection.anchor : place, focus: place });
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      const place = drawn.current === null ? null : placeOf(event);
      if (place === null) return;
      if (drawn.current === 'fill') setTarget(drawnTo(boxOf(selection), place));
      else if (place.row !== selection.focus.row || place.column !== selection.focus.column)
        onSelect({ anchor: selection.anchor, focus: place });
    },
    onPointerUp(): void {
      if (drawn.current === 'fill' && target !== null) onFill(target);
      drawn.current = null;
      setTarget(null);
    },
  };
}
