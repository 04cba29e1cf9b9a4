import { useLingui } from '@lingui/react/macro';
import type { Draft } from '#src/admin/store/documents/use-draft.ts';

/** A colleague has saved meanwhile what cannot be shown yet: what is typed here is not put aside for it (rule S101). */
export function LaterText({ draft }: { draft: Pick<Draft, 'isBehind'> }) {
  const { t } = useLingui();
  return (
    <span role="status">
      {draft.isBehind
        ? t`Quelqu’un a enregistré ce contenu entre-temps : son texte sera réuni au vôtre à l’enregistrement.`
        : ''}
    </span>
  );
}
