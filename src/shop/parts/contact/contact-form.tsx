/** A message to the shop (domain 8.8): kept on the device first, sent when there is a network. */
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DefaultValues } from 'react-hook-form';
import type { InferInput, InferOutput } from 'valibot';
import { contactFields, contactStoreRoute } from '#core/contract/contact/contact.ts';
import { useContractForm } from '#src/forms/contract-form.ts';
import { Form } from '#src/forms/form.tsx';
import { FieldRows } from '#src/forms/field-rows.tsx';
import { useFieldWords } from '#src/forms/field-words.ts';
import { FormErrors } from '#src/forms/form-fields.tsx';
import { ConsentField, SendButton } from '#src/shop/parts/contact/consent-field.tsx';
import { FormPage, FormStack } from '#src/ui/field/form-layout.tsx';
import { Wrap } from '#src/ui/frame/page.tsx';

export type ContactInput = InferInput<typeof contactStoreRoute.body>;
export type ContactMessage = InferOutput<typeof contactStoreRoute.body>;

interface ContactFormProps {
  defaults: DefaultValues<ContactInput>;
  /** Beside the form: where the shop is and when it answers. */
  side: ReactNode;
  /** The draft of this device, once it is read. */
  loadedDefaults: DefaultValues<ContactInput> | null;
  keep: (values: ContactInput) => void;
  /** Resolves when the message is safe on this device. */
  send: (message: ContactMessage) => Promise<void>;
}

export function ContactForm({ side, defaults, loadedDefaults, keep, send }: ContactFormProps) {
  const { labels } = useFieldWords(contactFields);
  const form = useContractForm<ContactInput, ContactMessage>({
    schema: contactStoreRoute.body,
    defaults,
    loadedDefaults,
    keep,
  });
  return (
    <Form form={form} onSubmit={form.handleSubmit(send)}>
      <Wrap>
        <FormPage side={side}>
          <FormStack>
            <FormErrors labels={labels} />
            <FieldRows of={contactFields} rows={['name', ['email', 'phone'], 'subject', 'orderNumber', 'message']} />
            <ConsentField />
            <SendButton busy={form.formState.isSubmitting}>
              <Trans>Envoyer le message</Trans>
            </SendButton>
          </FormStack>
        </FormPage>
      </Wrap>
    </Form>
  );
}
