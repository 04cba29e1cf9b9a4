/** How it is brought: every way the shop offers for this cart and address, with its price and its days (domain 3.6). */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formLayout } from '#styled/recipes';
import { DeliveryLabel } from '#src/shop/features/checkout/delivery-label.tsx';
import type { ReadyCheckout } from '#src/shop/features/checkout/ready-checkout.ts';
import { stepHref } from '#src/shop/features/checkout/step-list.tsx';
import { useChoose } from '#src/shop/features/checkout/use-choose.ts';
import { useStepWords } from '#src/shop/parts/checkout/step-words.ts';
import { useActions } from '#src/shop/parts/actions.tsx';
import { Button, LinkButton } from '#src/ui/button/button.tsx';
import { ErrorSummary } from '#src/ui/error-summary/error-summary.tsx';
import { RadioGroup } from '#src/ui/field/radio-group.tsx';
import { ActionBar } from '#src/ui/frame/action-bar.tsx';
import { Note } from '#src/ui/note/note.tsx';

const FIELD = 'livraison';

export function ShippingStep({ view }: { view: ReadyCheckout }) {
  const { t } = useLingui();
  const { go } = useActions();
  const words = useStepWords();
  const { place, checkout, terms } = view;
  const choose = useChoose(place);
  const [refused, setRefused] = useState(0);
  const { pricing, steps } = checkout;
  const { error } = steps.shipping;
  if (pricing.methods.length === 0)
    return (
      <div className={formLayout().stack}>
        <Note role="status" tone="warn" title={words.error('shipping.noMethod', 0)} />
        <LinkButton href={stepHref(place, 'addresses')}>{t`Changer d’adresse`}</LinkButton>
      </div>
    );
  const sentence = refused === 0 || error === undefined ? undefined : words.error(error, 0);
  const goOn = (): void => {
    if (!steps.shipping.done) setRefused((times) => times + 1);
    else go(stepHref(place, 'payment'));
  };
  return (
    <>
      <div className={formLayout().stack}>
        {sentence === undefined ? null : (
          <ErrorSummary key={refused} title={sentence} errors={[{ id: FIELD, label: t`Mode de livraison` }]} />
        )}
        <RadioGroup
          id={FIELD}
          name={FIELD}
          legend={t`Mode de livraison`}
          lines
          options={pricing.methods.map((method) => ({
            value: method.code,
            label: <DeliveryLabel method={method} terms={terms} />,
          }))}
          value={checkout.method?.code}
          onChange={(code) => void choose({ shippingMethod: code })}
          error={sentence}
        />
      </div>
      <ActionBar>
        <Button wide onClick={goOn}>
          {t`Aller au paiement`}
        </Button>
      </ActionBar>
    </>
  );
}
