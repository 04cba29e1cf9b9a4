/** On the way to a provider (domain 4.6): the form goes by itself, and by a button where it does not. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formLayout } from '#styled/recipes';
import type { PaymentAction } from '#core/contract/payment/payments.ts';
import type { Area } from '#core/domain/shop/area.ts';
import type { Failure } from '#src/api/failure.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { payHref } from '#src/shop/features/checkout/payment/payment-href.ts';
import { useFollowPayment } from '#src/shop/features/checkout/payment/use-follow-payment.ts';
import { callOnline } from '#src/shop/store/person/session.ts';
import { Button, LinkButton } from '#src/ui/button/button.tsx';
import { LoadingOverlay } from '#src/ui/loading-overlay/loading-overlay.tsx';

type FormAction = Extract<PaymentAction, { kind: 'form' }>;

const FAULT: Failure = { kind: 'serverFault', retryAfterMs: null };

export function RedirectPage({ area, order }: { area: Area; order: string }) {
  const [turn, setTurn] = useState(0);
  return <Redirecting key={turn} area={area} order={order} onAgain={() => setTurn((before) => before + 1)} />;
}

function Redirecting({ area, order, onAgain }: { area: Area; order: string; onAgain: () => void }) {
  const { t } = useLingui();
  const follow = useFollowPayment(area);
  const [form, setForm] = useState<FormAction | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const take = useEffectEvent((payment: PaymentAction) => {
    if (payment.kind === 'form') setForm(payment);
    else follow(payment, order);
  });
  useEffect(() => {
    let isOver = false;
    const ask = async (): Promise<void> => {
      const called = await callOnline('api.payments.show', { params: { order } }).catch((error: unknown) => {
        console.warn(error);
        return { ok: false as const, failure: FAULT };
      });
      if (isOver) return;
      if (called.ok) take(called.answer.payment);
      else setFailure(called.failure);
    };
    void ask();
    return () => {
      isOver = true;
    };
  }, [order]);
  if (failure !== null)
    return (
      <div className={formLayout().stack}>
        <FailureNote failure={failure} />
        <div className={formLayout().actions}>
          <Button onClick={onAgain}>{t`Réessayer`}</Button>
          <LinkButton href={payHref(area, order)} tone="line">
            {t`Choisir un autre moyen de paiement`}
          </LinkButton>
        </div>
      </div>
    );
  return (
    <div className={formLayout().stack}>
      <p role="status">
        <Trans>Vous allez être dirigé vers la page sécurisée du prestataire de paiement.</Trans>
      </p>
      {form === null ? <LoadingOverlay label={t`Préparation du paiement…`} /> : <ProviderForm action={form} />}
    </div>
  );
}

/** Posted by itself; its button serves whom that does not. */
function ProviderForm({ action: { action, fields } }: { action: FormAction }) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.requestSubmit(), []);
  return (
    <form ref={form} method="post" action={action} acceptCharset="utf-8">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <LoadingOverlay label={t`Préparation du paiement…`} />
      <div className={formLayout().actions}>
        <Button type="submit">{t`Continuer vers le paiement`}</Button>
      </div>
    </form>
  );
}
