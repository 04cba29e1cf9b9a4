import { Trans, useLingui } from '@lingui/react/macro';
import type { DataState } from '#src/shop/features/account/privacy/use-data.ts';
import { Note } from '#src/ui/note/note.tsx';

/** Why the account cannot be deleted yet: what the shop still owes, or is owed (domain 4.8). */
export function Obstacles({ obstacles }: Pick<DataState, 'obstacles'>) {
  const { t } = useLingui();
  if (obstacles.length === 0) return null;
  const sentence = ({ kind, number }: DataState['obstacles'][number]): string => {
    switch (kind) {
      case 'order':
        return t`La commande ${number} est en cours.`;
      case 'refund':
        return t`Un remboursement de la commande ${number} est attendu.`;
      case 'return':
        return t`Le retour ${number} est en cours.`;
    }
  };
  return (
    <Note tone="warn" title={t`Votre compte ne peut pas être supprimé pour le moment.`}>
      <ul>
        {obstacles.map((one) => (
          <li key={`${one.kind} ${one.number}`}>{sentence(one)}</li>
        ))}
      </ul>
      <p>
        <Trans>Dès que c’est terminé, vous pourrez le supprimer ici.</Trans>
      </p>
    </Note>
  );
}
