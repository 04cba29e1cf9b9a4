/** An accepted quote goes to the steps of an order: where it is brought, how it is paid (domain 5.3). */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formLayout } from '#styled/recipes';
import { href } from '#core/contract/pages/href.ts';
import { quoteConvertRoute } from '#core/contract/quotes/quote-payment.ts';
import type { QuoteRecord } from '#core/contract/quotes/quote-record.ts';
import { useActions } from '#src/shop/parts/actions.tsx';
import { OutcomeNote, type Outcome } from '#src/shop/parts/checkout/outcome-note.tsx';
import { deviceInstant } from '#src/shop/parts/device/device-instant.ts';
import { useOnline } from '#src/shop/parts/device/device-state.ts';
import { callWhenSent } from '#src/shop/store/person/session.ts';
import { changeCheckout } from '#src/shop/store/checkout/kept-checkout.ts';
import { Button } from '#src/ui/button/button.tsx';

export function PayQuote({ quote: { area, uuid } }: { quote: QuoteRecord }) {
  const { t } = useLingui();
  const { go } = useActions();
  const isOnline = useOnline();
  const [isAsking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  /* what is bought is kept with the choices of this checkout: its steps need no network after that */
  const start = async (): Promise<void> => {
    const called = await callWhenSent(quoteConvertRoute, { body: { area, quote: uuid } });
    if (!called.ok) {
      setOutcome(called.failure);
      return;
    }
    const basket = { uuid, number: called.answer.number, lines: called.answer.lines };
    await changeCheckout({ area, quote: uuid }, deviceInstant(), (draft) => ({ ...draft, quote: basket }));
    go(href(`${area}.checkout.addresses`, {}, { devis: uuid }));
  };
  const pay = async (): Promise<void> => {
    setAsking(true);
    setOutcome(null);
    try {
      await start();
    } catch (error) {
      // The disk of this device, or a fault of ours: nothing was ordered.
      console.warn(error);
      setOutcome({ kind: 'serverFault', retryAfterMs: null });
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      <OutcomeNote outcome={outcome} />
      <Button wide loading={isAsking} disabled={!isOnline} onClick={() => void pay()}>
        {t`Payer ce devis`}
      </Button>
      {isOnline ? null : <p className={formLayout().small}>{t`Le paiement nécessite une connexion Internet.`}</p>}
    </>
  );
}
