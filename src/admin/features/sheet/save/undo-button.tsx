import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { sheetGrid, tool } from '#styled/recipes';
import type { SheetSave } from '#core/contract/admin/products/sheet/sheet-saves.ts';
import { useAdminCall } from '#src/admin/port/port.tsx';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { PopoverButton } from '#src/admin/screens/list/parts/popover.tsx';
import { useFailureWords } from '#src/admin/screens/list/data/failure-words.ts';
import { failureOf, type Failure } from '#src/api/failure.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useRefusalSentence } from '#src/forms/sentences.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Note } from '#src/ui/note/note.tsx';
import { ProgressBar } from '#src/ui/progress/progress-bar.tsx';
import { Sheet as Dialog } from '#src/ui/sheet/sheet.tsx';

interface Undoing {
  readonly save: SheetSave;
  readonly done: number;
  readonly refused: readonly { readonly uuid: string; readonly title: string; readonly code: string }[];
  readonly isOver: boolean;
  readonly failure: Failure | null;
}

/** Saves of the last day, each to be undone as a whole (rule S138). @param onUndone products are as they were */
export function UndoButton({ onUndone }: { onUndone: () => void }) {
  const { t } = useLingui();
  const call = useAdminCall();
  const [undoing, setUndoing] = useState<Undoing | null>(null);
  const isStopped = useRef(false);
  const run = async (save: SheetSave): Promise<void> => {
    isStopped.current = false;
    let now: Undoing = { save, done: 0, refused: [], isOver: false, failure: null };
    setUndoing(now);
    try {
      for (let left = 1; left > 0 && !isStopped.current;) {
        const answer = await call('api.admin.products.sheet.undo', { body: { save: save.save } });
        left = answer.left;
        now = { ...now, done: now.done + answer.done, refused: [...now.refused, ...answer.refused] };
        setUndoing(now);
      }
      setUndoing({ ...now, isOver: true });
    } catch (error) {
      setUndoing({ ...now, isOver: true, failure: failureOf(error) });
    }
    onUndone();
  };
  return (
    <>
      <PopoverButton look={tool()} title={t`Enregistrements récents`} label={t`Enregistrements récents`}>
        {(close) => (
          <RecentSaves
            onUndo={(save) => {
              close();
              void run(save);
            }}
          />
        )}
      </PopoverButton>
      {undoing === null ? null : (
        <UndoDialog
          undoing={undoing}
          onStop={() => {
            isStopped.current = true;
          }}
          onClose={() => setUndoing(null)}
        />
      )}
    </>
  );
}

function RecentSaves({ onUndo }: { onUndo: (save: SheetSave) => void }) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useFailureWords();
  const { answer, failure } = useAnswer('api.admin.products.sheet.saves', {});
  if (answer === null) return failure === null ? null : <p>{words(failure)}</p>;
  if (answer.length === 0) return <p>{t`Rien n’a été enregistré depuis un jour.`}</p>;
  return (
    <ul className={sheetGrid().list}>
      {answer.map((save) => {
        const when = format.dateTime(save.at);
        return (
          <li key={save.save} className={sheetGrid().tools}>
            <span>{save.products === 1 ? t`${when}, 1 produit` : t`${when}, ${save.products} produits`}</span>
            {save.looked >= save.products ? (
              <span>{t`Annulé`}</span>
            ) : (
              <Button size="sm" tone="line" onClick={() => onUndo(save)}>{t`Annuler cet enregistrement`}</Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function UndoDialog({ undoing, onStop, onClose }: { undoing: Undoing; onStop: () => void; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const words = useFailureWords();
  const sentence = useRefusalSentence();
  const { save, done, refused, isOver, failure } = undoing;
  const looked = save.looked + done + refused.length;
  return (
    <Dialog
      open
      title={t`Annuler un enregistrement`}
      closeLabel={t`Fermer`}
      onClose={isOver ? onClose : onStop}
      footer={
        isOver ? (
          <Button tone="ink" onClick={onClose}>{t`Fermer`}</Button>
        ) : (
          <Button tone="line" onClick={onStop}>{t`Arrêter`}</Button>
        )
      }
    >
      <div className={sheetGrid().form}>
        {failure === null ? null : <Note tone="warn" role="alert" title={words(failure)} />}
        <ProgressBar
          label={t`Annulation`}
          figure={t`${looked} sur ${save.products}`}
          value={looked}
          max={save.products}
        />
        {isOver ? (
          <p role="status">{done === 1 ? t`1 produit est comme avant.` : t`${done} produits sont comme avant.`}</p>
        ) : null}
        {refused.length === 0 ? null : (
          <>
            <p>{refused.length === 1 ? t`1 produit est resté.` : t`${refused.length} produits sont restés.`}</p>
            <ul className={sheetGrid().list}>
              {refused.map(({ uuid, title, code }) => (
                <li key={uuid}>
                  <b>{title}</b> {i18n._(sentence(code))}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}
