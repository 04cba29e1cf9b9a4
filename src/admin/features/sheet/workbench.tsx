/** The sheet with its tools above and its save below. */
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { sheetGrid, tool } from '#styled/recipes';
import type { FormAttribute } from '#core/contract/admin/products/families.ts';
import type { SheetProduct } from '#core/contract/admin/products/sheet/sheet-rows.ts';
import type { CellWords } from '#core/domain/sheet/cell-text.ts';
import { at, boxOf, clamped, wholeSheet, type Selection } from '#core/domain/sheet/selection.ts';
import { useAdmin } from '#src/admin/port/port.tsx';
import type { LoadedSheet } from '#src/admin/store/sheet/load-sheet.ts';
import type { SeenSaves } from '#src/admin/store/sheet/follow-saves.ts';
import { useLabel } from '#src/forms/field-words.ts';
import { SheetGrid } from './grid/sheet-grid.tsx';
import type { Command } from './grid/press.ts';
import type { SheetColumn } from './model/columns.ts';
import { computeRange, extentOf, fillDown, fillRight, findText, replaceIn, type SheetShown } from './model/commands.ts';
import type { Sheet } from './model/sheet.ts';
import { SaveBar } from './save/save-bar.tsx';
import { ColumnsButton } from './tools/columns-button.tsx';
import { FormulaButton } from './tools/formula-button.tsx';
import { ReplaceBar } from './tools/replace-bar.tsx';
import type { ChosenColumns } from './use-columns.ts';
import { useCounts } from './use-counts.ts';
import type { KeptEdits } from './use-kept-edits.ts';

export interface WorkbenchProps {
  sheet: Sheet;
  /** Every column that can be shown. */
  all: readonly SheetColumn[];
  chosen: ChosenColumns;
  saves: SeenSaves;
  kept: KeptEdits;
  attributes: readonly FormAttribute[];
  ask: (ids: readonly string[]) => Promise<readonly SheetProduct[]>;
  /** Another object when other lines are here. */
  loaded: LoadedSheet;
}

type Shown = 'all' | 'changed' | 'faulty';

export function Workbench(props: WorkbenchProps) {
  const { sheet, all, chosen, saves, kept, attributes, ask, loaded } = props;
  const { t } = useLingui();
  const say = useLabel();
  const { may } = useAdmin();
  const counts = useCounts(sheet);
  const mayWrite = may('products.update');
  const [selection, setSelection] = useState<Selection>(at(0, 0));
  const [only, setOnly] = useState<Shown>('all');
  const [search, setSearch] = useState<'find' | 'replace' | null>(null);
  const [isSaving, setSaving] = useState(false);
  const words = useMemo<CellWords>(() => ({ yes: t`Oui`, no: t`Non`, label: say }), [t, say]);
  const { columns } = chosen;
  const isFaulty = (key: string): boolean => {
    const row = sheet.row(key);
    return row !== undefined && (row.faults.size > 0 || row.begun.size > 0 || row.refused !== null);
  };
  /* which lines are shown is settled when somebody asks for it: none goes away under the keyboard */
  const lines = useMemo(
    () =>
      sheet
        .lines()
        .filter(({ key }) => only === 'all' || (only === 'changed' ? sheet.edits().has(key) : isFaulty(key))),
    // the sheet is the same object with other lines
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [sheet, only, loaded, counts.rows === 0, sheet.lines()],
  );
  const shown = useMemo<SheetShown>(() => ({ sheet, lines, columns, words }), [sheet, lines, columns, words]);
  const here = clamped(extentOf(shown), selection);
  const range = boxOf(here);
  const count = (range.bottom - range.top + 1) * (range.right - range.left + 1);

  const command = (what: Command): void => {
    if (!mayWrite && what !== 'all' && what !== 'find') return;
    const does: Readonly<Record<Command, () => void>> = {
      all: () => setSelection(wholeSheet(extentOf(shown))),
      undo: () => sheet.undo(),
      redo: () => sheet.redo(),
      down: () => sheet.write(fillDown(shown, range)),
      right: () => sheet.write(fillRight(shown, range)),
      find: () => setSearch('find'),
      replace: () => setSearch('replace'),
      save: () => setSaving(counts.rows > 0),
    };
    does[what]();
  };
  return (
    <>
      <div className={sheetGrid().tools} role="toolbar" aria-label={t`Outils du tableur`}>
        {mayWrite ? (
          <>
            <button
              type="button"
              className={tool()}
              disabled={!counts.canUndo}
              onClick={() => sheet.undo()}
            >{t`Annuler`}</button>
            <button
              type="button"
              className={tool()}
              disabled={!counts.canRedo}
              onClick={() => sheet.redo()}
            >{t`Rétablir`}</button>
          </>
        ) : null}
        <ColumnsButton all={all} chosen={chosen} />
        {mayWrite ? (
          <FormulaButton count={count} onApply={(formula) => sheet.write(computeRange(shown, range, formula))} />
        ) : null}
        <button type="button" className={tool()} onClick={() => setSearch(mayWrite ? 'replace' : 'find')}>
          {mayWrite ? t`Chercher et remplacer` : t`Chercher`}
        </button>
        {(
          [
            ['all', t`Toutes les lignes`],
            ['changed', t`Modifiées, ${counts.rows}`],
            ['faulty', t`En erreur, ${counts.faulty}`],
          ] as const
        ).map(([key, label]) => (
          <button
            key={key}
            type="button"
            className={tool({ tone: 'plain' })}
            aria-pressed={only === key}
            onClick={() => setOnly(key)}
          >
            {label}
          </button>
        ))}
      </div>
      {search === null ? null : (
        <ReplaceBar
          key={search}
          mode={search}
          onFind={(wanted) => {
            const found = findText(shown, here.anchor, wanted);
            if (found !== null) setSelection(at(found.row, found.column));
            return found !== null;
          }}
          onReplace={(wanted) => {
            const where = count === 1 ? boxOf(wholeSheet(extentOf(shown))) : range;
            const cells = replaceIn(shown, where, wanted);
            sheet.write(cells);
            return cells.length;
          }}
          onClose={() => setSearch(null)}
        />
      )}
      <SheetGrid
        shown={shown}
        label={t`Produits`}
        selection={here}
        onSelect={setSelection}
        onCommand={command}
        isReadOnly={!mayWrite}
      />
      <p className={sheetGrid().keys}>
        {t`Entrée : modifier ; Ctrl+D : recopier vers le bas ; Ctrl+V : coller depuis un tableur ; Ctrl+Z : annuler ; Ctrl+F : chercher ; F8 : aller à ce qui est à corriger`}
      </p>
      <SaveBar
        sheet={sheet}
        counts={counts}
        saves={saves}
        kept={kept}
        attributes={attributes}
        ask={ask}
        words={words}
        isOpen={isSaving}
        onOpen={setSaving}
        onFaulty={() => {
          const place = lines.findIndex(({ key }) => isFaulty(key));
          const faulty = sheet.row(lines[place]?.key ?? '');
          const [first] = [...(faulty?.faults.keys() ?? []), ...(faulty?.begun.keys() ?? [])];
          const column = columns.findIndex(({ key }) => key === first);
          if (place !== -1) setSelection(at(place, Math.max(0, column)));
        }}
      />
    </>
  );
}
