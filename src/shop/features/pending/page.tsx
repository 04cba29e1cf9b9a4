/** "Ce qui reste à envoyer": what waits, what was refused and why, what arrived today. Never a dead end (law 2). */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formLayout } from '#styled/recipes';
import { ExportWork } from '#src/shop/features/pending/export-work.tsx';
import { ParkedChange } from '#src/shop/features/pending/parked-change.tsx';
import { SendingProgress } from '#src/shop/features/pending/sending-progress.tsx';
import { useChangeLabels } from '#src/shop/parts/pending/change-labels.ts';
import { PersonalPage } from '#src/shop/parts/page/personal-page.tsx';
import { useSyncWords } from '#src/shop/parts/pending/sync-words.ts';
import { useNeedPerson } from '#src/shop/parts/account/use-person.ts';
import type { ChangesView, ChangeView } from '#src/shop/store/pending/changes-view.ts';
import { useView } from '#src/shop/store/state.ts';
import { LinkButton } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { Wrap } from '#src/ui/frame/page.tsx';
import { checkCircle } from '#src/ui/icon/glyphs-later.ts';
import { LineItem } from '#src/ui/line-item/line-item.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { href } from '#core/contract/pages/href.ts';

export function PendingPage() {
  const { t } = useLingui();
  useNeedPerson();
  const changes = useView((state) => state.changes);
  const area = useView((state) => state.lastArea) ?? 'auto';
  return (
    <PersonalPage
      back={{ href: href('settings'), label: t`Retour à ce qui est gardé ici` }}
      narrow
      title={t`Ce qui reste à envoyer`}
      offline={t`Vos changements sont gardés sur cet appareil.`}
    >
      <Wrap narrow>
        {changes === null ? <Skeleton shape="block" /> : <Changes changes={changes} home={href(`${area}.home`)} />}
      </Wrap>
    </PersonalPage>
  );
}

function Changes({ changes, home }: { changes: ChangesView; home: string }) {
  const { t } = useLingui();
  const { parked, waiting, sentToday } = changes;
  if (parked.length + waiting.length + sentToday.length === 0)
    return (
      <EmptyState
        glyph={checkCircle}
        title={t`Tout est à jour`}
        text={t`Tout est envoyé. Ce que vous ferez sans réseau s’affichera ici en attendant d’être envoyé.`}
        actions={<LinkButton href={home} tone="line">{t`Retour à l’accueil`}</LinkButton>}
      />
    );
  return (
    <div className={formLayout().page}>
      <SendingProgress changes={changes} />
      <Group count={parked.length} title={<Trans>À vérifier ({parked.length})</Trans>}>
        {parked.map((one) => (
          <ParkedChange key={one.mutId} change={one} />
        ))}
      </Group>
      <Group count={waiting.length} title={<Trans>À envoyer ({waiting.length})</Trans>}>
        {waiting.map((one) => (
          <Change key={one.mutId} change={one} />
        ))}
      </Group>
      <Group count={sentToday.length} title={<Trans>Envoyés aujourd’hui ({sentToday.length})</Trans>}>
        {sentToday.map((one) => (
          <Change key={one.mutId} change={one} />
        ))}
      </Group>
      {parked.length + waiting.length > 0 ? <ExportWork /> : null}
    </div>
  );
}

function Group({ count, title, children }: { count: number; title: ReactNode; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <section>
      <h2 className={formLayout().group}>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

function Change({ change }: { change: ChangeView }) {
  const labels = useChangeLabels();
  const words = useSyncWords();
  const { summary } = change;
  const to =
    summary.kind === 'quote' && summary.uuid !== null
      ? href(`${summary.area}.checkout.success`, {}, { devis: summary.uuid })
      : null;
  return (
    <LineItem
      headingLevel={3}
      {...(to === null ? {} : { href: to })}
      name={labels.title(summary)}
      reference={`${labels.place(summary)} · ${words.when(change.at)}`}
      sync={{ state: change.state, text: words.state(change.state, change.sentAt) }}
    />
  );
}
