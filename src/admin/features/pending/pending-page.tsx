/** « Ce qui reste à envoyer »: what waits on this device, and what was refused with its reason. Never a dead end (law 2). */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { historyView, list } from '#styled/recipes';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { useHeader, useToast } from '#src/admin/port/port.tsx';
import { UploadList } from '#src/admin/parts/media/upload-list.tsx';
import { PendingRow } from '#src/admin/features/pending/pending-row.tsx';
import { titleOfDraft } from '#src/admin/features/pending/title-of-draft.ts';
import type { DocumentDraft } from '#src/admin/store/drafts/draft-row.ts';
import { documents } from '#src/admin/store/documents/documents.ts';
import { exportOffice } from '#src/admin/store/sync/export-office.ts';
import { officePerson } from '#src/admin/store/sync/office-person.ts';
import { leftToSend } from '#src/admin/store/sync/unsent.ts';
import { retryUploads, uploads } from '#src/admin/store/uploads/uploads.ts';
import type { OutboxRow, ParkedRow } from '#src/db/rows.ts';
import { isNoop } from '#src/sync/core/changes.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button, LinkButton } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { saveFile } from '#src/ui/file/save-file.ts';
import { checkCircle } from '#src/ui/icon/glyphs-later.ts';
import { SyncLabel } from '#src/ui/sync/sync-mark.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';

interface Held {
  readonly waiting: readonly OutboxRow[];
  readonly parked: readonly ParkedRow[];
}

/** What is in the queue and beside it, drawn anew when that changes; null while it is read. */
function useHeld(): Held | null {
  const [held, setHeld] = useState<Held | null>(null);
  useEffect(() => {
    let end = (): void => {};
    let isOver = false;
    void officePerson().then(({ store }) => {
      if (isOver) return;
      const read = async (t: Parameters<Parameters<typeof store.watch>[1]>[0]): Promise<Held> => ({
        waiting: (await t.outbox.all()).filter((row) => !isNoop(row)),
        parked: await t.parked.all(),
      });
      end = store.watch(['outbox', 'parked'], read, setHeld);
    });
    return () => {
      isOver = true;
      end();
    };
  }, []);
  return held;
}

const NO_WORK = { waiting: 0, parked: 0, conflicts: 0 };

export function PendingPage() {
  const { t } = useLingui();
  const toast = useToast();
  const held = useHeld();
  const { conflicts } = useSnapshot(documents);
  const { list: files } = useSnapshot(uploads);
  const isSending = leftToSend(NO_WORK, files) > 0;
  useHeader({
    title: t`Ce qui reste à envoyer`,
    actions: (
      <Button
        tone="line"
        onClick={() => {
          retryUploads();
          void officePerson().then(({ resume }) => resume());
        }}
      >{t`Envoyer maintenant`}</Button>
    ),
  });
  if (held === null) return <Skeleton shape="block" />;
  const { waiting, parked } = held;
  const work = { waiting: waiting.length, parked: parked.length, conflicts: conflicts.length };
  const texts = leftToSend(work, []);
  if (texts === 0 && !isSending)
    return (
      <EmptyState
        glyph={checkCircle}
        title={t`Tout est à jour`}
        text={t`Tout est envoyé. Ce que vous écrirez sans réseau attendra ici de partir.`}
      />
    );
  const save = async (): Promise<void> => {
    const { store, now } = await officePerson();
    const at = now();
    saveFile(
      `modifications-en-attente-${at.slice(0, 10)}.json`,
      JSON.stringify(await exportOffice(store, at), null, 2),
    );
    toast(t`Enregistré dans un fichier.`);
  };
  return (
    <div className={list().root}>
      {isSending ? (
        <div className={historyView().detail}>
          <UploadList />
        </div>
      ) : null}
      {texts === 0 ? null : (
        <div className={historyView().detail}>
          <table className={historyView().table} aria-label={t`Ce qui reste à envoyer`}>
            <thead>
              <tr>
                <th scope="col">{t`Modification`}</th>
                <th scope="col">{t`Quand`}</th>
                <th scope="col">{t`Où elle en est`}</th>
                <th scope="col">{t`Que faire`}</th>
              </tr>
            </thead>
            <tbody>
              {documents.conflicts.map((draft) => (
                <ConflictRow key={draft.draft} draft={draft} />
              ))}
              {parked.map((row) => (
                <PendingRow key={row.mutId} row={row} parked={row} />
              ))}
              {waiting.map((row) => (
                <PendingRow key={row.mutId} row={row} isSending={row.sends > 0} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {texts === 0 ? null : (
        <div className={historyView().detail}>
          <Button tone="line" onClick={() => void save()}>{t`Enregistrer dans un fichier`}</Button>
        </div>
      )}
    </div>
  );
}

/** A text that met somebody else's: it waits for a choice. */
function ConflictRow({ draft }: { draft: DocumentDraft }) {
  const { t } = useLingui();
  const format = useFormat();
  const { doc, at } = draft;
  const title = titleOfDraft(draft, documents.heads?.get(doc)?.title);
  const name = title === '' ? t`Document sans titre` : t`« ${title} »`;
  return (
    <tr>
      <td>{t`Texte de ${name}`}</td>
      <td>{format.dateTime(at)}</td>
      <td>
        <SyncLabel state="check">{t`Deux versions à réunir`}</SyncLabel>
      </td>
      <td>
        <LinkButton
          tone="ink"
          size="sm"
          href={adminHref('admin.documents.conflict', { doc })}
          aria-label={t`Choisir : ${name}`}
        >{t`Choisir`}</LinkButton>
      </td>
    </tr>
  );
}
