/**
 * A sheet as a grid: the keyboard stays on it while the active cell moves, which the screen reader is told by
 * `aria-activedescendant`; of many rows only those in view are drawn, each by itself.
 */
import { useLingui } from '@lingui/react/macro';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { sheetGrid } from '#styled/recipes';
import { boxOf, type Box, type Place, type Selection } from '#core/domain/sheet/selection.ts';
import { useLabel } from '#src/forms/field-words.ts';
import { cellAt, clearRange, copyRange, drawInto, extentOf, pasteText, textAt, typeInto } from '../model/commands.ts';
import type { SheetShown } from '../model/commands.ts';
import { hasCell } from '../model/lines.ts';
import type { CellWrite } from '../model/sheet.ts';
import { ActiveFault } from './active-fault.tsx';
import { CellEditor, type EditorEnd } from './cell-editor.tsx';
import { HEAD_PX, isFigure, leftsOf, ROW_PX, widthOf } from './geometry.ts';
import { moved } from './moved.ts';
import { pressOf, type Command } from './press.ts';
import { cellId, SheetRow } from './sheet-row.tsx';
import { usePointer } from './use-pointer.ts';

interface SheetGridProps {
  shown: SheetShown;
  label: string;
  selection: Selection;
  onSelect: (selection: Selection) => void;
  onCommand: (command: Command) => void;
  /** Nothing can be written in it; it is read and copied. */
  isReadOnly: boolean;
}

interface Editing {
  readonly place: Place;
  readonly text: string;
  readonly isWhole: boolean;
}

const OVERSCAN = 8;
/** Fewer rows are drawn whole: the browser finds words in all of them. */
const VIRTUAL_FROM = 40;
/** Rows of a page, where nothing is drawn yet. */
const PAGE = 15;

export function SheetGrid({ shown, label, selection, onSelect, onCommand, isReadOnly }: SheetGridProps) {
  const { t } = useLingui();
  const say = useLabel();
  const id = useId();
  const { sheet, lines, columns, words } = shown;
  const write = (cells: readonly CellWrite[]): void => {
    if (!isReadOnly) sheet.write(cells);
  };
  const scroll = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState<Editing | null>(null);
  const extent = extentOf(shown);
  const lefts = leftsOf(columns);
  const width = lefts.at(-1) ?? 0;
  // oxlint-disable-next-line react/incompatible-library -- no component is compiled here, and none keeps what it answers
  const virtual = useVirtualizer({
    count: lines.length,
    enabled: lines.length >= VIRTUAL_FROM,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    scrollPaddingStart: HEAD_PX,
    initialRect: { width: 1_000, height: ROW_PX * PAGE },
  });
  const isVirtual = lines.length >= VIRTUAL_FROM;
  const items = isVirtual ? virtual.getVirtualItems().map(({ index }) => index) : lines.map((_line, place) => place);
  const range = boxOf(selection);
  const active = selection.anchor;
  const classes = sheetGrid();

  const select = (next: Selection): void => {
    onSelect(next);
    show(next.focus);
  };
  /** Brings a cell into view, sideways too. */
  function show({ row, column }: Place): void {
    if (isVirtual) virtual.scrollToIndex(row);
    const [place, known] = [scroll.current, columns[column]];
    const left = lefts[column];
    if (place === null || known === undefined || left === undefined) return;
    const [from, to] = [left - (lefts[0] ?? 0), left + widthOf(known)];
    if (from < place.scrollLeft) place.scrollLeft = from;
    else if (to > place.scrollLeft + place.clientWidth) place.scrollLeft = to - place.clientWidth;
  }
  const pointer = usePointer({
    extent,
    lefts,
    selection,
    onSelect: (next) => {
      grid.current?.focus({ preventScroll: true });
      onSelect(next);
    },
    onFill: (target) => {
      write(drawInto(shown, range, target));
      onSelect(selectionOf(around(range, target)));
    },
  });

  const edit = (text: string | null): void => {
    const found = cellAt(shown, active);
    if (isReadOnly || found === null || !hasCell(found.line, found.column)) return;
    const isChosen = found.column.rule.kind === 'boolean' || found.column.rule.kind === 'choice';
    const isWhole = text === null || isChosen;
    show(active);
    setEditing({ place: active, text: isWhole ? textAt(shown, active) : text, isWhole });
  };
  const close = (text: string | null, end: EditorEnd): void => {
    if (editing !== null && text !== null && text !== textAt(shown, editing.place))
      write(typeInto(shown, editing.place, text));
    setEditing(null);
    grid.current?.focus({ preventScroll: true });
    if (end !== 'stay') select(moved(shown, selection, { do: 'move', to: end, far: false, extend: false }, PAGE));
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const press = pressOf(event);
    if (press === null || extent.rows === 0 || extent.columns === 0) return;
    switch (press.do) {
      case 'tab': {
        const next = moved(shown, selection, press, PAGE);
        /* behind the last cell the keyboard goes on to what follows the sheet */
        if (next === selection) return;
        select(next);
        break;
      }
      case 'move':
      case 'page':
      case 'edge':
        select(moved(shown, selection, press, PAGE));
        break;
      case 'enter':
      case 'edit':
        edit(null);
        break;
      case 'type':
        edit(press.text);
        break;
      case 'clear':
        write(clearRange(shown, range));
        break;
      case 'fault':
        grid.current?.querySelector<HTMLElement>('[data-fault] button')?.focus();
        break;
      case 'cancel':
        onSelect({ anchor: active, focus: active });
        break;
      default:
        onCommand(press.do);
    }
    event.preventDefault();
  };
  const onCopy = (event: ClipboardEvent): void => {
    if (editing !== null) return;
    event.clipboardData.setData('text/plain', copyRange(shown, range));
    event.preventDefault();
  };
  const found = cellAt(shown, active);
  const name = found === null ? '' : `${say(found.column.label)}, ${found.line.title}`;
  const isDrawn = items.includes(active.row);
  return (
    <div ref={scroll} className={classes.scroll}>
      <div
        ref={grid}
        role="grid"
        aria-label={label}
        aria-rowcount={lines.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        aria-readonly={isReadOnly || undefined}
        aria-activedescendant={isDrawn ? cellId(id, active.row, active.column) : undefined}
        tabIndex={0}
        className={classes.grid}
        style={{ width }}
        onKeyDown={onKeyDown}
        onCopy={onCopy}
        onCut={(event) => {
          if (editing !== null) return;
          onCopy(event);
          write(clearRange(shown, range));
        }}
        onPaste={(event) => {
          if (editing !== null) return;
          write(pasteText(shown, range, event.clipboardData.getData('text/plain')));
          event.preventDefault();
        }}
      >
        <div role="row" aria-rowindex={1} className={classes.head} style={{ width }}>
          <div role="columnheader" aria-label={t`Ligne`} className={classes.gutter} />
          {columns.map((column, at) => (
            <div
              key={column.key}
              role="columnheader"
              aria-colindex={at + 2}
              className={classes.headCell}
              data-number={isFigure(column) || undefined}
              style={{ width: widthOf(column) }}
            >
              {say(column.label)}
            </div>
          ))}
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the grid around it has the keys */}
        <div
          role="rowgroup"
          className={classes.rows}
          style={{ height: lines.length * ROW_PX, width }}
          onPointerDown={(event) => pointer.onPointerDown(event)}
          onPointerMove={(event) => pointer.onPointerMove(event)}
          onPointerUp={() => pointer.onPointerUp()}
          onDoubleClick={() => edit(null)}
        >
          {items.map((index) => {
            const line = lines[index];
            return line === undefined ? null : (
              <SheetRow
                key={line.key}
                sheet={sheet}
                line={line.key}
                at={index}
                top={index * ROW_PX}
                columns={columns}
                words={words}
                grid={id}
              />
            );
          })}
          {found === null ? null : (
            <>
              <Around
                className={classes.range}
                box={pointer.target === null ? range : around(range, pointer.target)}
                lefts={lefts}
              />
              <Around
                className={classes.active}
                box={{ top: active.row, bottom: active.row, left: active.column, right: active.column }}
                lefts={lefts}
              />
              <div
                data-handle=""
                aria-hidden
                className={classes.handle}
                style={{ left: (lefts[range.right + 1] ?? 0) - 6, top: (range.bottom + 1) * ROW_PX - 6 }}
              />
            </>
          )}
          {found === null || editing !== null ? null : (
            <ActiveFault
              sheet={sheet}
              line={found.line.key}
              column={found.column}
              words={words}
              at={{ left: lefts[active.column] ?? 0, top: (active.row + 1) * ROW_PX }}
              onLeave={() => grid.current?.focus({ preventScroll: true })}
            />
          )}
          {editing === null || found === null ? null : (
            <CellEditor
              key={`${editing.place.row} ${editing.place.column}`}
              column={found.column}
              text={editing.text}
              isWhole={editing.isWhole}
              label={name}
              box={{ left: lefts[active.column] ?? 0, top: active.row * ROW_PX, width: widthOf(found.column) }}
              words={words}
              onEnd={close}
            />
          )}
        </div>
      </div>
    </div>
  );
}

const around = (one: Box, other: Box): Box => ({
  top: Math.min(one.top, other.top),
  left: Math.min(one.left, other.left),
  bottom: Math.max(one.bottom, other.bottom),
  right: Math.max(one.right, other.right),
});

const selectionOf = ({ top, left, bottom, right }: Box): Selection => ({
  anchor: { row: top, column: left },
  focus: { row: bottom, column: right },
});

function Around({ className, box, lefts }: { className: string | undefined; box: Box; lefts: readonly number[] }) {
  const left = lefts[box.left] ?? 0;
  return (
    <div
      aria-hidden
      className={className ?? ''}
      style={{
        left,
        top: box.top * ROW_PX,
        width: (lefts[box.right + 1] ?? left) - left,
        height: (box.bottom - box.top + 1) * ROW_PX,
      }}
    />
  );
}
