import { useLingui } from '@lingui/react/macro';
import type { HistoryAction } from '#core/resources/resource-rows.ts';

/** What was done, in words: in the history of a record and in the activity log alike. */
export function useActionWords(): Readonly<Record<HistoryAction, string>> {
  const { t } = useLingui();
  return {
    store: t`Créé`,
    update: t`Modifié`,
    destroy: t`Supprimé`,
    signInAs: t`Connecté en son nom`,
    signOutAs: t`Fin de la connexion en son nom`,
  };
}
