/** A payment came to nothing (domain 4.6): why, and what can be done. The order waits meanwhile. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { formLayout } from '#styled/recipes';
import { href } from '#core/contract/pages/href.ts';
import type { OrderRecord } from '#core/contract/orders/order-record.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useFailureWords } from '#src/shop/features/checkout/payment/failure-words.ts';
import { payHref, successHref } from '#src/shop/features/checkout/payment/payment-href.ts';
import { usePaymentCalls } from '#src/shop/features/checkout/payment/use-payment.ts';
import { useActions } from '#src/shop/parts/actions.tsx';
import { useOnline } from '#src/shop/parts/device/device-state.ts';
import { Button, LinkButton } from '#src/ui/button/button.tsx';
import { Note } from '#src/ui/note/note.tsx';

export function FailedPage({ order }: { order: OrderRecord }) {
  const { t } = useLingui();
  const { go, toast } = useActions();
  const isOnline = useOnline();
  const words = useFailureWords();
  const { area, uuid, number, payment, status } = order;
  const { isAsking, failure, retry, abandon } = usePaymentCalls(area, uuid);
  const layout = formLayout();
  /* the money has come meanwhile: by a late word of the provider, or another try */
  const isPaid = status !== 'pending_payment' && status !== 'canceled' && status !== 'closed';
  useEffect(() => {
    if (isPaid) go(successHref(area, uuid));
  }, [isPaid, go, area, uuid]);
  const leave = async (): Promise<void> => {
    if (!(await abandon())) return;
    toast(t`Vos articles sont de retour dans le panier.`);
    go(href(`${area}.checkout.cart`));
  };
  if (status !== 'pending_payment')
    return (
      <div className={layout.stack}>
        <Note title={t`La commande ${number} n’attend plus de paiement.`} />
        <LinkButton href={href(`${area}.account.orders`)}>{t`Mes commandes`}</LinkButton>
      </div>
    );
  return (
    <div className={layout.stack}>
      <Note role="alert" tone="danger" title={words(payment.failure)}>
        <p>
          <Trans>La commande {number} et ses articles vous sont gardés.</Trans>
        </p>
      </Note>
      <FailureNote failure={failure} />
      <Button loading={isAsking} disabled={!isOnline} onClick={() => void retry(payment.method)}>
        {t`Réessayer le paiement`}
      </Button>
      <LinkButton href={payHref(area, uuid)} tone="line">
        {t`Choisir un autre moyen de paiement`}
      </LinkButton>
      <Button tone="text" disabled={!isOnline || isAsking} onClick={() => void leave()}>
        {t`Retour au panier`}
      </Button>
      <p className={layout.small}>
        <Trans>Le retour au panier annule cette commande et y remet ses articles.</Trans>
      </p>
    </div>
  );
}
