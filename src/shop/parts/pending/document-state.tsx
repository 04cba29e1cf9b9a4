/** Where a request stands, from this device to the shop's answer: never announced before the shop has spoken (law 3). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncWords } from '#src/shop/parts/pending/sync-words.ts';
import type { DocumentView } from '#src/shop/store/pending/document-view.ts';
import { useView } from '#src/shop/store/state.ts';
import { parkedSentence } from '#src/shop/parts/pending/parked-words.ts';
import { Link } from '#src/ui/link/link.tsx';
import { LiveRegion } from '#src/ui/hidden/live-region.tsx';
import { Note } from '#src/ui/note/note.tsx';
import { SyncLabel, type SyncState } from '#src/ui/sync/sync-mark.tsx';
import { href } from '#core/contract/pages/href.ts';

/** The mark of each state. */
export const DOCUMENT_MARKS: Readonly<Record<DocumentView['state'], SyncState>> = {
  local: 'local',
  sending: 'sending',
  sent: 'sent',
  refused: 'failed',
};

export function useDocumentWords(): (view: DocumentView) => string {
  const { t } = useLingui();
  const { when } = useSyncWords();
  const online = useView((state) => state.connection.online);
  return (view) => {
    // A request is feminine in French, a message is not.
    const isQuote = view.record.kind !== 'contact';
    const number = view.record.kind === 'contact' ? null : view.record.number;
    const at = view.sentAt === null ? '' : ` ${when(view.sentAt)}`;
    switch (view.state) {
      case 'local':
        if (isQuote)
          return online
            ? t`Enregistrée sur cet appareil, elle va partir`
            : t`Enregistrée sur cet appareil, elle partira au retour du réseau`;
        return online
          ? t`Enregistré sur cet appareil, il va partir`
          : t`Enregistré sur cet appareil, il partira au retour du réseau`;
      case 'sending':
        return t`Envoi…`;
      case 'sent':
        if (number !== null) return t`Envoyée, numéro ${number}`;
        return isQuote ? t`Envoyée${at}` : t`Envoyé${at}`;
      case 'refused':
        return isQuote ? t`Refusée, elle est gardée ici` : t`Refusé, il est gardé ici`;
    }
  };
}

export function DocumentState({ view }: { view: DocumentView }) {
  const words = useDocumentWords()(view);
  return (
    <>
      <SyncLabel state={DOCUMENT_MARKS[view.state]}>{words}</SyncLabel>
      <LiveRegion text={words} />
    </>
  );
}

/** Why the shop said no, and where it is answered. */
export function DocumentRefused({ view }: { view: DocumentView }) {
  const { i18n } = useLingui();
  if (view.refused === null) return null;
  return (
    <Note tone="danger" title={i18n._(parkedSentence(view.refused.reason))}>
      <Link href={href('pending')}>
        <Trans>Corriger, renvoyer ou abandonner</Trans>
      </Link>
    </Note>
  );
}
