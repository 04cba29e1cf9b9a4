import { Trans, useLingui } from '@lingui/react/macro';
import { LetterLink } from '#src/shop/features/newsletter/letter-link.tsx';
import { usePress } from '#src/shop/features/newsletter/use-press.ts';
import { callOnline } from '#src/shop/store/person/session.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { Button, LinkButton } from '#src/ui/button/button.tsx';
import { FormStack } from '#src/ui/field/form-layout.tsx';
import { ResultNote } from '#src/ui/result/result-note.tsx';

/** An alert is confirmed by a press, as a letter is, and ended by another one. */
export function Alert({ token }: { token: string }) {
  const { t } = useLingui();
  const { answer, ...asked } = usePress(() => callOnline('api.stock-alerts.confirm', { body: { token } }));
  const {
    answer: ended,
    press,
    isBusy,
    failure,
  } = usePress(() => callOnline('api.stock-alerts.destroy', { body: { token } }));
  if (answer === null)
    return (
      <LetterLink {...asked} button={t`Confirmer mon alerte`}>
        {t`Confirmez que vous souhaitez un message quand cet article sera de nouveau disponible.`}
      </LetterLink>
    );
  const { email, article, path } = answer;
  return (
    <FormStack>
      {ended === null ? (
        <ResultNote title={t`Votre alerte est confirmée`}>
          <p>
            <Trans>
              Un message partira vers <strong>{email}</strong> dès que « {article} » sera de nouveau disponible.
            </Trans>
          </p>
        </ResultNote>
      ) : (
        <ResultNote title={t`Votre alerte est annulée`}>
          <p>
            <Trans>
              Aucun message ne partira vers <strong>{email}</strong>.
            </Trans>
          </p>
        </ResultNote>
      )}
      <FailureNote failure={failure} />
      <div>
        <LinkButton href={path} tone="line">{t`Voir le produit`}</LinkButton>{' '}
        {ended === null ? (
          <Button tone="text" loading={isBusy} onClick={() => void press()}>
            {t`Annuler mon alerte`}
          </Button>
        ) : null}
      </div>
    </FormStack>
  );
}
