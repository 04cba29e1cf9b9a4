import { at, jump, step, tab, type Selection } from '#core/domain/sheet/selection.ts';
import { extentOf, textAt, type SheetShown } from '../model/commands.ts';
import type { Press } from './press.ts';

type Move = Extract<Press, { do: 'move' | 'page' | 'edge' | 'tab' }>;

/** Where a key leads; the same selection where it leads nowhere. With Shift the range is drawn on, else it begins anew. */
export function moved(shown: SheetShown, selection: Selection, press: Move, page: number): Selection {
  const extent = extentOf(shown);
  const { anchor, focus } = selection;
  if (press.do === 'tab') {
    const next = tab(extent, anchor, press.back);
    return next === null ? selection : at(next.row, next.column);
  }
  const from = press.extend ? focus : anchor;
  const to = (() => {
    if (press.do === 'page') return step(extent, from, press.to, page);
    if (press.do === 'move')
      return press.far
        ? jump(extent, from, press.to, (place) => textAt(shown, place) !== '')
        : step(extent, from, press.to);
    const isStart = press.to === 'start';
    const column = isStart ? 0 : extent.columns - 1;
    return press.far ? { row: isStart ? 0 : extent.rows - 1, column } : { row: from.row, column };
  })();
  return { anchor: press.extend ? anchor : to, focus: to };
}
