/** Without signing in: the number of the order and its address; the answer is the same for every order and address. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { InferInput, InferOutput } from 'valibot';
import { formLayout } from '#styled/recipes';
import { withdrawalLinkBody } from '#core/contract/withdrawal/withdrawals.ts';
import { keepNothing, useContractForm } from '#src/forms/contract-form.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { Form } from '#src/forms/form.tsx';
import { FieldsOf, FormErrors, TextField } from '#src/forms/form-fields.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { callOnline } from '#src/shop/store/person/session.ts';
import { Button } from '#src/ui/button/button.tsx';
import { FormStack } from '#src/ui/field/form-layout.tsx';
import { ResultNote } from '#src/ui/result/result-note.tsx';

type LinkInput = InferInput<typeof withdrawalLinkBody>;
type LinkOutput = InferOutput<typeof withdrawalLinkBody>;

export function AskLink() {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  const form = useContractForm<LinkInput, LinkOutput>({
    schema: withdrawalLinkBody,
    defaults: { number: '', email: '' },
    keep: keepNothing,
  });
  const { ask, failure } = useAsk({ form, names: ['number', 'email'] });
  const labels = { number: t`Numéro de commande`, email: t`Adresse e-mail de la commande` };
  const send = async (body: LinkOutput): Promise<void> => {
    if (await ask(() => callOnline('api.withdrawals.request-link', { body }))) setAsked(true);
  };
  if (isAsked)
    return (
      <ResultNote title={t`Consultez votre boîte de réception`}>
        <p>
          <Trans>Si ce numéro et cette adresse vont ensemble, un lien vient de partir. Il est valable 24 heures.</Trans>
        </p>
      </ResultNote>
    );
  return (
    <section>
      <h2 className={formLayout().group}>{t`Avec votre numéro de commande`}</h2>
      <p>
        <Trans>
          Vous avez 14 jours après la réception pour renoncer à votre achat, sans donner de motif. Nous vous envoyons un
          lien, sans compte ni mot de passe.
        </Trans>
      </p>
      <FieldsOf place="retractation">
        <Form form={form} onSubmit={form.handleSubmit(send)}>
          <FormStack>
            <FormErrors labels={labels} />
            <FailureNote failure={failure} />
            <TextField name="number" label={labels.number} hint={t`Par exemple : CMD00000042`} />
            <TextField name="email" label={labels.email} type="email" inputMode="email" autoComplete="email" />
            <div>
              <Button type="submit" loading={form.formState.isSubmitting}>
                <Trans>Recevoir le lien</Trans>
              </Button>
            </div>
          </FormStack>
        </Form>
      </FieldsOf>
    </section>
  );
}
