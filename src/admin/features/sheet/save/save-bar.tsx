import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { sheetGrid } from '#styled/recipes';
import type { FormAttribute } from '#core/contract/admin/products/families.ts';
import type { SheetProduct } from '#core/contract/admin/products/sheet/sheet-rows.ts';
import type { CellWords } from '#core/domain/sheet/cell-text.ts';
import { useAdmin } from '#src/admin/port/port.tsx';
import { useFailureWords } from '#src/admin/screens/list/data/failure-words.ts';
import type { SeenSaves } from '#src/admin/store/sheet/follow-saves.ts';
import { failureOf, type Failure } from '#src/api/failure.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/button/button.tsx';
import { SyncLabel } from '#src/ui/sync/sync-mark.tsx';
import type { Sheet, SheetCounts } from '../model/sheet.ts';
import type { KeptEdits } from '../use-kept-edits.ts';
import { changesOf, isReady } from './changes-of.ts';
import { SaveDialog } from './save-dialog.tsx';
import { useSave } from './use-save.ts';

interface SaveBarProps {
  sheet: Sheet;
  counts: SheetCounts;
  saves: SeenSaves;
  kept: KeptEdits;
  attributes: readonly FormAttribute[];
  ask: (ids: readonly string[]) => Promise<readonly SheetProduct[]>;
  words: CellWords;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Leads to the first cell that has to be put right. */
  onFaulty: () => void;
}

/** How much is changed, what of it has not reached the shop, and the one save. */
export function SaveBar(props: SaveBarProps) {
  const { sheet, counts, saves, kept, attributes, ask, words, isOpen, onOpen, onFaulty } = props;
  const { t } = useLingui();
  const { may } = useAdmin();
  const format = useFormat();
  const failureWords = useFailureWords();
  const [failure, setFailure] = useState<Failure | null>(null);
  const { progress, save, takeBack, stop } = useSave({ sheet, kept, attributes, ask });
  const planned = isOpen ? changesOf(sheet, attributes) : [];
  const behind = isOpen ? counts.rows - planned.reduce((sum, { lines }) => sum + lines.length, 0) : 0;
  const isStuck = [...sheet.edits().keys()].some((key) => !isReady(sheet, key));
  const trying = (work: Promise<void>): void => {
    setFailure(null);
    void work.catch((error: unknown) => setFailure(failureOf(error)));
  };
  const waiting = saves.waiting.length;
  const refused = saves.refused.length;
  return (
    <div className={sheetGrid().bar} role="region" aria-label={t`Enregistrer le tableur`}>
      <b>{counts.cells === 1 ? t`1 modification` : t`${counts.cells} modifications`}</b>
      {isStuck ? <Button size="sm" tone="line" onClick={onFaulty}>{t`Aller à la cellule à corriger`}</Button> : null}
      {kept.keptAt === null ? null : (
        <SyncLabel state="local">{t`Gardées sur cet appareil, ${format.dateTime(kept.keptAt)}`}</SyncLabel>
      )}
      {waiting === 0 ? null : (
        <SyncLabel state="local">{waiting === 1 ? t`1 produit à envoyer` : t`${waiting} produits à envoyer`}</SyncLabel>
      )}
      {refused === 0 ? null : (
        <Button size="sm" tone="line" onClick={() => trying(takeBack(saves.refused))}>
          {refused === 1 ? t`Reprendre le produit refusé` : t`Reprendre les ${refused} produits refusés`}
        </Button>
      )}
      {failure === null ? null : <span role="alert">{failureWords(failure)}</span>}
      {may('products.update') ? (
        <Button tone="ink" disabled={counts.rows === 0} aria-keyshortcuts="Control+S" onClick={() => onOpen(true)}>
          {t`Enregistrer…`}
        </Button>
      ) : null}
      {isOpen ? (
        <SaveDialog
          sheet={sheet}
          planned={planned}
          behind={behind}
          progress={progress}
          words={words}
          onSave={() => trying(save(planned).then(() => onOpen(false)))}
          onStop={stop}
          onClose={() => onOpen(false)}
        />
      ) : null}
    </div>
  );
}
