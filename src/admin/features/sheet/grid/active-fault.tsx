import { useLingui } from '@lingui/react/macro';
import { useCallback, useSyncExternalStore } from 'react';
import { sheetGrid } from '#styled/recipes';
import { textOfCell, type CellWords } from '#core/domain/sheet/cell-text.ts';
import { useFieldSentence, useRefusalSentence } from '#src/forms/sentences.tsx';
import { Button } from '#src/ui/button/button.tsx';
import type { SheetColumn } from '../model/columns.ts';
import type { Sheet } from '../model/sheet.ts';

interface ActiveFaultProps {
  sheet: Sheet;
  line: string;
  column: SheetColumn;
  words: CellWords;
  at: { readonly left: number; readonly top: number };
  /** The keyboard goes back to the cell. */
  onLeave: () => void;
}

/** What is wrong with the active cell, and the way out of it: the shop's value, or one's own. */
export function ActiveFault({ sheet, line, column, words, at, onLeave }: ActiveFaultProps) {
  const { t, i18n } = useLingui();
  const fieldSentence = useFieldSentence();
  const refusalSentence = useRefusalSentence();
  const hear = useCallback((heard: () => void) => sheet.hearRow(line, heard), [sheet, line]);
  const row = useSyncExternalStore(hear, () => sheet.row(line));
  const { key, rule } = column;
  if (row === undefined || !row.cells.has(key)) return null;
  const place = { row: line, column: key };
  const code = row.faults.get(key);
  const isMoved = row.begun.has(key);
  const { refused } = row;
  if (code === undefined && !isMoved && refused === null) return null;
  const held = textOfCell(rule, row.line.held[key], words);
  const mine = textOfCell(rule, row.cells.get(key), words);
  const said =
    code !== undefined
      ? i18n._(fieldSentence(code, mine))
      : isMoved
        ? t`Quelqu’un a écrit « ${held} » ici depuis ; votre valeur est « ${mine} ».`
        : i18n._(refusalSentence(refused ?? ''));
  const take = (): void => {
    sheet.write([{ ...place, value: row.line.held[key] }]);
    onLeave();
  };
  const keepMine = (): void => {
    sheet.keepMine(place);
    onLeave();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is pressed in it is not the grid’s
    <div
      data-fault=""
      className={sheetGrid().fault}
      style={at}
      role="status"
      onPointerDown={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') onLeave();
      }}
    >
      <p>{said}</p>
      <Button size="sm" tone="line" onClick={take}>
        {held === '' ? t`Remettre à vide` : t`Remettre ${held}`}
      </Button>
      {isMoved ? <Button size="sm" tone="line" onClick={keepMine}>{t`Garder ${mine}`}</Button> : null}
    </div>
  );
}
