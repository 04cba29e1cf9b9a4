import { Trans, useLingui } from '@lingui/react/macro';
import { LetterLink } from '#src/shop/features/newsletter/letter-link.tsx';
import { usePress } from '#src/shop/features/newsletter/use-press.ts';
import { callOnline } from '#src/shop/store/person/session.ts';
import { ResultNote } from '#src/ui/result/result-note.tsx';

/** One press, no question why (CPCE, L34-5): a link alone would be followed by programs that look at mails. */
export function Unsubscribe({ token }: { token: string }) {
  const { t } = useLingui();
  const { answer, ...asked } = usePress(() => callOnline('api.newsletter.unsubscribe', { body: { token } }));
  if (answer !== null)
    return (
      <ResultNote title={t`Vous êtes désinscrit`}>
        <p>
          <Trans>
            Plus aucune lettre ne partira vers <strong>{answer.email}</strong>. Les messages sur vos commandes et vos
            devis vous parviennent toujours.
          </Trans>
        </p>
      </ResultNote>
    );
  return (
    <LetterLink {...asked} button={t`Me désinscrire`}>
      {t`Vous ne recevrez plus notre lettre, ni pour l’auto ni pour la moto.`}
    </LetterLink>
  );
}
