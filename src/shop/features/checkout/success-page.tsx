/** What became of an order (domain 4.6): the shop's own word, asked for while a payment is under way. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { formLayout, textLink } from '#styled/recipes';
import { href } from '#core/contract/pages/href.ts';
import type { OrderRecord } from '#core/contract/orders/order-record.ts';
import type { Area } from '#core/domain/shop/area.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useShortDates } from '#src/i18n/use-short-dates.ts';
import { OrderGone } from '#src/shop/features/checkout/payment/order-gone.tsx';
import { failedHref, payHref } from '#src/shop/features/checkout/payment/payment-href.ts';
import { isAwaited, useAwaited } from '#src/shop/features/checkout/payment/use-awaited.ts';
import { useActions } from '#src/shop/parts/actions.tsx';
import { useNeedPerson } from '#src/shop/parts/account/use-person.ts';
import { useSearchParam } from '#src/shop/parts/page/address/search-param.ts';
import { PersonalPage } from '#src/shop/parts/page/personal-page.tsx';
import { useOrder } from '#src/shop/store/checkout/orders-here.ts';
import { LinkButton } from '#src/ui/button/button.tsx';
import { Wrap } from '#src/ui/frame/page.tsx';
import { KeyValueList } from '#src/ui/key-value/key-value-list.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Note } from '#src/ui/note/note.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { Surface } from '#src/ui/surface/surface.tsx';

export function OrderSuccessPage({ area, uuid }: { area: Area; uuid: string }) {
  const { t } = useLingui();
  useNeedPerson();
  const order = useOrder(uuid);
  const isWaiting = useAwaited(order, useSearchParam('essai'));
  useLeaveIfFailed(order, isWaiting);
  const isSought = (order === null || order === undefined) && isWaiting;
  return (
    <PersonalPage
      back={{ href: href(`${area}.home`), label: t`Continuer vos achats` }}
      narrow
      title={t`Votre commande`}
    >
      <Wrap narrow>
        {isSought ? (
          <div className={formLayout().stack} aria-busy="true">
            <Skeleton shape="block" />
          </div>
        ) : order === null || order === undefined ? (
          <OrderGone area={area} order={order} />
        ) : (
          <Placed order={order} isWaiting={isWaiting} />
        )}
      </Wrap>
    </PersonalPage>
  );
}

/** Told by the shop, or hinted by the way back from a provider, which proves nothing: then its page says what can be done. */
function useLeaveIfFailed(order: OrderRecord | null | undefined, isWaiting: boolean): void {
  const { go } = useActions();
  const hint = useSearchParam('paiement');
  const hasFailed =
    order?.status === 'pending_payment' &&
    !order.payment.isUnderWay &&
    order.payment.transfer === null &&
    ((order.payment.failure !== null && !isWaiting) || hint === 'refused' || hint === 'cancelled');
  const to = hasFailed ? failedHref(order.area, order.payment.method, order.uuid) : null;
  useEffect(() => {
    if (to !== null) go(to);
  }, [to, go]);
}

function Placed({ order, isWaiting }: { order: OrderRecord; isWaiting: boolean }) {
  const { t } = useLingui();
  const format = useFormat();
  const dates = useShortDates();
  const layout = formLayout();
  const { area, number, lines, grandTotal, shippingTitle, shippingAmount, promisedFrom, promisedTo } = order;
  const to = promisedTo === null ? null : format.date(promisedTo);
  const from = promisedFrom === null || promisedTo === null ? null : dates.dateUntil(promisedFrom, promisedTo);
  return (
    <div className={layout.stack}>
      <Standing order={order} isWaiting={isWaiting} />
      <Surface pad="lg">
        <KeyValueList
          facts={[
            ...lines.map((line) => ({
              key: line.uuid,
              term: `${line.qtyOrdered} × ${line.name}`,
              value: format.money(line.total),
            })),
            ...(shippingTitle === null
              ? []
              : [{ key: 'shipping', term: shippingTitle, value: format.money(shippingAmount) }]),
          ]}
        />
        <div className={layout.total}>
          <span>{t`Total TTC`}</span>
          <b>{format.money(grandTotal)}</b>
        </div>
        {from === null ? null : (
          <p className={layout.small}>
            {promisedFrom === promisedTo ? (
              <Trans>Livraison le {to}</Trans>
            ) : (
              <Trans>
                Livraison entre le {from} et le {to}
              </Trans>
            )}
          </p>
        )}
      </Surface>
      <p>
        <Trans>Commande {number}. Une confirmation part à votre adresse e-mail.</Trans>
      </p>
      <div className={layout.actions}>
        <LinkButton href={href(`${area}.account.orders`)} tone="line">{t`Mes commandes`}</LinkButton>
        <LinkButton href={href('products.index')} tone="line">{t`Continuer vos achats`}</LinkButton>
      </div>
    </div>
  );
}

/** Taken, paid, being checked, or not paid: never ahead of the shop. */
function Standing({ order, isWaiting }: { order: OrderRecord; isWaiting: boolean }) {
  const { t } = useLingui();
  const { area, uuid, number, status, payment } = order;
  if (status === 'canceled' || status === 'closed')
    return <Note role="status" tone="warn" title={t`La commande ${number} est annulée.`} />;
  if (status !== 'pending_payment')
    return (
      <Note role="status" tone="success" title={t`Merci, la commande ${number} est enregistrée.`}>
        <p>
          <Trans>La boutique la prépare. Vous suivez chaque étape dans votre compte.</Trans>
        </p>
      </Note>
    );
  if (payment.transfer !== null)
    return (
      <Note role="status" tone="success" title={t`Merci, la commande ${number} est enregistrée.`}>
        <p>
          <Trans>Elle part à réception de votre virement.</Trans>
        </p>
        <div className={formLayout().actions}>
          <LinkButton
            href={href(`${area}.checkout.payment.banktransfer`, {}, { commande: uuid })}
            size="sm"
          >{t`Voir les coordonnées bancaires`}</LinkButton>
        </div>
      </Note>
    );
  if (isWaiting || isAwaited(order))
    return isWaiting ? (
      <Note role="status" title={t`La commande ${number} est enregistrée, le paiement est en cours…`} />
    ) : (
      <Note role="status" tone="info" title={t`Votre paiement est en cours de vérification.`}>
        <p>
          {payment.isUnderWay ? (
            <Trans>Vous serez prévenu par e-mail. Inutile de payer une seconde fois.</Trans>
          ) : (
            <Trans>
              Vous serez prévenu par e-mail. Si vous n’avez pas payé, vous pouvez encore{' '}
              <Link href={payHref(area, uuid)} className={textLink()}>
                payer maintenant
              </Link>
              .
            </Trans>
          )}
        </p>
      </Note>
    );
  return (
    <Note role="status" tone="warn" title={t`La commande ${number} attend son paiement.`}>
      <div className={formLayout().actions}>
        <LinkButton href={payHref(area, uuid)} size="sm">{t`Payer maintenant`}</LinkButton>
      </div>
    </Note>
  );
}
