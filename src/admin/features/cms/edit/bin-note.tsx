import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formLayout } from '#styled/recipes';
import { permissionFor, type DocumentPlace } from '#core/domain/cms/document-kind.ts';
import { useAdmin } from '#src/admin/port/port.tsx';
import { restoreDocument } from '#src/admin/store/documents/act-on-document.ts';
import type { Draft } from '#src/admin/store/documents/use-draft.ts';
import { officePerson } from '#src/admin/store/sync/office-person.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Note } from '#src/ui/note/note.tsx';

interface BinNoteProps {
  doc: string;
  place: DocumentPlace;
  draft: Pick<Draft, 'refusal' | 'saveNow'>;
}

/** A colleague threw away what is being written: its author is told, and may have it back with their text (rule S106). */
export function BinNote({ doc, place, draft: { refusal, saveNow } }: BinNoteProps) {
  const { t } = useLingui();
  const { may } = useAdmin();
  const [isBusy, setBusy] = useState(false);
  if (refusal?.class !== 'refused' || refusal.code !== 'document.inBin') return null;
  const restore = async (): Promise<void> => {
    setBusy(true);
    await restoreDocument(await officePerson(), doc);
    await saveNow();
    setBusy(false);
  };
  return (
    <Note tone="warn" title={t`Ce contenu a été mis à la corbeille pendant que vous écriviez.`}>
      <p>{t`Votre texte est gardé sur cet appareil : la corbeille n’en reçoit aucun.`}</p>
      {may(permissionFor(place, 'destroy')) ? (
        <div className={formLayout().actions}>
          <Button tone="ink" size="sm" loading={isBusy} onClick={() => void restore()}>
            {t`Restaurer et enregistrer`}
          </Button>
        </div>
      ) : null}
    </Note>
  );
}
