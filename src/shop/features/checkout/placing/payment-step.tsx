/** The last step (domain 4.1): how it is paid, everything that is agreed to, and the press that orders. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formLayout } from '#styled/recipes';
import { Agreement } from '#src/shop/features/checkout/placing/agreement.tsx';
import { PAYMENT_FIELD, PaymentChoice } from '#src/shop/features/checkout/payment/payment-choice.tsx';
import { PlacingNotes, SentNote } from '#src/shop/features/checkout/placing/placing-notes.tsx';
import { totalToAgree, usePlaceOrder } from '#src/shop/features/checkout/placing/use-place-order.ts';
import { usePaymentForm } from '#src/shop/features/checkout/placing/use-payment-form.ts';
import type { ReadyCheckout } from '#src/shop/features/checkout/ready-checkout.ts';
import { useChoose } from '#src/shop/features/checkout/use-choose.ts';
import { Form } from '#src/forms/form.tsx';
import { TextAreaField, TextField } from '#src/forms/form-fields.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { useStepWords } from '#src/shop/parts/checkout/step-words.ts';
import { useOnline } from '#src/shop/parts/device/device-state.ts';
import { orderRequestOf } from '#src/shop/store/checkout/checkout-state.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Checkbox } from '#src/ui/field/checkbox.tsx';
import { ErrorSummary } from '#src/ui/error-summary/error-summary.tsx';
import { ActionBar } from '#src/ui/frame/action-bar.tsx';

interface PaymentStepProps {
  view: ReadyCheckout;
  hold: (isHeld: boolean) => void;
}

export function PaymentStep({ view, hold }: PaymentStepProps) {
  const placing = usePlaceOrder(view, hold);
  const isSent = (view.draft?.sent ?? null) !== null;
  const isUnderWay = isSent || placing.isAsking;
  return (
    <>
      {isUnderWay ? <SentNote placing={placing} /> : null}
      {/* what is typed and ticked is there again where the shop refuses */}
      <div hidden={isUnderWay}>
        <PaymentForm view={view} placing={placing} />
      </div>
    </>
  );
}

function PaymentForm({ view, placing }: { view: ReadyCheckout; placing: ReturnType<typeof usePlaceOrder> }) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useStepWords();
  const isOnline = useOnline();
  const { place, checkout, draft, buyer } = view;
  const choose = useChoose(place);
  const [refused, setRefused] = useState(0);
  const { payment, payments, pricing, credit, hasDownload } = checkout;
  const available = format.money(credit.available);
  const form = usePaymentForm(draft, hasDownload, placing.isTaken, choose);
  const { errors } = form.formState;
  const total = totalToAgree(placing.change, pricing.priced.grandTotal);
  const isFree = payment?.code === 'free';
  const sentence = refused > 0 && payment === null ? words.error('payment.required', 0) : undefined;
  const wrong = [
    ...(payment === null ? [{ id: PAYMENT_FIELD, label: t`Moyen de paiement` }] : []),
    ...(errors.waiveWithdrawal === undefined ? [] : [{ id: 'champ-waiveWithdrawal', label: t`Téléchargement` }]),
    ...(errors.terms === undefined ? [] : [{ id: 'champ-terms', label: t`Conditions générales de vente` }]),
  ];
  const count = wrong.length;
  const again = (): void => setRefused((times) => times + 1);
  const submit = form.handleSubmit(async ({ comment, purchaseOrderNumber, waiveWithdrawal }) => {
    const request = orderRequestOf(view, checkout, { terms: true, newsletter: false, waiveWithdrawal });
    if (request === null) again();
    else await placing.place({ ...request, comment, purchaseOrderNumber });
  }, again);
  return (
    <Form form={form} onSubmit={submit}>
      <div className={formLayout().stack}>
        {refused > 0 && wrong.length > 0 ? (
          <ErrorSummary
            key={refused}
            title={count === 1 ? t`1 champ à corriger` : t`${count} champs à corriger`}
            errors={wrong}
          />
        ) : null}
        <PlacingNotes place={place} placing={placing} />
        {credit.available === 0 ? null : (
          <Checkbox
            checked={credit.used > 0}
            onChange={(event) => void choose({ useStoreCredit: event.target.checked })}
          >
            <Trans>Utiliser mon avoir ({available} disponibles)</Trans>
          </Checkbox>
        )}
        {isFree ? null : (
          <PaymentChoice
            payments={payments}
            chosen={payment?.code}
            onChoose={(paymentMethod) => void choose({ paymentMethod })}
            error={sentence}
          />
        )}
        {buyer.type === 'professional' ? (
          <TextField name="purchaseOrderNumber" label={t`Votre numéro de commande`} optional maxLength={60} />
        ) : null}
        <TextAreaField name="comment" label={t`Un mot pour la boutique`} optional />
        <Agreement view={view} total={total} />
      </div>
      <ActionBar>
        <Button type="submit" wide disabled={!isOnline} loading={placing.isAsking}>
          {t`Commander avec obligation de paiement`}
        </Button>
      </ActionBar>
    </Form>
  );
}
