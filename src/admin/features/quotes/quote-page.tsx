/** One quote on its page: what was asked for, what is proposed, and what may be done next (domain 5). */
import { useLingui } from '@lingui/react/macro';
import { deskLayout } from '#styled/recipes';
import type { QuoteDesk } from '#core/contract/admin/quotes/desk.ts';
import { useRoute } from '#src/admin/port/port.tsx';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { CustomerPanel } from '#src/admin/parts/desk/customer-panel.tsx';
import { WhyActionsWait } from '#src/admin/parts/desk/desk-actions.tsx';
import { DeskPage, type DeskPartProps } from '#src/admin/parts/desk/desk-page.tsx';
import { Road } from '#src/admin/parts/desk/road.tsx';
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
  return (
    <DeskPage
      answered={useAnswer('api.admin.quotes.desk', { params: { uuid: id } })}
      parent="admin.quotes"
      waiting={t({ context: 'order', message: 'Devis' })}
      titleOf={(number) => t`Devis ${number}`}
      Actions={QuoteActions}
      Matter={OneQuote}
      Form={MoveForm}
    />
  );
}

function OneQuote({ desk, onReload }: DeskPartProps<QuoteDesk, QuoteMoveKind>) {
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
