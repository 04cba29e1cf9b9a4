/**
 * Rows in an order of their own, moved by the mouse, by buttons, by Alt and the arrows: the row that moved has the focus,
 * and is told. The list has `list`, its entries `dragged`; what is moved in an entry is marked `data-row`.
 */
import { useRef, useState, type DragEvent, type KeyboardEvent, type RefObject } from 'react';

interface RowOrder {
  /** What moved last, and where to, for a line that is read aloud. */
  readonly told: string;
  readonly list: RefObject<HTMLOListElement | null>;
  readonly shift: (from: number, to: number) => void;
  readonly onKeyDown: (event: KeyboardEvent, at: number) => void;
  readonly dragged: (at: number) => {
    readonly draggable: true;
    readonly onDragStart: () => void;
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

/** @param say what is told of a row that went from one place to another, both counted from 0 */
export function useRowOrder(
  count: number,
  move: (from: number, to: number) => void,
  say: (from: number, to: number) => string,
): RowOrder {
  const [told, setTold] = useState('');
  const held = useRef<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const shift = (from: number, to: number): void => {
    if (to < 0 || to >= count || from === to) return;
    move(from, to);
    setTold(say(from, to));
    requestAnimationFrame(() => list.current?.children[to]?.querySelector<HTMLElement>('[data-row]')?.focus());
  };
  return {
    told,
    list,
    shift,
    onKeyDown: (event, at) => {
      if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
      event.preventDefault();
      shift(at, event.key === 'ArrowUp' ? at - 1 : at + 1);
    },
    dragged: (at) => ({
      draggable: true,
      onDragStart: () => {
        held.current = at;
      },
      onDragOver: (event) => event.preventDefault(),
      onDrop: (event) => {
        event.preventDefault();
        if (held.current !== null) shift(held.current, at);
        held.current = null;
      },
    }),
  };
}
