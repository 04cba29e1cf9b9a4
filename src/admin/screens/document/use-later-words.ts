import { useLingui } from '@lingui/react/macro';
import type { Draft } from '#src/admin/store/documents/use-draft.ts';

/** That a colleague has saved meanwhile what cannot be shown yet: what is typed is not put aside for it (rule S101). */
export function useLaterWords({ isBehind }: Pick<Draft, 'isBehind'>): string {
  const { t } = useLingui();
  return isBehind
    ? t`Quelqu’un a enregistré ce contenu entre-temps : son texte sera réuni au vôtre à l’enregistrement.`
    : '';
}
