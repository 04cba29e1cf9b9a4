import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

const [ROW_PX, DENSE_PX] = [42, 34];
/** Fewer rows are drawn whole: the browser finds words in all of them. */
const VIRTUAL_FROM = 40;
const OVERSCAN = 10;

export interface VirtualRows {
  /** Places of the rows that are drawn. */
  readonly items: readonly number[];
  /** What the others would take, in px. */
  readonly before: number;
  readonly after: number;
  /** Brings a row into view. */
  readonly show: (at: number) => void;
}

/** Of many rows only those in view, as the window is scrolled. @param place where the rows stand */
export function useVirtualRows(count: number, dense: boolean, place: RefObject<HTMLElement | null>): VirtualRows {
  const isVirtual = count >= VIRTUAL_FROM;
  const rowPx = dense ? DENSE_PX : ROW_PX;
  // oxlint-disable-next-line react/incompatible-library -- no component is compiled here, and none keeps what it answers
  const virtualizer = useWindowVirtualizer({
    count,
    enabled: isVirtual,
    estimateSize: () => rowPx,
    overscan: OVERSCAN,
    scrollMargin: place.current?.offsetTop ?? 0,
  });
  if (!isVirtual) return { items: Array.from({ length: count }, (_, at) => at), before: 0, after: 0, show: () => {} };
  const items = virtualizer.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  const { scrollMargin } = virtualizer.options;
  return {
    items: items.map(({ index }) => index),
    before: first === undefined ? 0 : first.start - scrollMargin,
    after: last === undefined ? 0 : virtualizer.getTotalSize() - (last.end - scrollMargin),
    show: (at) => virtualizer.scrollToIndex(at),
  };
}
