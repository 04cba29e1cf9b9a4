/** How the money of an order stands, and what is left to do for it. */
import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import type { OrderRecord, TransferDetails } from '#core/contract/orders/order-record.ts';
import { payOrderPath } from '#src/shop/parts/orders/order-links.ts';
import type { OrderNow } from '#src/shop/features/account/orders/order-now.ts';
import { PaymentStatusTag } from '#src/shop/features/account/orders/status-of.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { LinkButton } from '#src/ui/button/button.tsx';
import { KeyValueList, type Fact } from '#src/ui/key-value/key-value-list.tsx';
import { Note } from '#src/ui/note/note.tsx';
import { Surface } from '#src/ui/surface/surface.tsx';

/** Groups of four, as on a bank's paper. */
const inFours = (iban: string): string => iban.replaceAll(/\s/gu, '').replaceAll(/(.{4})(?=.)/gu, '$1\u00a0');

export function OrderPaymentPart({ order, now }: { order: OrderRecord; now: OrderNow }) {
  const { t } = useLingui();
  const format = useFormat();
  const layout = formLayout();
  const { payment, paid, refunded } = order;
  const facts: readonly Fact[] = [
    { key: 'method', term: t`Moyen de paiement`, value: payment.title },
    ...(paid > 0 ? [{ key: 'paid', term: t`Payé`, value: format.money(paid) }] : []),
    ...(refunded > 0 ? [{ key: 'refunded', term: t`Remboursé`, value: format.money(refunded) }] : []),
    ...(now.pay === 'awaited' || now.pay === 'partlyPaid' || now.pay === 'failed'
      ? [{ key: 'due', term: t`Reste à payer`, value: format.money(now.due) }]
      : []),
  ];
  const isAwaited = order.status === 'pending_payment' && now.due > 0;
  return (
    <section>
      <h2 className={layout.group}>{t`Paiement`}</h2>
      <Surface pad="lg">
        <div className={layout.stackTight}>
          <div>
            <PaymentStatusTag state={now.pay} />
          </div>
          {isAwaited && now.pay === 'failed' ? (
            <Note tone="danger" title={t`Le dernier paiement n’a pas abouti.`}>
              {t`Vous pouvez réessayer, ou choisir un autre moyen de paiement.`}
            </Note>
          ) : null}
        </div>
        <KeyValueList facts={facts} />
        {isAwaited && payment.transfer !== null ? (
          <Transfer order={order} transfer={payment.transfer} due={now.due} />
        ) : null}
        {now.actions.pay && !payment.isUnderWay && payment.transfer === null ? (
          <div className={layout.actions}>
            <LinkButton href={payOrderPath(order)} wide>{t`Payer maintenant`}</LinkButton>
          </div>
        ) : null}
      </Surface>
    </section>
  );
}

function Transfer({ order, transfer, due }: { order: OrderRecord; transfer: TransferDetails; due: number }) {
  const { t } = useLingui();
  const format = useFormat();
  const layout = formLayout();
  const { expiresAt } = order.payment;
  const facts: readonly Fact[] = [
    { key: 'amount', term: t`Montant`, value: format.money(due) },
    { key: 'reference', term: t`Référence à indiquer`, value: order.number },
    { key: 'holder', term: t`Titulaire`, value: transfer.holder },
    { key: 'iban', term: t`IBAN`, value: inFours(transfer.iban) },
    { key: 'bic', term: t`BIC`, value: transfer.bic },
    { key: 'bank', term: t`Banque`, value: transfer.bank },
    ...(expiresAt === null ? [] : [{ key: 'until', term: t`Avant le`, value: format.date(expiresAt) }]),
  ];
  return (
    <div>
      <h3 className={layout.group}>{t`Coordonnées bancaires`}</h3>
      <KeyValueList facts={facts.filter(({ value }) => value !== '')} />
      {transfer.instructions === '' ? null : <p className={layout.small}>{transfer.instructions}</p>}
    </div>
  );
}
