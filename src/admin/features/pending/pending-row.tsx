import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { columns } from '#styled/recipes';
import { useParkedWords } from '#src/admin/screens/document/parked-words.ts';
import { documents } from '#src/admin/store/documents/documents.ts';
import { changeNameOf, type ChangeName } from '#src/admin/store/sync/change-name.ts';
import { officePerson } from '#src/admin/store/sync/office-person.ts';
import { queue } from '#src/admin/store/sync/queue.ts';
import type { OutboxRow, ParkedRow } from '#src/db/rows.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { SyncLabel } from '#src/ui/sync/sync-mark.tsx';

export interface PendingRowProps {
  row: Pick<OutboxRow, 'mutId' | 'route' | 'v' | 'args' | 'at'>;
  isSending?: boolean;
  /** It was refused, and why. */
  parked?: ParkedRow;
}

/** A change that has not reached the shop, and what can be done about it. */
export function PendingRow({ row, isSending = false, parked }: PendingRowProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { durable } = useSnapshot(queue);
  const words = useChangeWords();
  const reason = useParkedWords();
  const [isAsking, setAsking] = useState(false);
  const name = words(changeNameOf(row));
  const discard = (): void => void officePerson().then((own) => own.discard(row.mutId));
  const retry = (): void => void officePerson().then((own) => own.retry(row.mutId));
  return (
    <tr>
      <td>{name}</td>
      <td>{format.dateTime(row.at)}</td>
      <td>
        {parked === undefined ? (
          <SyncLabel state={isSending ? 'sending' : 'local'}>
            {isSending
              ? t`Envoi en cours`
              : durable
                ? t`Enregistré sur cet appareil`
                : t`Gardé dans cet onglet seulement`}
          </SyncLabel>
        ) : (
          <SyncLabel state="check">{reason(parked.reason)}</SyncLabel>
        )}
      </td>
      <td>
        {parked === undefined ? null : (
          <>
            <Button tone="line" size="sm" onClick={retry} aria-label={t`Renvoyer : ${name}`}>{t`Renvoyer`}</Button>{' '}
            <Button
              tone="line"
              size="sm"
              onClick={() => setAsking(true)}
              aria-label={t`Abandonner : ${name}`}
            >{t`Abandonner`}</Button>
            <Sheet
              open={isAsking}
              onClose={() => setAsking(false)}
              title={t`Abandonner ce changement ?`}
              closeLabel={t`Fermer`}
              footer={
                <div className={columns({ of: 'pair' })}>
                  <Button tone="line" onClick={() => setAsking(false)}>{t`Le garder`}</Button>
                  <Button tone="danger" onClick={discard}>{t`Abandonner`}</Button>
                </div>
              }
            >
              {t`${name} : ce changement ne sera pas envoyé et sera effacé de cet appareil.`}
            </Sheet>
          </>
        )}
      </td>
    </tr>
  );
}

function useChangeWords(): (name: ChangeName) => string {
  const { t } = useLingui();
  return ({ done, doc, title: own, pieces = 0 }) => {
    const title = own === '' && doc !== null ? (documents.heads?.get(doc)?.title ?? '') : own;
    const what = title === '' ? t`Document sans titre` : t`« ${title} »`;
    switch (done) {
      case 'save':
        return t`Texte de ${what}`;
      case 'remove':
        return t`Mise à la corbeille de ${what}`;
      case 'restore':
        return t`Retour de la corbeille de ${what}`;
      case 'replicate':
        return t`Nouvelle copie, ${what}`;
      case 'count':
        return t`Inventaire : ${pieces} × ${own}`;
      case 'sheet':
        return t`Tableur : ${own}`;
      default:
        return t`Modification d’une autre version`;
    }
  };
}
