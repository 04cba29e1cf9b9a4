/** The guest's quote request (domain 5.2): who asks, for which vehicle, and anything the shop should know. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { InferInput, InferOutput } from 'valibot';
import { useWatch, type DefaultValues, type UseFormReturn } from 'react-hook-form';
import { textLink } from '#styled/recipes';
import { quoteStoreRoute } from '#core/contract/quotes.ts';
import { MAX_NAME_LENGTH } from '#core/domain/customer.ts';
import { Form } from '#src/screens/form/form.tsx';
import { CheckField, FormErrors, TextAreaField, TextField } from '#src/screens/form/form-fields.tsx';
import { useContractForm } from '#src/screens/form/contract-form.ts';
import { Button } from '#src/ui/button/button.tsx';
import { RadioGroup } from '#src/ui/field/radio-group.tsx';
import { ActionBar } from '#src/ui/frame/action-bar.tsx';
import { FormGrid, FormPage, FormStack } from '#src/ui/field/form-layout.tsx';
import { Wrap } from '#src/ui/frame/page.tsx';
import { Link } from '#src/ui/link/link.tsx';

export type QuoteInput = InferInput<typeof quoteStoreRoute.body>;
export type QuoteRequest = InferOutput<typeof quoteStoreRoute.body>;

interface QuoteFormProps {
  /** What is asked for: articles and total. */
  side: ReactNode;
  defaults: DefaultValues<QuoteInput>;
  keep: (values: QuoteInput) => void;
  /** Resolves when the request is safe on this device. */
  send: (request: QuoteRequest) => Promise<void>;
}

/** Labels by field, in the order of the page: the error summary follows it. */
function useLabels(): Record<string, string> {
  const { t } = useLingui();
  return {
    'contact.corporateName': t`Raison sociale`,
    'contact.siret': t`SIRET`,
    'contact.firstName': t`Prénom`,
    'contact.lastName': t`Nom`,
    'contact.email': t`Adresse e-mail`,
    'contact.phone': t`Téléphone`,
    'contact.postcode': t`Code postal`,
    'contact.city': t`Ville`,
    vehicle: t`Véhicule`,
    wantedDate: t`Date souhaitée`,
    comment: t`Commentaire`,
    consent: t`Votre accord`,
  };
}

function CustomerTypeField({ form }: { form: UseFormReturn<QuoteInput, unknown, QuoteRequest> }) {
  const { t } = useLingui();
  const value = useWatch({ control: form.control, name: 'contact.customerType' });
  return (
    <RadioGroup
      legend={t`Vous êtes`}
      name="contact.customerType"
      segments
      value={value}
      options={[
        { value: 'individual', label: t`Particulier` },
        { value: 'professional', label: t`Professionnel` },
      ]}
      onChange={(next) => {
        // Fields of the other kind are unknown keys to the contract: they leave with the choice.
        if (next === 'individual') form.unregister(['contact.corporateName', 'contact.siret']);
        form.setValue('contact.customerType', next === 'professional' ? 'professional' : 'individual');
      }}
    />
  );
}

function CompanyFields({
  form,
  label,
}: {
  form: UseFormReturn<QuoteInput, unknown, QuoteRequest>;
  label: (name: string) => string;
}) {
  const type = useWatch({ control: form.control, name: 'contact.customerType' });
  if (type !== 'professional') return null;
  return (
    <>
      <TextField name="contact.corporateName" label={label('contact.corporateName')} autoComplete="organization" />
      <TextField name="contact.siret" label={label('contact.siret')} inputMode="numeric" />
    </>
  );
}

export function QuoteForm({ side, defaults, keep, send }: QuoteFormProps) {
  const labels = useLabels();
  const label = (name: string): string => labels[name] ?? name;
  const form = useContractForm<QuoteInput, QuoteRequest>({ schema: quoteStoreRoute.body, defaults, keep });
  const { isSubmitting } = form.formState;
  return (
    <Form form={form} onSubmit={form.handleSubmit(send)}>
      <Wrap>
        <FormPage side={side}>
          <FormStack>
            <FormErrors labels={labels} />
            <CustomerTypeField form={form} />
            <CompanyFields form={form} label={label} />
            <FormGrid>
              <TextField
                name="contact.firstName"
                label={label('contact.firstName')}
                autoComplete="given-name"
                maxLength={MAX_NAME_LENGTH}
              />
              <TextField
                name="contact.lastName"
                label={label('contact.lastName')}
                autoComplete="family-name"
                maxLength={MAX_NAME_LENGTH}
              />
            </FormGrid>
            <TextField
              name="contact.email"
              label={label('contact.email')}
              type="email"
              inputMode="email"
              autoComplete="email"
            />
            <TextField
              name="contact.phone"
              label={label('contact.phone')}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
            />
            <FormGrid>
              <TextField
                name="contact.postcode"
                label={label('contact.postcode')}
                inputMode="numeric"
                autoComplete="postal-code"
              />
              <TextField
                name="contact.city"
                label={label('contact.city')}
                optional
                autoComplete="address-level2"
                maxLength={100}
              />
            </FormGrid>
            <TextField name="vehicle" label={label('vehicle')} optional maxLength={120} />
            <TextField name="wantedDate" label={label('wantedDate')} optional type="date" />
            <TextAreaField name="comment" label={label('comment')} optional />
            <CheckField name="consent">
              <Trans>
                J’accepte d’être contacté au sujet de cette demande. Mes coordonnées ne servent qu’à y répondre.{' '}
                <Link href="/confidentialite" className={textLink()}>
                  En savoir plus
                </Link>
              </Trans>
            </CheckField>
          </FormStack>
        </FormPage>
      </Wrap>
      <ActionBar>
        <Button type="submit" wide loading={isSubmitting}>
          <Trans>Envoyer ma demande de devis</Trans>
        </Button>
      </ActionBar>
    </Form>
  );
}
