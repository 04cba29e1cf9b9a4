import { Trans, useLingui } from '@lingui/react/macro';
import type { InferInput, InferOutput } from 'valibot';
import { formLayout } from '#styled/recipes';
import { dataBody } from '#core/contract/account/data-requests.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { keepNothing, useContractForm } from '#src/forms/contract-form.ts';
import { Form } from '#src/forms/form.tsx';
import { FieldsOf, FormErrors } from '#src/forms/form-fields.tsx';
import { PasswordField } from '#src/forms/password-field.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { callOnline } from '#src/shop/store/person/session.ts';
import { useView } from '#src/shop/store/state.ts';
import { Button } from '#src/ui/button/button.tsx';
import { FormStack } from '#src/ui/field/form-layout.tsx';
import { wifiSlash } from '#src/ui/icon/glyphs-later.ts';
import { Note } from '#src/ui/note/note.tsx';

type Input = InferInput<typeof dataBody>;
type Output = InferOutput<typeof dataBody>;

const EMPTY: Input = { currentPassword: '' };

/** Who asks for everything proves to be the owner: a device left open hands nothing out. */
export function AskForData({ onAsked, onBack }: { onAsked: () => void; onBack: () => void }) {
  const { t } = useLingui();
  const online = useView((state) => state.connection.online);
  const form = useContractForm<Input, Output>({ schema: dataBody, defaults: EMPTY, keep: keepNothing });
  const { ask, failure } = useAsk({ form, names: ['currentPassword'] });
  const labels = { currentPassword: t`Mot de passe actuel` };
  const send = async (body: Output): Promise<void> => {
    if (await ask(() => callOnline('api.account.data-requests.store', { body }))) onAsked();
  };
  if (!online)
    return (
      <Note role="status" glyph={wifiSlash} title={t`Cette action nécessite une connexion Internet.`}>
        <Trans>La boutique doit vérifier votre mot de passe.</Trans>
      </Note>
    );
  return (
    <FieldsOf place="demande-de-donnees">
      <Form form={form} onSubmit={form.handleSubmit(send)}>
        <FormStack>
          <FormErrors labels={labels} />
          <FailureNote failure={failure} />
          <PasswordField name="currentPassword" label={labels.currentPassword} kind="current" />
          <div className={formLayout().actions}>
            <Button type="submit" loading={form.formState.isSubmitting}>
              <Trans>Demander mes données</Trans>
            </Button>
            <Button tone="line" disabled={form.formState.isSubmitting} onClick={onBack}>
              <Trans>Annuler</Trans>
            </Button>
          </div>
        </FormStack>
      </Form>
    </FieldsOf>
  );
}
