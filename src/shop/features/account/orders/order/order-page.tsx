/** An order: what happened, what it holds and costs, where it goes, what can be done with it (domain 4.2). */
import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import type { OrderRecord } from '#core/contract/orders/order-record.ts';
import { href } from '#core/contract/pages/href.ts';
import { AccountFrame, AccountSkeleton } from '#src/shop/features/account/account-frame.tsx';
import type { AccountPlace } from '#src/shop/features/account/account-place.ts';
import { useOrders, useRefused, useStanding } from '#src/shop/features/account/account-state.ts';
import { RefusedEdit } from '#src/shop/features/account/conflict/refused-edit.tsx';
import { OrderDownloads } from '#src/shop/features/account/downloads/order-downloads.tsx';
import { OrderActions } from '#src/shop/features/account/orders/order/order-actions.tsx';
import { OrderAddresses } from '#src/shop/features/account/orders/order/order-addresses.tsx';
import { OrderDocuments } from '#src/shop/features/account/orders/order/order-documents.tsx';
import { OrderLines } from '#src/shop/features/account/orders/order/order-lines.tsx';
import { useOrderNews } from '#src/shop/features/account/orders/order-news.ts';
import { OrderPackages } from '#src/shop/features/account/orders/order/order-packages.tsx';
import { OrderPaymentPart } from '#src/shop/features/account/orders/order/order-payment.tsx';
import { OrderThread } from '#src/shop/features/account/orders/order/order-thread.tsx';
import { OrderTimeline } from '#src/shop/features/account/orders/order/order-timeline.tsx';
import { OrderStatusTag } from '#src/shop/features/account/orders/status-of.tsx';
import { useOrderNow } from '#src/shop/features/account/orders/use-order-now.ts';
import { StandingLabel, StandingSpoken } from '#src/shop/features/account/standing-label.tsx';
import { WithdrawalStates } from '#src/shop/parts/orders/withdrawal-states.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { PrintNote } from '#src/shop/parts/page/print-note.tsx';
import { LinkButton } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { truck } from '#src/ui/icon/glyphs-later.ts';
import { KeyValueList } from '#src/ui/key-value/key-value-list.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Surface } from '#src/ui/surface/surface.tsx';

export function OrderPage({ uuid, ...place }: AccountPlace & { uuid: string }) {
  const { t } = useLingui();
  const list = href(`${place.area}.account.orders`);
  const orders = useOrders(place.area);
  const order = orders?.find((one) => one.uuid === uuid);
  const number = order?.number;
  return (
    <AccountFrame
      {...place}
      title={number === undefined ? t`Commande` : t`Commande ${number}`}
      back={{ href: list, label: t`Retour aux commandes` }}
    >
      {orders === null ? (
        <AccountSkeleton />
      ) : order === undefined ? (
        <EmptyState
          glyph={truck}
          title={t`Cette commande n’est pas sur cet appareil`}
          text={t`Cette commande est peut-être dans l’autre espace de votre compte, ou n’est pas encore chargée sur cet appareil.`}
          actions={<LinkButton href={list} tone="line">{t`Voir mes commandes`}</LinkButton>}
        />
      ) : (
        <Order order={order} />
      )}
    </AccountFrame>
  );
}

function Order({ order }: { order: OrderRecord }) {
  const { t } = useLingui();
  const format = useFormat();
  const layout = formLayout();
  const { uuid, area } = order;
  const now = useOrderNow(order);
  const news = useOrderNews()(order);
  const refused = useRefused((change) => 'order' in change && change.order === uuid);
  const canceling = useStanding((change) => change.kind === 'orderCancel' && change.order === uuid);
  const placed = format.dateTime(order.placedAt);
  const asked = canceling?.state === 'sent' ? null : canceling;
  return (
    <div className={layout.stack}>
      <RefusedEdit refused={refused} form={href('pending')} />
      <Surface pad="lg">
        <div className={layout.stackTight}>
          <div>
            <OrderStatusTag status={order.status} />
          </div>
          {news === null ? null : <p>{news}</p>}
          <StandingLabel standing={asked} />
          <StandingSpoken standing={asked} />
        </div>
        <KeyValueList
          facts={[
            { key: 'placed', term: t`Passée le`, value: placed },
            ...(order.quote === null
              ? []
              : [
                  {
                    key: 'quote',
                    term: t`Issue du devis`,
                    value: <Link href={href(`${area}.account.quote`, { id: order.quote })}>{t`Voir le devis`}</Link>,
                  },
                ]),
            ...(order.comment === null ? [] : [{ key: 'comment', term: t`Votre commentaire`, value: order.comment }]),
          ]}
        />
      </Surface>
      <OrderPaymentPart order={order} now={now} />
      <WithdrawalStates order={order} />
      <OrderTimeline order={order} />
      <OrderLines order={order} />
      <OrderDownloads order={order} />
      <OrderPackages order={order} />
      <OrderAddresses order={order} />
      <OrderDocuments order={order} />
      <OrderThread key={uuid} order={order} />
      <OrderActions order={order} now={now} />
      <PrintNote said={t`Commande du ${placed}.`} />
    </div>
  );
}
