/** The code of a promotion: taken by the shop alone, given up on this device (domain 3.1). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState, type FormEvent } from 'react';
import { formLayout } from '#styled/recipes';
import { couponStoreRoute } from '#core/contract/cart/coupon.ts';
import type { CouponOutcome, CouponRefusal } from '#core/domain/promotion/coupon.ts';
import { refusalSentence } from '#src/i18n/refusal.ts';
import { useActions } from '#src/shop/parts/actions.tsx';
import { useChange } from '#src/shop/parts/account/use-person.ts';
import { useUnsentWords, type Outcome } from '#src/shop/parts/checkout/outcome-note.tsx';
import { callWhenSent } from '#src/shop/store/person/session.ts';
import type { CartView } from '#src/shop/store/cart/cart-view.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';

interface CouponFieldProps {
  cart: CartView;
  /** What became of the code on the cart; null where that is not known. */
  outcome: CouponOutcome | null;
}

export function CouponField({ cart, outcome }: CouponFieldProps) {
  return cart.coupon === null ? <CouponForm cart={cart} /> : <CouponHeld cart={cart} outcome={outcome} />;
}

const CODES: Readonly<Record<CouponRefusal, string>> = {
  alreadyApplied: 'coupon.applied',
  unknown: 'coupon.unknown',
  expired: 'coupon.expired',
  exhausted: 'coupon.exhausted',
  conditions: 'coupon.conditions',
};

function CouponHeld({ cart: { area, coupon }, outcome }: CouponFieldProps) {
  const { t, i18n } = useLingui();
  const change = useChange();
  const { toast } = useActions();
  const layout = formLayout();
  const drop = async (): Promise<void> => {
    if (await change((own) => own.perform('api.cart.coupon.destroy', { area }))) toast(t`Code promotionnel retiré.`);
  };
  const code = coupon?.code ?? '';
  const refusal = outcome?.refusal ?? null;
  return (
    <div>
      <div className={layout.summary}>
        <span>
          <Trans>
            Code promotionnel <b>{code}</b>
          </Trans>
        </span>
        <Button tone="text" size="sm" aria-label={t`Retirer le code ${code}`} onClick={() => void drop()}>
          {t`Retirer`}
        </Button>
      </div>
      <p className={layout.small}>{refusal === null ? coupon?.label : i18n._(refusalSentence(CODES[refusal]))}</p>
    </div>
  );
}

function CouponForm({ cart: { area } }: Pick<CouponFieldProps, 'cart'>) {
  const { t } = useLingui();
  const { toast } = useActions();
  const id = useId();
  const words = useCouponWords();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const apply = async (): Promise<void> => {
    if (code.trim() === '') {
      setError(t`Ce champ doit être renseigné`);
      return;
    }
    setAsking(true);
    setError(null);
    try {
      const called = await callWhenSent(couponStoreRoute, { body: { area, code } });
      if (called.ok) {
        setCode('');
        toast(t`Code promotionnel appliqué.`);
      } else setError(words(called.failure));
    } catch (fault) {
      console.warn(fault);
      setError(words({ kind: 'serverFault', retryAfterMs: null }));
    } finally {
      setAsking(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isAsking) void apply();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Field label={t`Code promotionnel`} id={id} error={error ?? undefined}>
        {(control) => (
          <div className={formLayout().joined}>
            <TextInput
              {...control}
              value={code}
              maxLength={64}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={(event) => setCode(event.target.value)}
            />
            <Button type="submit" tone="line" loading={isAsking}>
              {t`Appliquer`}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}

/** At the field, in one sentence. */
function useCouponWords(): (outcome: Outcome) => string {
  const { t, i18n } = useLingui();
  const unsent = useUnsentWords();
  return (outcome) => {
    switch (outcome.kind) {
      case 'refusal':
        return i18n._(refusalSentence(outcome.refusal.code, outcome.refusal.data));
      case 'unsent':
        return unsent(outcome.left);
      case 'offline':
        return t`La boutique ne répond pas. Votre code sera vérifié au retour du réseau.`;
      case 'serverFault':
        return t`Une erreur s'est produite, veuillez recommencer`;
    }
  };
}
