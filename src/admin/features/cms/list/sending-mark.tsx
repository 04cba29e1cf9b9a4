import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { documents } from '#src/admin/store/documents/documents.ts';
import { queue } from '#src/admin/store/sync/queue.ts';
import { SyncLabel } from '#src/ui/sync/sync-mark.tsx';

/** Where the text of a document stands: with the shop, on this device, or for somebody to decide. */
export function SendingMark({ doc }: { doc: string }) {
  const { t } = useLingui();
  const { conflicts, waiting } = useSnapshot(documents);
  const { durable } = useSnapshot(queue);
  if (conflicts.some((draft) => draft.doc === doc)) return <SyncLabel state="check">{t`À vérifier`}</SyncLabel>;
  return waiting.has(doc) ? (
    <SyncLabel state="local">{durable ? t`Sur cet appareil` : t`Dans cet onglet`}</SyncLabel>
  ) : (
    <SyncLabel quiet state="sent">{t`À la boutique`}</SyncLabel>
  );
}
