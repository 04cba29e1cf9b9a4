import { Trans, useLingui } from '@lingui/react/macro';
import { href } from '#core/contract/pages/href.ts';
import { LetterLink } from '#src/shop/features/newsletter/letter-link.tsx';
import { usePress } from '#src/shop/features/newsletter/use-press.ts';
import { callOnline } from '#src/shop/store/person/session.ts';
import { LinkButton } from '#src/ui/button/button.tsx';
import { ResultNote } from '#src/ui/result/result-note.tsx';

/** It takes a press: programs that look at mails open their links too, and would subscribe somebody who never asked. */
export function Confirm({ token }: { token: string }) {
  const { t } = useLingui();
  const { answer, ...asked } = usePress(() => callOnline('api.newsletter.confirm', { body: { token } }));
  if (answer !== null)
    return (
      <>
        <ResultNote title={t`Votre inscription est confirmée`}>
          <p>
            <Trans>
              Notre lettre vous parviendra à <strong>{answer.email}</strong>. Chacune contient un lien pour ne plus la
              recevoir.
            </Trans>
          </p>
        </ResultNote>
        <LinkButton href={href(`${answer.area}.home`)} tone="line">{t`Continuer mes achats`}</LinkButton>
      </>
    );
  return (
    <LetterLink {...asked} button={t`Confirmer mon inscription`}>
      {t`Confirmez que vous souhaitez recevoir notre lettre à cette adresse.`}
    </LetterLink>
  );
}
