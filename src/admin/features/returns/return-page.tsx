/** One return on its page: what the customer asks for, how far it is, and what may be done next (domain 6). */
import { useLingui } from '@lingui/react/macro';
import { deskLayout } from '#styled/recipes';
import type { RmaDesk } from '#core/contract/admin/returns/desk.ts';
import { useRoute } from '#src/admin/port/port.tsx';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { CustomerPanel } from '#src/admin/parts/desk/customer-panel.tsx';
import { WhyActionsWait } from '#src/admin/parts/desk/desk-actions.tsx';
import { DeskPage, type DeskPartProps } from '#src/admin/parts/desk/desk-page.tsx';
import { Road } from '#src/admin/parts/desk/road.tsx';
import { MoveForm } from './moves/move-form.tsx';
import type { RmaMoveKind } from './offered-moves.ts';
import { FollowPanel } from './panels/follow-panel.tsx';
import { LinesPanel } from './panels/lines-panel.tsx';
import { OrderPanel } from './panels/order-panel.tsx';
import { OutcomePanel } from './panels/outcome-panel.tsx';
import { PhotosPanel } from './panels/photos-panel.tsx';
import { RequestPanel } from './panels/request-panel.tsx';
import { ReturnActions } from './return-actions.tsx';
import { ReturnNotes } from './return-notes.tsx';
import { ReturnState } from './return-state.tsx';
import { useRoadSteps } from './road-steps.ts';

export function ReturnPage() {
  const id = useRoute().params['id'];
  return id === undefined ? null : <ReturnAt key={id} id={id} />;
}

function ReturnAt({ id }: { id: string }) {
  const { t } = useLingui();
  return (
    <DeskPage
      answered={useAnswer('api.admin.rma.desk', { params: { uuid: id } })}
      parent="admin.rma"
      waiting={t({ context: 'return', message: 'Retour' })}
      titleOf={(number) => t`Retour ${number}`}
      Actions={ReturnActions}
      Matter={OneReturn}
      Form={MoveForm}
    />
  );
}

function OneReturn({ desk, onReload }: DeskPartProps<RmaDesk, RmaMoveKind>) {
  const classes = deskLayout();
  const steps = useRoadSteps(desk);
  return (
    <>
      <ReturnState desk={desk} />
      <WhyActionsWait />
      <ReturnNotes desk={desk} />
      <Road steps={steps} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <LinesPanel desk={desk} />
          <div className={classes.pair}>
            <RequestPanel desk={desk} />
            <OutcomePanel desk={desk} />
          </div>
          <PhotosPanel desk={desk} />
        </div>
        <div className={classes.side}>
          <CustomerPanel buyer={desk.buyer} />
          <OrderPanel desk={desk} />
          <FollowPanel desk={desk} onReload={onReload} />
        </div>
      </div>
    </>
  );
}
