import { useLingui } from '@lingui/react/macro';
import { PAYMENT_FAILURES, type PaymentFailure } from '#core/domain/payment/failure.ts';

const isKnown = (code: string | null): code is PaymentFailure => PAYMENT_FAILURES.some((one) => one === code);

/** Why a payment came to nothing, in a sentence. */
export function useFailureWords(): (code: string | null) => string {
  const { t } = useLingui();
  return (code) => {
    switch (isKnown(code) ? code : 'unknown') {
      case 'abandoned':
        return t`Vous avez quitté le paiement avant la fin.`;
      case 'expired':
        return t`Le temps prévu pour payer est passé.`;
      case 'declined':
        return t`Votre banque a refusé le paiement.`;
      case 'fundsInsufficient':
        return t`Votre banque a refusé le paiement : provision insuffisante.`;
      case 'bankContactNeeded':
        return t`Votre banque demande à être contactée avant ce paiement.`;
      case 'authenticationFailed':
        return t`L’authentification forte (3-D Secure) n’a pas abouti.`;
      case 'cardInvalid':
        return t`Les données de la carte ne sont pas valables.`;
      case 'fraudSuspected':
        return t`Le paiement a été refusé par mesure de sécurité.`;
      case 'methodUnsupported':
        return t`Ce moyen de paiement n’est pas accepté pour cette commande.`;
      case 'underpaid':
        return t`Le montant reçu est inférieur au total. La boutique vous contacte.`;
      case 'paidLate':
        return t`Le paiement est arrivé après son délai. La boutique vous contacte.`;
      case 'technical':
        return t`Une erreur technique a interrompu le paiement.`;
      case 'unknown':
        return t`Le paiement n’a pas abouti.`;
    }
  };
}
