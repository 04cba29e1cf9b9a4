import { Trans, useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import { useFormat } from '#src/i18n/use-format.ts';
import type { ChangesView } from '#src/shop/store/pending/changes-view.ts';
import { useView, type ConnectionView, type SyncView } from '#src/shop/store/state.ts';
import { LiveRegion } from '#src/ui/hidden/live-region.tsx';
import { Segments } from '#src/ui/progress/segments.tsx';
import { Surface } from '#src/ui/surface/surface.tsx';

/** How far the sending is: one segment a change, the sentence that goes with it, and what holds it up. */
export function SendingProgress({ changes }: { changes: ChangesView }) {
  const { t } = useLingui();
  const { parked, waiting, sentToday } = changes;
  const done = sentToday.length;
  const total = done + waiting.length + parked.length;
  /* French counts none and one as one */
  const title = done < 2 ? t`${done} changement envoyé sur ${total}` : t`${done} changements envoyés sur ${total}`;
  const states = [
    ...sentToday.map(({ mutId }) => ({ id: mutId, state: 'sent' as const })),
    ...waiting.map(({ mutId, state }) => ({ id: mutId, state })),
    ...parked.map(({ mutId }) => ({ id: mutId, state: 'check' as const })),
  ];
  return (
    <Surface pad="lg">
      <div className={formLayout().stackTight}>
        <h2 className={formLayout().figure}>{title}</h2>
        <Segments states={states} />
        <Why waiting={waiting.length} />
      </div>
      <LiveRegion text={title} />
    </Surface>
  );
}

function Why({ waiting }: { waiting: number }) {
  const connection = useView((state) => state.connection);
  const sync = useView((state) => state.sync);
  return (
    <p>{waiting === 0 ? <AllSent sync={sync} /> : <Held connection={connection} sync={sync} count={waiting} />}</p>
  );
}

function AllSent({ sync }: { sync: SyncView }) {
  const format = useFormat();
  if (sync.parked > 0) return <Trans>Le reste attend votre réponse, rien n’est perdu.</Trans>;
  const time = sync.lastSentAt === null ? null : format.time(sync.lastSentAt);
  return time === null ? <Trans>À jour.</Trans> : <Trans>À jour, {time}.</Trans>;
}

/** Why something waits, and what makes it go on. */
function Held({ connection, sync, count }: { connection: ConnectionView; sync: SyncView; count: number }) {
  const format = useFormat();
  if (sync.reason === 'session')
    return count === 1 ? (
      <Trans>Reconnectez-vous pour envoyer 1 changement. Il est gardé sur cet appareil.</Trans>
    ) : (
      <Trans>Reconnectez-vous pour envoyer {count} changements. Ils sont gardés sur cet appareil.</Trans>
    );
  if (sync.reason === 'update')
    return <Trans>Une nouvelle version de la boutique est prête. Mettez-la à jour pour envoyer ces changements.</Trans>;
  if (sync.reason !== null) return <Trans>Reconnectez-vous pour reprendre l’envoi. Vos changements sont gardés.</Trans>;
  if (!connection.online) return <Trans>L’envoi reprendra seul, dès le retour du réseau.</Trans>;
  if (sync.phase === 'waiting')
    return <Trans>La boutique ne répond pas. L’envoi reprendra seul, tout est gardé sur cet appareil.</Trans>;
  const time = connection.since === null ? null : format.time(connection.since);
  return time === null ? (
    <Trans>Vous pouvez continuer vos achats, l’envoi se fait seul.</Trans>
  ) : (
    <Trans>Réseau retrouvé à {time}. Vous pouvez continuer vos achats, l’envoi se fait seul.</Trans>
  );
}
