/** One quote on its page: what was asked for, what is proposed, and what may be done next (domain 5). */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { deskLayout } from '#styled/recipes';
import type { QuoteDesk } from '#core/contract/admin/quotes/desk.ts';
import { useHeader, useRoute } from '#src/admin/app/port.tsx';
import { useAnswer } from '#src/admin/app/port/use-answer.ts';
import { CustomerPanel } from '#src/admin/parts/desk/customer-panel.tsx';
import { WhyActionsWait } from '#src/admin/parts/desk/desk-actions.tsx';
import { DeskFailure, DeskSkeleton } from '#src/admin/parts/desk/desk-waiting.tsx';
import { Road } from '#src/admin/parts/desk/road.tsx';
import { useIsPhone } from '#src/admin/screens/list/parts/use-is-phone.ts';
import { MoveForm } from './moves/move-form.tsx';
import type { QuoteMoveKind } from './offered-moves.ts';
import { FollowPanel } from './panels/follow-panel.tsx';
import { LinesPanel } from './panels/lines-panel.tsx';
import { ProposalPanel } from './panels/proposal-panel.tsx';
import { RequestPanel } from './panels/request-panel.tsx';
import { QuoteActions } from './quote-actions.tsx';
import { QuoteState } from './quote-state.tsx';
import { useRoadSteps } from './road-steps.ts';

export function QuotePage() {
  const id = useRoute().params['id'];
  return id === undefined ? null : <QuoteAt key={id} id={id} />;
}

function QuoteAt({ id }: { id: string }) {
  const { t } = useLingui();
  const { answer, keptAt, failure, isLoading, reload } = useAnswer('api.admin.quotes.desk', { params: { uuid: id } });
  const [move, setMove] = useState<QuoteMoveKind | null>(null);
  const number = answer?.number ?? '';
  const isPhone = useIsPhone();
  useHeader({
    /* on a phone the number alone has room */
    title: answer === null ? t({ context: 'order', message: 'Devis' }) : isPhone ? number : t`Devis ${number}`,
    parent: 'admin.quotes',
    actions: answer === null ? null : <QuoteActions desk={answer} onMove={setMove} />,
  });
  return (
    <div className={deskLayout().root} aria-busy={isLoading && failure === null}>
      <DeskFailure failure={failure} keptAt={keptAt} onRetry={reload} />
      {answer === null ? (
        failure === null && <DeskSkeleton />
      ) : (
        <>
          <OneQuote desk={answer} onReload={reload} />
          {move === null ? null : (
            <MoveForm key={move} kind={move} desk={answer} onClose={() => setMove(null)} onReload={reload} />
          )}
        </>
      )}
    </div>
  );
}

function OneQuote({ desk, onReload }: { desk: QuoteDesk; onReload: () => void }) {
  const classes = deskLayout();
  const steps = useRoadSteps(desk);
  return (
    <>
      <QuoteState desk={desk} />
      <WhyActionsWait />
      <Road steps={steps} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <LinesPanel desk={desk} />
          <ProposalPanel desk={desk} />
        </div>
        <div className={classes.side}>
          <RequestPanel desk={desk} />
          <CustomerPanel buyer={desk.buyer} />
          <FollowPanel desk={desk} onReload={onReload} />
        </div>
      </div>
    </>
  );
}
