import { useLingui } from '@lingui/react/macro';
import type { ErrorStatus } from '#core/contract/pages/routes.ts';

/** The message of a status, word for word (specification §8), and the sentence that says what can be done. */
export function useErrorWords(status: ErrorStatus): { message: string; sentence: string } {
  const { t } = useLingui();
  switch (status) {
    case 401:
      return {
        message: t`Accès non autorisé`,
        sentence: t`Cette page demande d’être connecté. Vous y reviendrez ensuite.`,
      };
    case 403:
      return { message: t`Accès interdit`, sentence: t`Votre compte ne donne pas accès à cette page.` };
    case 404:
      return {
        message: t`Page non trouvée`,
        sentence: t`L’adresse a changé ou n’existe plus. Votre panier est intact.`,
      };
    case 419:
      return {
        message: t`La page a expiré`,
        sentence: t`Votre saisie est gardée. Rechargez la page, puis envoyez de nouveau.`,
      };
    case 429:
      return { message: t`Limite de requêtes atteinte`, sentence: t`Patientez un instant, rien n’est perdu.` };
    case 500:
      return { message: t`Erreur serveur`, sentence: t`La panne vient de chez nous. Votre panier est intact.` };
    case 503:
      return {
        message: t`Service non disponible`,
        sentence: t`La boutique est en maintenance. Cette page réessaie d’elle-même.`,
      };
  }
}
