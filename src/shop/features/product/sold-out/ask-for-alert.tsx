/** Asks for one message when a sold-out article is back; what is answered is the same for every address but one’s own. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { InferInput, InferOutput } from 'valibot';
import { formLayout, textLink } from '#styled/recipes';
import { href } from '#core/contract/pages/href.ts';
import { stockAlertBody } from '#core/contract/stock/alerts.ts';
import { keepNothing, useContractForm } from '#src/forms/contract-form.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { Form } from '#src/forms/form.tsx';
import { FieldsOf, TextField } from '#src/forms/form-fields.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { callOnline } from '#src/shop/store/person/session.ts';
import { useView } from '#src/shop/store/state.ts';
import { Button } from '#src/ui/button/button.tsx';
import { FormStack } from '#src/ui/field/form-layout.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { ResultNote } from '#src/ui/result/result-note.tsx';

type Typed = InferInput<typeof stockAlertBody>;
type Asked = InferOutput<typeof stockAlertBody>;

interface Done {
  readonly email: string;
  readonly isConfirmed: boolean;
}

export function AskForAlert({ sku }: { sku: string }) {
  const { t } = useLingui();
  const own = useView((state) => state.session.customer?.email ?? null);
  const [done, setDone] = useState<Done | null>(null);
  const loadedDefaults = useMemo(() => (own === null ? null : { email: own, sku }), [own, sku]);
  const form = useContractForm<Typed, Asked>({
    schema: stockAlertBody,
    defaults: { email: '', sku },
    loadedDefaults,
    keep: keepNothing,
  });
  const { ask, failure } = useAsk({ form, names: ['email'] });
  const send = async (body: Asked): Promise<void> => {
    await ask(async () => {
      const called = await callOnline('api.stock-alerts.store', { body });
      if (called.ok) setDone({ email: body.email, ...called.answer });
      return called;
    });
  };
  if (done !== null) return <AlertAsked done={done} />;
  return (
    <FieldsOf place="alerte">
      <Form form={form} onSubmit={form.handleSubmit(send)}>
        <FormStack>
          <FailureNote failure={failure} />
          <TextField
            name="email"
            label={t`Me prévenir par e-mail du retour en stock`}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
          <div>
            <Button type="submit" tone="line" loading={form.formState.isSubmitting}>
              <Trans>Me prévenir</Trans>
            </Button>
          </div>
          <p className={formLayout().small}>
            <Trans>
              Votre adresse ne sert qu’à ce message, comme le dit la{' '}
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

function AlertAsked({ done: { email, isConfirmed } }: { done: Done }) {
  const { t } = useLingui();
  if (isConfirmed)
    return (
      <ResultNote title={t`Votre alerte est notée`}>
        <p>
          <Trans>
            Un message partira vers <strong>{email}</strong> dès que ce produit sera de nouveau disponible.
          </Trans>
        </p>
      </ResultNote>
    );
  return (
    <ResultNote title={t`Vérifiez votre boîte e-mail`}>
      <p>
        <Trans>
          Si aucune alerte n’existe déjà pour <strong>{email}</strong>, nous venons d’y envoyer un message. Cliquez sur
          son lien pour confirmer votre alerte.
        </Trans>
      </p>
    </ResultNote>
  );
}
