import { useLingui } from '@lingui/react/macro';
import type { CheckoutStep, StepError } from '#core/domain/checkout/steps.ts';
import type { Money } from '#core/domain/price/money.ts';
import { useFormat } from '#src/i18n/use-format.ts';

export interface StepWords {
  name: (step: CheckoutStep) => string;
  /** What a step still wants (specification §5). @param missing goods until the shop takes an order */
  error: (error: StepError, missing: Money) => string;
}

export function useStepWords(): StepWords {
  const { t } = useLingui();
  const format = useFormat();
  return {
    name: (step) => {
      switch (step) {
        case 'cart':
          return t`Panier`;
        case 'addresses':
          return t`Adresses`;
        case 'shipping':
          return t`Livraison`;
        case 'information':
          return t`Informations`;
        case 'quote':
          return t({ message: 'Devis', context: 'order' });
        case 'payment':
          return t`Paiement`;
        case 'success':
          return t`Confirmation`;
      }
    },
    error: (error, missing) => {
      switch (error) {
        case 'cart.empty':
          return t`Votre panier est vide.`;
        case 'cart.unavailable':
          return t`Un article de votre panier est épuisé. Retirez-le pour passer commande.`;
        case 'cart.belowMinimum': {
          const rest = format.money(missing);
          return t`Il manque ${rest} d’articles pour passer commande.`;
        }
        case 'signIn':
          return t`Connectez-vous pour passer commande.`;
        case 'addresses.required':
          return t`Veuillez renseigner tous les champs requis`;
        case 'shipping.noMethod':
          return t`Aucune méthode de livraison disponible`;
        case 'shipping.required':
          return t`Veuillez sélectionner une méthode de livraison`;
        case 'information.required':
          return t`Vous devez renseigner tous les champs obligatoires`;
        case 'quote.belowMinimum':
          return t`Votre panier n’atteint pas le minimum pour un devis.`;
        case 'quote.disabled':
          return t`La boutique ne fait pas de devis.`;
        case 'payment.required':
          return t`Choisissez un moyen de paiement.`;
      }
    },
  };
}
