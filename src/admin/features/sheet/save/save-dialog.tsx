import { useLingui } from '@lingui/react/macro';
import { sheetGrid } from '#styled/recipes';
import { textOfCell, type CellWords } from '#core/domain/sheet/cell-text.ts';
import { useLabel } from '#src/forms/field-words.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ProgressBar } from '#src/ui/progress/progress-bar.tsx';
import { Sheet as Dialog } from '#src/ui/sheet/sheet.tsx';
import type { Sheet } from '../model/sheet.ts';
import type { PlannedChange } from './changes-of.ts';
import type { SaveProgress } from './use-save.ts';

interface SaveDialogProps {
  sheet: Sheet;
  planned: readonly PlannedChange[];
  /** Lines that stay behind: something in them has to be put right first. */
  behind: number;
  progress: SaveProgress | null;
  words: CellWords;
  onSave: () => void;
  onStop: () => void;
  onClose: () => void;
}

/** Lines that are told one by one. */
const TOLD = 200;

/** What a save will change, told before it does; then how far it is. */
export function SaveDialog({ sheet, planned, behind, progress, words, onSave, onStop, onClose }: SaveDialogProps) {
  const { t } = useLingui();
  const say = useLabel();
  const count = planned.length;
  const lines = planned.flatMap((one) => one.lines).slice(0, TOLD);
  return (
    <Dialog
      open
      title={count === 1 ? t`Enregistrer 1 produit` : t`Enregistrer ${count} produits`}
      closeLabel={t`Fermer`}
      onClose={progress === null ? onClose : onStop}
      footer={
        progress === null ? (
          <Button tone="ink" disabled={count === 0} onClick={onSave}>{t`Enregistrer`}</Button>
        ) : (
          <Button tone="line" onClick={onStop}>{t`Arrêter`}</Button>
        )
      }
    >
      <div className={sheetGrid().form}>
        {progress === null ? null : (
          <ProgressBar
            label={t`Enregistrement`}
            figure={t`${progress.done} sur ${progress.of}`}
            value={progress.done}
            max={progress.of}
          />
        )}
        {behind === 0 ? null : (
          <p>
            {behind === 1
              ? t`1 ligne à corriger reste dans le tableur.`
              : t`${behind} lignes à corriger restent dans le tableur.`}
          </p>
        )}
        <ul className={sheetGrid().list}>
          {lines.map((key) => {
            const row = sheet.row(key);
            if (row === undefined) return null;
            return (
              <li key={key}>
                <b>{row.line.title}</b>
                <ul>
                  {[...row.cells].map(([name, value]) => {
                    const column = sheet.columns.get(name);
                    if (column === undefined) return null;
                    const before = textOfCell(column.rule, row.line.held[name], words);
                    const after = textOfCell(column.rule, value, words);
                    return (
                      <li key={name}>
                        {say(column.label)} <del>{before}</del> <ins>{after}</ins>
                      </li>
                    );
                  })}
                </ul>
              </li>
            );
          })}
        </ul>
        {planned.flatMap((one) => one.lines).length > TOLD ? <p>{t`Et d’autres lignes encore.`}</p> : null}
      </div>
    </Dialog>
  );
}
