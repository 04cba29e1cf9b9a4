import { useLingui } from '@lingui/react/macro';
import { stepList } from '#styled/recipes';
import { href } from '#core/contract/pages/href.ts';
import type { CheckoutStep, CheckoutSteps } from '#core/domain/checkout/steps.ts';
import { useStepWords } from '#src/shop/parts/checkout/step-words.ts';
import type { CheckoutPlace } from '#src/shop/store/checkout/checkout-place.ts';
import { Link } from '#src/ui/link/link.tsx';

/** Steps of an order that have a page of their own, in their order. */
export const ORDER_STEPS = ['cart', 'addresses', 'shipping', 'payment'] as const;
export type OrderStep = (typeof ORDER_STEPS)[number];

/** A quote is read where it was accepted, and has no cart. */
export function stepHref({ area, quote }: CheckoutPlace, step: OrderStep): string {
  if (step !== 'cart') return href(`${area}.checkout.${step}`, {}, { devis: quote });
  return quote === null ? href(`${area}.checkout.cart`) : href(`${area}.account.quote`, { id: quote });
}

interface StepListProps {
  place: CheckoutPlace;
  steps: CheckoutSteps;
  current: CheckoutStep;
  /** Without anything to bring there is no delivery to choose. */
  hasDelivery: boolean;
}

/** Where one is in the order; what is done leads back (specification §4). */
export function StepList({ place, steps, current, hasDelivery }: StepListProps) {
  const { t } = useLingui();
  const words = useStepWords();
  const classes = stepList();
  const nameOf = (step: CheckoutStep) => words.name(step === 'cart' && place.quote !== null ? 'quote' : step);
  const shown = [...ORDER_STEPS.filter((step) => step !== 'shipping' || hasDelivery), 'success' as const];
  return (
    <nav aria-label={t`Étapes de la commande`}>
      <ol className={classes.root}>
        {shown.map((step) => {
          const isHere = step === current;
          const leads = !isHere && step !== 'success' && steps[step].enabled && steps[step].done;
          return (
            <li key={step} className={classes.item} {...(isHere ? { 'aria-current': 'step' as const } : {})}>
              {leads ? (
                <Link href={stepHref(place, step)} className={classes.link}>
                  {nameOf(step)}
                </Link>
              ) : (
                nameOf(step)
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
