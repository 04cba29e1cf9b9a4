/** One return on its page: what the customer asks for, how far it is, and what may be done next (domain 6). */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { deskLayout } from '#styled/recipes';
import type { RmaDesk } from '#core/contract/admin/returns/desk.ts';
import { useHeader, useRoute } from '#src/admin/app/port.tsx';
import { useAnswer } from '#src/admin/app/port/use-answer.ts';
import { CustomerPanel } from '#src/admin/parts/desk/customer-panel.tsx';
import { WhyActionsWait } from '#src/admin/parts/desk/desk-actions.tsx';
import { DeskFailure, DeskSkeleton } from '#src/admin/parts/desk/desk-waiting.tsx';
import { Road } from '#src/admin/parts/desk/road.tsx';
import { useIsPhone } from '#src/admin/screens/list/parts/use-is-phone.ts';
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
  const { answer, keptAt, failure, isLoading, reload } = useAnswer('api.admin.rma.desk', { params: { uuid: id } });
  const [move, setMove] = useState<RmaMoveKind | null>(null);
  const number = answer?.number ?? '';
  const isPhone = useIsPhone();
  useHeader({
    /* on a phone the number alone has room */
    title: answer === null ? t({ context: 'return', message: 'Retour' }) : isPhone ? number : t`Retour ${number}`,
    parent: 'admin.rma',
    actions: answer === null ? null : <ReturnActions desk={answer} onMove={setMove} />,
  });
  return (
    <div className={deskLayout().root} aria-busy={isLoading && failure === null}>
      <DeskFailure failure={failure} keptAt={keptAt} onRetry={reload} />
      {answer === null ? (
        failure === null && <DeskSkeleton />
      ) : (
        <>
          <OneReturn desk={answer} onReload={reload} />
          {move === null ? null : (
            <MoveForm key={move} desk={answer} move={move} onClose={() => setMove(null)} onReload={reload} />
          )}
        </>
      )}
    </div>
  );
}

function OneReturn({ desk, onReload }: { desk: RmaDesk; onReload: () => void }) {
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
