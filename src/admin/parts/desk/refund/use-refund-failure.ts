import { useLingui } from '@lingui/react/macro';

/** Why a provider did not give the money back, and what is to be done now. */
export function useRefundFailure(): (failure: string) => string {
  const { t } = useLingui();
  return (failure) => {
    switch (failure) {
      case 'manual':
        return t`Ce moyen se rembourse dans l’espace du prestataire. Une fois fait, confirmez-le sur la commande.`;
      case 'refused':
        return t`Le prestataire a refusé ce remboursement.`;
      default:
        return t`Réponse du prestataire : ${failure}`;
    }
  };
}
