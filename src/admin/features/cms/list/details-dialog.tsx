/** What lists show of a post, without opening it: short description, thumbnail and main image (specification §2). */
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { formLayout } from '#styled/recipes';
import type { DocumentHead } from '#core/contract/cms/document.ts';
import { emptyContent } from '#core/contract/cms/empty-body.ts';
import { useToast } from '#src/admin/port/port.tsx';
import { isContent } from '#src/admin/features/cms/editing/editing.ts';
import { Introduction } from '#src/admin/features/cms/edit/introduction.tsx';
import { useDraft } from '#src/admin/store/documents/use-draft.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Note } from '#src/ui/note/note.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';

interface DetailsDialogProps {
  head: DocumentHead;
  onClose: () => void;
}

/** Written as the document itself is: on this device first, also without a network. */
export function DetailsDialog({ head: { uuid, of, type, title }, onClose }: DetailsDialogProps) {
  const { t } = useLingui();
  const toast = useToast();
  const empty = useMemo(() => emptyContent(), []);
  const draft = useDraft({ doc: uuid, of, type, empty });
  const isOpen = typeof draft !== 'string';
  const save = async (): Promise<void> => {
    if (isOpen) await draft.saveNow();
    toast(t`Les détails sont enregistrés.`);
    onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t`Détails de « ${title || t`Sans titre`} »`}
      closeLabel={t`Fermer`}
      footer={
        <Button tone="ink" wide disabled={!isOpen || draft.state === 'conflict'} onClick={() => void save()}>
          {t`Enregistrer`}
        </Button>
      }
    >
      <div className={formLayout().stack} aria-busy={draft === 'loading'}>
        {draft === 'loading' ? <Skeleton shape="block" /> : null}
        {draft === 'away' || draft === 'gone' ? (
          <Note tone="info" title={t`Ce contenu n’est pas sur cet appareil`}>
            {t`Il s’ouvrira dès que le réseau est là.`}
          </Note>
        ) : null}
        {isOpen && isContent(draft.working) ? (
          <Introduction body={draft.working} change={draft.change} mayWrite={draft.state !== 'conflict'} />
        ) : null}
      </div>
    </Sheet>
  );
}
