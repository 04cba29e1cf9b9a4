/** Counting on the phone: codes by the camera or typed, each on the disk at once, with or without a network. */
import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { useSnapshot } from 'valtio';
import { list, scanner } from '#styled/recipes';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { countedCode } from '#core/domain/stock/counted-code.ts';
import { useAdmin, useHeader, useRoute, useToast } from '#src/admin/port/port.tsx';
import type { CountArticles } from '#src/admin/store/counts/count-articles.ts';
import { enterFound } from '#src/admin/store/counts/enter-found.ts';
import type { SeenCounts } from '#src/admin/store/counts/follow-counts.ts';
import { useCounts } from '#src/admin/store/counts/use-counts.ts';
import { officePerson } from '#src/admin/store/sync/office-person.ts';
import { queue } from '#src/admin/store/sync/queue.ts';
import { Button, LinkButton } from '#src/ui/button/button.tsx';
import { Note } from '#src/ui/note/note.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { SyncLabel } from '#src/ui/sync/sync-mark.tsx';
import { CountedList } from './counted-list.tsx';
import { EnterCode } from './enter-code.tsx';
import { Scanner } from './scan/scanner.tsx';
import { useArticles } from './use-articles.ts';

export function CountPage() {
  const id = useRoute().params['id'];
  return id === undefined ? null : <CountAt key={id} id={id} />;
}

function CountAt({ id }: { id: string }) {
  const { t } = useLingui();
  const { may } = useAdmin();
  const seen = useCounts(id);
  const { articles, failure, reload } = useArticles(id);
  const head = seen?.heads.find(({ uuid }) => uuid === id);
  useHeader({
    title: head === undefined ? t`Inventaire` : t`Inventaire : ${head.sourceName}`,
    parent: 'admin.counts',
    actions: may('stock.view') ? (
      <LinkButton tone="line" href={adminHref('admin.counts.differences', { id })}>{t`Écarts`}</LinkButton>
    ) : null,
  });
  const isClosed = failure?.kind === 'refusal' && failure.refusal.code === 'stock.countClosed';
  if (isClosed)
    return (
      <div className={list().root}>
        <Note tone="warn" title={t`Cet inventaire est déjà terminé : ouvrez-en un autre et comptez de nouveau.`} />
      </div>
    );
  if (seen === null || articles === null) return <Skeleton shape="block" />;
  return (
    <div className={list().root}>
      {articles.isWhole ? null : (
        <Note
          tone="warn"
          title={t`La liste des articles n’est pas sur cet appareil : la boutique reconnaîtra les codes.`}
        >
          <Button tone="line" size="sm" onClick={reload}>{t`Réessayer`}</Button>
        </Note>
      )}
      <Counting id={id} articles={articles} seen={seen} />
    </div>
  );
}

function Counting({ id, articles, seen }: { id: string; articles: CountArticles; seen: SeenCounts }) {
  const { t } = useLingui();
  const toast = useToast();
  const [isScanning, setScanning] = useState(false);
  const enter = useCallback(
    async (code: string, pieces: number, way: 'add' | 'set' = 'add'): Promise<void> => {
      await enterFound(await officePerson(), articles, { count: id, code, way, pieces });
      // Where nobody looks at the screen while the phone is held to a shelf.
      if ('vibrate' in navigator) navigator.vibrate(60);
      const name = articles.byCode.get(countedCode(code))?.name ?? code;
      toast(way === 'set' ? t`${name} : ${pieces} en tout` : t`${name} : ${pieces} de plus`);
    },
    [articles, id, t, toast],
  );
  return (
    <>
      <div className={scanner().root}>
        {isScanning ? <Scanner onCode={(code) => void enter(code, 1)} /> : null}
        <EnterCode
          onEnter={enter}
          more={
            <Button tone="line" onClick={() => setScanning(!isScanning)}>
              {isScanning ? t`Fermer la caméra` : t`Ouvrir la caméra`}
            </Button>
          }
        />
        <Waiting waiting={seen.waiting} />
      </div>
      <CountedList seen={seen} articles={articles} onSet={(code, pieces) => enter(code, pieces, 'set')} />
    </>
  );
}

/** What of it has not reached the shop. */
function Waiting({ waiting }: { waiting: number }) {
  const { t } = useLingui();
  const { durable } = useSnapshot(queue);
  return (
    <p className={scanner().told} role="status">
      {waiting === 0 ? (
        <SyncLabel state="sent">{t`Tout est envoyé`}</SyncLabel>
      ) : (
        <SyncLabel state="local">
          {durable ? t`Enregistré sur cet appareil, ${waiting} à envoyer` : t`Gardé dans cet onglet seulement`}
        </SyncLabel>
      )}
    </p>
  );
}
