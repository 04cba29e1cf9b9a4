/** The guest's quote request (domain 5.2): who asks, for which vehicle, and anything the shop should know. */
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { InferInput, InferOutput } from 'valibot';
import type { DefaultValues } from 'react-hook-form';
import { textLink } from '#styled/recipes';
import { href } from '#core/contract/pages/href.ts';
import { quoteContactFields, quoteFields } from '#core/contract/quotes/quote-fields.ts';
import { quoteStoreRoute } from '#core/contract/quotes/quotes.ts';
import { Form } from '#src/forms/form.tsx';
import { FieldRows } from '#src/forms/field-rows.tsx';
import { useFieldWords } from '#src/forms/field-words.ts';
import { CheckField, FormErrors } from '#src/forms/form-fields.tsx';
import { useContractForm } from '#src/forms/contract-form.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ActionBar } from '#src/ui/frame/action-bar.tsx';
import { FormPage, FormStack } from '#src/ui/field/form-layout.tsx';
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

export function QuoteForm({ side, defaults, keep, send }: QuoteFormProps) {
  const contact = useFieldWords(quoteContactFields, 'contact.');
  const { labels } = useFieldWords(quoteFields);
  const form = useContractForm<QuoteInput, QuoteRequest>({ schema: quoteStoreRoute.body, defaults, keep });
  const { isSubmitting } = form.formState;
  return (
    <Form form={form} onSubmit={form.handleSubmit(send)}>
      <Wrap>
        <FormPage side={side}>
          <FormStack>
            <FormErrors account labels={{ vehicle: labels['vehicle'] ?? '', ...contact.labels, ...labels }} />
            <FieldRows of={quoteFields} rows={['vehicle']} />
            <FieldRows
              of={quoteContactFields}
              prefix="contact."
              rows={[
                'customerType',
                'corporateName',
                'siret',
                ['firstName', 'lastName'],
                'email',
                'phone',
                ['postcode', 'city'],
              ]}
            />
            <FieldRows of={quoteFields} rows={['wantedDate', 'comment']} />
            <CheckField name="consent">
              <Trans>
                J’accepte d’être contacté au sujet de cette demande. Mes coordonnées ne servent qu’à y répondre.{' '}
                <Link href={href('page', { slug: 'confidentialite' })} className={textLink()}>
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
