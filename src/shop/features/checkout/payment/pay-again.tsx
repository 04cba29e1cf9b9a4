/** An order that waits for its money is paid by another way, or by the same again. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formLayout } from '#styled/recipes';
import type { OrderRecord } from '#core/contract/orders/order-record.ts';
import { offeredPayments } from '#core/domain/payment/methods.ts';
import { subtract } from '#core/domain/price/money.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { PAYMENT_FIELD, PaymentChoice } from '#src/shop/features/checkout/payment/payment-choice.tsx';
import { successHref } from '#src/shop/features/checkout/payment/payment-href.ts';
import { usePaymentCalls } from '#src/shop/features/checkout/payment/use-payment.ts';
import { useStepWords } from '#src/shop/parts/checkout/step-words.ts';
import { useOnline } from '#src/shop/parts/device/device-state.ts';
import { useSaleTerms } from '#src/shop/store/checkout/sale-terms.ts';
import { useView } from '#src/shop/store/state.ts';
import { Button, LinkButton } from '#src/ui/button/button.tsx';
import { ErrorSummary } from '#src/ui/error-summary/error-summary.tsx';
import { Note } from '#src/ui/note/note.tsx';

export function PayAgain({ order }: { order: OrderRecord }) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useStepWords();
  const isOnline = useOnline();
  const { area, uuid, number, grandTotal, paid, payment, status } = order;
  const terms = useSaleTerms(area);
  const group = useView((state) => state.profile?.record.group ?? 'general');
  const [chosen, setChosen] = useState(payment.method);
  const [refused, setRefused] = useState(0);
  const { isAsking, failure, retry } = usePaymentCalls(area, uuid);
  const layout = formLayout();
  const rest = subtract(grandTotal, paid);
  if (status !== 'pending_payment')
    return (
      <div className={layout.stack}>
        <Note title={t`La commande ${number} n’attend plus de paiement.`} />
        <LinkButton href={successHref(area, uuid)}>{t`Voir ma commande`}</LinkButton>
      </div>
    );
  const payments = offeredPayments(terms?.payments ?? [], { total: rest, group, currency: 'EUR', isBackOffice: false });
  const isOffered = payments.some(({ code }) => code === chosen);
  const sentence = refused > 0 && !isOffered ? words.error('payment.required', 0) : undefined;
  const pay = (): void => {
    if (isOffered) void retry(chosen);
    else setRefused((times) => times + 1);
  };
  const amount = format.money(rest);
  return (
    <div className={layout.stack}>
      {sentence === undefined ? null : (
        <ErrorSummary key={refused} title={sentence} errors={[{ id: PAYMENT_FIELD, label: t`Moyen de paiement` }]} />
      )}
      <p>
        <Trans>
          Commande {number} : reste à payer <b>{amount}</b>.
        </Trans>
      </p>
      <PaymentChoice
        payments={payments}
        chosen={isOffered ? chosen : undefined}
        onChoose={setChosen}
        error={sentence}
      />
      <FailureNote failure={failure} />
      {isOnline ? null : <Note role="status" title={t`Le paiement nécessite une connexion Internet.`} />}
      <Button wide loading={isAsking} disabled={!isOnline} onClick={pay}>
        {t`Payer ${amount}`}
      </Button>
    </div>
  );
}
