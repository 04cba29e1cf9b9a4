/** What its buyer may do with an order: the shop checks it again (domain 4.2). */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formLayout } from '#styled/recipes';
import type { OrderRecord } from '#core/contract/orders/order-record.ts';
import { AskFirst } from '#src/shop/parts/ask/ask-first.tsx';
import { OptionalReason } from '#src/shop/parts/ask/optional-reason.tsx';
import { returnPath, withdrawPath } from '#src/shop/parts/orders/order-links.ts';
import type { OrderNow } from '#src/shop/features/account/orders/order-now.ts';
import { Reorder } from '#src/shop/features/account/orders/order/reorder.tsx';
import type { OrderAround } from '#src/shop/features/account/orders/use-order-now.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useChange } from '#src/shop/parts/account/use-person.ts';
import { LinkButton } from '#src/ui/button/button.tsx';

export function OrderActions({ order, now }: { order: OrderRecord; now: OrderAround }) {
  const { t } = useLingui();
  const format = useFormat();
  const layout = formLayout();
  const { actions, withdrawalLastDay } = now;
  const day = withdrawalLastDay === null ? null : format.date(withdrawalLastDay);
  return (
    <section className={layout.stackTight}>
      <h2 className={layout.group}>{t`Que souhaitez-vous faire ?`}</h2>
      {actions.reorder ? <Reorder order={order} articles={now.articles} /> : null}
      {actions.return ? (
        <div>
          <LinkButton tone="line" size="sm" href={returnPath(order)}>{t`Retourner un article`}</LinkButton>
        </div>
      ) : null}
      {actions.withdraw ? (
        <div className={layout.stackTight}>
          <LinkButton tone="line" size="sm" href={withdrawPath(order)}>{t`Renoncer au contrat ici`}</LinkButton>
          <p className={layout.small}>
            {day === null
              ? t`Vous pouvez renoncer à votre achat dès maintenant, sans donner de raison.`
              : t`Sans donner de raison, jusqu’au ${day} inclus.`}
          </p>
        </div>
      ) : null}
      <CancelOrder order={order} cancel={actions.cancel} />
    </section>
  );
}

function CancelOrder({ order, cancel }: { order: OrderRecord; cancel: OrderNow['actions']['cancel'] }) {
  const { t } = useLingui();
  const change = useChange();
  const [reason, setReason] = useState('');
  const { uuid, number } = order;
  if (cancel === 'no' || order.isCancellationAsked) return null;
  const perform = () =>
    change((own) => own.perform('api.orders.cancel', { order: uuid, reason: reason.trim() === '' ? null : reason }));
  return (
    <div>
      <AskFirst
        open={cancel === 'cancel' ? t`Annuler la commande` : t`Demander l’annulation`}
        title={t`Annuler la commande ${number} ?`}
        confirm={cancel === 'cancel' ? t`Annuler la commande` : t`Demander l’annulation`}
        dismiss={t`La garder`}
        onConfirm={() => void perform()}
      >
        <p>
          {cancel === 'cancel'
            ? t`Rien ne sera expédié.`
            : t`La commande est déjà en préparation : la boutique vous dit si elle peut encore l’arrêter.`}
        </p>
        <OptionalReason value={reason} onChange={setReason} />
      </AskFirst>
    </div>
  );
}
