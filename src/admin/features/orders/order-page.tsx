/** One order on its page: what it is, how far it is, and what may be done next (domain 4.2 to 4.5). */
import { useLingui } from '@lingui/react/macro';
import { deskLayout } from '#styled/recipes';
import type { OrderDesk } from '#core/contract/admin/orders/desk.ts';
import { useRoute } from '#src/admin/port/port.tsx';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { WhyActionsWait } from '#src/admin/parts/desk/desk-actions.tsx';
import { DeskPage, type DeskPartProps } from '#src/admin/parts/desk/desk-page.tsx';
import { Road } from '#src/admin/parts/desk/road.tsx';
import { MoveForm } from './moves/move-form.tsx';
import type { OpenMove } from './offered-moves.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderNotes, WhyNotCancelled } from './order-notes.tsx';
import { OrderState } from './order-state.tsx';
import { CustomerPanel } from '#src/admin/parts/desk/customer-panel.tsx';
import { DeliveryPanel } from './panels/delivery-panel.tsx';
import { DocumentsPanel } from './panels/documents-panel.tsx';
import { FollowPanel } from './panels/follow-panel.tsx';
import { InvoicesPanel } from './panels/invoices-panel.tsx';
import { LinesPanel } from './panels/lines-panel.tsx';
import { ParcelsPanel } from './panels/parcels-panel.tsx';
import { PaymentPanel } from './panels/payment-panel.tsx';
import { RefundsPanel } from './panels/refunds-panel.tsx';
import { ReturnsPanel } from './panels/returns-panel.tsx';
import { useRoadSteps } from './road-steps.ts';

/** The address may name a parcel, an invoice, a refund or a transaction as well: its order is shown, and itself marked. */
export function OrderPage() {
  const id = useRoute().params['id'];
  return id === undefined ? null : <OrderAt key={id} id={id} />;
}

function OrderAt({ id }: { id: string }) {
  const { t } = useLingui();
  return (
    <DeskPage
      answered={useAnswer('api.admin.orders.desk', { params: { uuid: id } })}
      parent="admin.orders"
      waiting={t`Commande`}
      titleOf={(number) => t`Commande ${number}`}
      Actions={OrderActions}
      Matter={OneOrder}
      Form={MoveForm}
    />
  );
}

function OneOrder({ desk, onMove, onReload }: DeskPartProps<OrderDesk, OpenMove>) {
  /* what the address asked for */
  const current = useRoute().params['id'] ?? '';
  const classes = deskLayout();
  const steps = useRoadSteps(desk);
  const shared = { desk, current, onMove };
  return (
    <>
      <OrderState desk={desk} />
      <WhyActionsWait />
      <OrderNotes desk={desk} />
      <Road steps={steps} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <LinesPanel desk={desk} />
          <div className={classes.pair}>
            <PaymentPanel {...shared} />
            <ParcelsPanel {...shared} />
          </div>
          <div className={classes.pair}>
            <InvoicesPanel {...shared} />
            <RefundsPanel {...shared} />
          </div>
          <ReturnsPanel desk={desk} />
          <DocumentsPanel desk={desk} />
        </div>
        <div className={classes.side}>
          <CustomerPanel buyer={desk.buyer} />
          <DeliveryPanel desk={desk} />
          <FollowPanel desk={desk} onReload={onReload} />
          <WhyNotCancelled desk={desk} />
        </div>
      </div>
    </>
  );
}
