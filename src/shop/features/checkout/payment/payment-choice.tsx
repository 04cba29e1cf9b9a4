import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import { paymentFacts, type PaymentMethodCode, type PaymentTerms } from '#core/domain/payment/methods.ts';
import { isOnlineProvider, PROVIDERS } from '#core/domain/payment/providers/all.ts';
import { RadioGroup } from '#src/ui/field/radio-group.tsx';

export const PAYMENT_FIELD = 'paiement';

interface PaymentChoiceProps {
  payments: readonly PaymentTerms[];
  chosen: string | undefined;
  onChoose: (code: string) => void;
  error: string | undefined;
}

/** The ways to pay, in the order of the shop. */
export function PaymentChoice({ payments, chosen, onChoose, error }: PaymentChoiceProps) {
  const { t } = useLingui();
  const words = useKindWords();
  return (
    <RadioGroup
      id={PAYMENT_FIELD}
      name={PAYMENT_FIELD}
      legend={t`Moyen de paiement`}
      lines
      options={payments.map(({ code, title }) => ({
        value: code,
        label: (
          <>
            <b>{title}</b>
            <div className={formLayout().small}>{words(code)}</div>
          </>
        ),
      }))}
      value={chosen}
      onChange={onChoose}
      error={error}
    />
  );
}

function useKindWords(): (code: PaymentMethodCode) => string {
  const { t } = useLingui();
  return (code) => {
    if (isOnlineProvider(code) && !PROVIDERS[code].takesCards) return t`Sur la page sécurisée du prestataire.`;
    switch (paymentFacts(code).kind) {
      case 'online':
        return t`Sur la page sécurisée du prestataire. Aucun numéro de carte ne passe par la boutique.`;
      case 'transfer':
        return t`Les coordonnées bancaires s’affichent après la commande. L’envoi part à réception du virement.`;
      case 'later':
        return t`Sur facture, aux conditions de votre compte.`;
      case 'credit':
      case 'counter':
      case 'none':
        return t`Rien à régler maintenant.`;
    }
  };
}
