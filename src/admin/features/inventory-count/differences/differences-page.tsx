/** What differs between the shelf and the books, to look at, to print, and to confirm by whoever may. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { deskLayout } from '#styled/recipes';
import type { CountDesk } from '#core/contract/admin/stock/counts.ts';
import { DeskFailure, DeskSkeleton } from '#src/admin/parts/desk/desk-waiting.tsx';
import { NeedsNetwork } from '#src/admin/parts/desk/needs-network.tsx';
import { useAdmin, useHeader, useRoute } from '#src/admin/port/port.tsx';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { useCounts } from '#src/admin/store/counts/use-counts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Note } from '#src/ui/note/note.tsx';
import { CloseCount } from './close-count.tsx';
import { DifferenceTable } from './difference-table.tsx';
import { MissingPanel } from './missing-panel.tsx';

export function DifferencesPage() {
  const id = useRoute().params['id'];
  return id === undefined ? null : <DifferencesAt key={id} id={id} />;
}

type Closing = 'confirm' | 'drop';

function DifferencesAt({ id }: { id: string }) {
  const { t } = useLingui();
  const { may } = useAdmin();
  const { answer, keptAt, failure, isLoading, reload } = useAnswer('api.admin.stock.counts.desk', {
    params: { uuid: id },
  });
  const [closing, setClosing] = useState<Closing | null>(null);
  const isOpen = answer?.status === 'open' && may('stock.update');
  useHeader({
    title: answer === null ? t`Écarts d’inventaire` : t`Écarts : ${answer.sourceName}`,
    parent: 'admin.counts',
    actions: (
      <>
        <Button tone="line" onClick={() => globalThis.print()}>{t`Imprimer`}</Button>
        {isOpen ? <Button tone="line" onClick={() => setClosing('drop')}>{t`Abandonner`}</Button> : null}
        {isOpen && answer.lines.length > 0 ? (
          <Button tone="ink" onClick={() => setClosing('confirm')}>{t`Confirmer les écarts`}</Button>
        ) : null}
      </>
    ),
  });
  return (
    <div className={deskLayout().root} aria-busy={isLoading && failure === null}>
      <DeskFailure failure={failure} keptAt={keptAt} onRetry={reload} />
      {answer === null ? failure === null && <DeskSkeleton /> : <Matter desk={answer} />}
      {answer !== null && closing !== null ? (
        <CloseCount desk={answer} step={closing} onClose={() => setClosing(null)} onReload={reload} />
      ) : null}
    </div>
  );
}

function Matter({ desk }: { desk: CountDesk }) {
  const { t } = useLingui();
  const { dateTime } = useFormat();
  const waiting = useCounts(desk.uuid)?.waiting ?? 0;
  const { openedAt, category, status, lines } = desk;
  const begun = dateTime(openedAt);
  return (
    <>
      <NeedsNetwork id="differences-need-network">
        <Trans>Sans réseau, les écarts se lisent seulement.</Trans>
      </NeedsNetwork>
      <p className={deskLayout().state}>
        {category === null ? t`Commencé le ${begun}` : t`Commencé le ${begun}, ${category}`}
      </p>
      {status === 'done' ? <Note title={t`Cet inventaire est confirmé : le stock a été corrigé.`} /> : null}
      {status === 'dropped' ? <Note title={t`Cet inventaire a été abandonné : rien n’a changé.`} /> : null}
      {waiting > 0 ? <Note tone="warn" title={t`${waiting} comptages attendent encore sur cet appareil.`} /> : null}
      <DifferenceTable lines={lines} isOpen={status === 'open'} />
      {status === 'open' ? <MissingPanel missing={desk.missing} hasMore={desk.hasMoreMissing} /> : null}
    </>
  );
}
