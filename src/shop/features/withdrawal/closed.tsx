import { useLingui } from '@lingui/react/macro';
import type { Offer } from '#src/shop/features/withdrawal/stated.ts';
import { Note } from '#src/ui/note/note.tsx';

/** Why nothing can be withdrawn from any more. */
export function Closed({ offer: { isOpen, lines, before } }: { offer: Offer }) {
  const { t } = useLingui();
  if (before.length > 0)
    return (
      <Note tone="success" title={t`Votre rétractation est déjà enregistrée`}>
        {t`L’accusé de réception vous a été envoyé par e-mail.`}
      </Note>
    );
  if (lines.some(({ obstacle }) => obstacle === 'professional'))
    return (
      <Note tone="warn" title={t`Cet achat est professionnel`}>
        {t`Le droit de rétractation est réservé aux consommateurs. Écrivez à la boutique.`}
      </Note>
    );
  return (
    <Note tone="warn" title={t`Cette commande ne peut plus faire l’objet d’une rétractation`}>
      {isOpen
        ? t`Ses articles ont été annulés, remboursés ou sont exclus du droit de rétractation.`
        : t`Le délai de rétractation de cette commande est passé.`}
    </Note>
  );
}
