/** Asks for the letter of an area; what is answered is the same for every address. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { InferInput, InferOutput } from 'valibot';
import { textLink } from '#styled/recipes';
import { subscribeBody } from '#core/contract/newsletter/newsletter.ts';
import { href } from '#core/contract/pages/href.ts';
import type { Area } from '#core/domain/shop/area.ts';
import { keepNothing, useContractForm } from '#src/forms/contract-form.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { Form } from '#src/forms/form.tsx';
import { FieldsOf, FormErrors, TextField } from '#src/forms/form-fields.tsx';
import { RadioField } from '#src/forms/choice-fields.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { callOnline } from '#src/shop/store/person/session.ts';
import { Button } from '#src/ui/button/button.tsx';
import { FormStack } from '#src/ui/field/form-layout.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { ResultNote } from '#src/ui/result/result-note.tsx';

type Typed = InferInput<typeof subscribeBody>;
type Subscription = InferOutput<typeof subscribeBody>;

export function Subscribe({ area }: { area: Area }) {
  const { t } = useLingui();
  const [address, setAddress] = useState<string | null>(null);
  const form = useContractForm<Typed, Subscription>({
    schema: subscribeBody,
    defaults: { email: '', area },
    keep: keepNothing,
  });
  const { ask, failure } = useAsk({ form, names: ['email'] });
  const labels = { email: t`Adresse e-mail` };
  const send = async (body: Subscription): Promise<void> => {
    if (await ask(() => callOnline('api.newsletter.subscribe', { body }))) setAddress(body.email);
  };
  if (address !== null)
    return (
      <ResultNote title={t`Vérifiez votre boîte e-mail`}>
        <p>
          <Trans>
            Si <strong>{address}</strong> n’est pas encore inscrite, un message vient de partir. Cliquez sur son lien
            pour confirmer votre inscription.
          </Trans>
        </p>
      </ResultNote>
    );
  return (
    <FieldsOf place="lettre">
      <Form form={form} onSubmit={form.handleSubmit(send)}>
        <FormStack>
          <p>
            <Trans>
              Nos nouveautés, nos conseils d’entretien et nos offres, par e-mail. Vous pouvez vous désinscrire à tout
              moment.
            </Trans>
          </p>
          <FormErrors labels={labels} />
          <FailureNote failure={failure} />
          <RadioField
            name="area"
            legend={t`Ce qui vous intéresse`}
            options={[
              { value: 'auto', label: t`Auto` },
              { value: 'moto', label: t`Moto` },
            ]}
          />
          <TextField name="email" label={labels.email} type="email" inputMode="email" autoComplete="email" />
          <div>
            <Button type="submit" loading={form.formState.isSubmitting}>
              <Trans>M’inscrire</Trans>
            </Button>
          </div>
          <p>
            <Trans>
              Votre adresse ne sert qu’à cette lettre, comme le dit la{' '}
              <Link href={href('page', { slug: 'confidentialite' })} className={textLink()}>
                politique de confidentialité
              </Link>
              .
            </Trans>
          </p>
        </FormStack>
      </Form>
    </FieldsOf>
  );
}
