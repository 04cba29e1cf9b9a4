/** What stands around every step: where one is, what is ordered, and what to do where a step cannot be shown yet. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { formLayout } from '#styled/recipes';
import { href } from '#core/contract/pages/href.ts';
import { nextOrderStep } from '#core/domain/checkout/steps.ts';
import { FoldedSummary, OrderSummary } from '#src/shop/features/checkout/order-summary.tsx';
import { isReady, type ReadyCheckout } from '#src/shop/features/checkout/ready-checkout.ts';
import { ORDER_STEPS, StepList, stepHref, type OrderStep } from '#src/shop/features/checkout/step-list.tsx';
import { useStepWords } from '#src/shop/parts/checkout/step-words.ts';
import { useCheckoutNow } from '#src/shop/parts/checkout/use-checkout-now.ts';
import type { CheckoutPlace } from '#src/shop/store/checkout/checkout-place.ts';
import { PersonalPage } from '#src/shop/parts/page/personal-page.tsx';
import { LinkButton } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { Wrap } from '#src/ui/frame/page.tsx';
import { shoppingCart, user } from '#src/ui/icon/glyphs.ts';
import { fileText, wifiSlash } from '#src/ui/icon/glyphs-later.ts';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';

type FormStep = Exclude<OrderStep, 'cart'>;

interface StepPageProps {
  place: CheckoutPlace;
  step: FormStep;
  /** The step itself. @param hold keeps it on the screen, whatever becomes of the cart */
  children: (view: ReadyCheckout, hold: (isHeld: boolean) => void) => ReactNode;
}

export function StepPage({ place, step, children }: StepPageProps) {
  const { t } = useLingui();
  const words = useStepWords();
  const view = useCheckoutNow(place);
  return (
    <PersonalPage
      back={{
        href: stepHref(place, 'cart'),
        label: place.quote === null ? t`Retour au panier` : t`Retour au devis`,
      }}
      title={words.name(step)}
      offline={<Trans>Vos choix sont gardés sur cet appareil. Le paiement nécessite une connexion Internet.</Trans>}
    >
      <Wrap>
        {isReady(view) ? (
          <ReadyStep place={place} step={step} view={view}>
            {children}
          </ReadyStep>
        ) : (
          <NotReady place={place} step={step} phase={view.phase} />
        )}
      </Wrap>
    </PersonalPage>
  );
}

function ReadyStep({ place, step, view, children }: StepPageProps & { view: ReadyCheckout }) {
  const { steps, pricing } = view.checkout;
  const [isHeld, hold] = useState(false);
  /* what has left stays on the screen until its answer is known */
  const isUnderWay = isHeld || (step === 'payment' && (view.draft?.sent ?? null) !== null);
  if (!isUnderWay && !steps[step].enabled) return <NotYet place={place} view={view} />;
  return (
    <>
      <StepList place={place} steps={steps} current={step} hasDelivery={pricing.hasStockable} />
      <FoldedSummary view={view} />
      <div className={formLayout().body}>
        <div>{children(view, hold)}</div>
        <OrderSummary view={view} />
      </div>
    </>
  );
}

/** A step before this one wants something first. */
function NotYet({ place, view }: { place: CheckoutPlace; view: ReadyCheckout }) {
  const { t } = useLingui();
  const words = useStepWords();
  const { steps, pricing } = view.checkout;
  const next = nextOrderStep(steps);
  const first = ORDER_STEPS.find((step) => step === next) ?? 'cart';
  const { error } = steps[first];
  const name = words.name(first);
  return (
    <EmptyState
      glyph={shoppingCart}
      title={error === undefined ? name : words.error(error, pricing.missingForOrder)}
      actions={<LinkButton href={stepHref(place, first)}>{t`Aller à l’étape « ${name} »`}</LinkButton>}
    />
  );
}

function NotReady({ place, step, phase }: { place: CheckoutPlace; step: FormStep; phase: string }) {
  const { t } = useLingui();
  const { area, quote } = place;
  const back = quote === null ? t`Retour au panier` : t`Retour au devis`;
  if (phase === 'reading')
    return (
      <div className={formLayout().stack} aria-busy="true">
        <Skeleton shape="title" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    );
  if (phase === 'unknownTerms')
    return (
      <EmptyState
        glyph={wifiSlash}
        title={t`Les conditions de vente ne sont pas sur cet appareil`}
        text={t`Ouvrez cette page une première fois avec une connexion : elle fonctionnera ensuite hors connexion. Vos choix sont gardés.`}
        actions={<LinkButton href={stepHref(place, 'cart')}>{back}</LinkButton>}
      />
    );
  if (phase === 'unknownQuote')
    return (
      <EmptyState
        glyph={fileText}
        title={t`Ce devis n’est pas prêt à être payé ici`}
        text={t`Ouvrez-le, puis appuyez sur « Payer ce devis ».`}
        actions={<LinkButton href={stepHref(place, 'cart')}>{t`Voir le devis`}</LinkButton>}
      />
    );
  const to = stepHref(place, step);
  return (
    <EmptyState
      glyph={user}
      title={t`Connectez-vous pour passer commande.`}
      text={t`Votre panier est enregistré dans votre compte.`}
      actions={
        <>
          <LinkButton href={href(`${area}.login`, {}, { retour: to })}>{t`Se connecter`}</LinkButton>
          <LinkButton href={href(`${area}.register`, {}, { retour: to })} tone="line">{t`Créer un compte`}</LinkButton>
        </>
      }
    />
  );
}
