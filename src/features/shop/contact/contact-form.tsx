/** A message to the shop (domain 8.8): kept on the device first, sent when there is a network. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DefaultValues } from 'react-hook-form';
import type { InferInput, InferOutput } from 'valibot';
import { contactStoreRoute } from '#core/contract/contact.ts';
import { useContractForm } from '#src/screens/form/contract-form.ts';
import { Form } from '#src/screens/form/form.tsx';
import { FormErrors, TextAreaField, TextField } from '#src/screens/form/form-fields.tsx';
import { SenderFields, SendButton, useSenderLabels } from '#src/features/shop/contact/sender-fields.tsx';
import { FormPage, FormStack } from '#src/ui/field/form-layout.tsx';
import { Wrap } from '#src/ui/frame/page.tsx';

export type ContactInput = InferInput<typeof contactStoreRoute.body>;
export type ContactMessage = InferOutput<typeof contactStoreRoute.body>;

interface ContactFormProps {
  defaults: DefaultValues<ContactInput>;
  /** Beside the form: where the shop is and when it answers. */
  side: ReactNode;
  /** The draft of this device, once it is read. */
  late: DefaultValues<ContactInput> | null;
  keep: (values: ContactInput) => void;
  /** Resolves when the message is safe on this device. */
  send: (message: ContactMessage) => Promise<void>;
}

export function ContactForm({ side, defaults, late, keep, send }: ContactFormProps) {
  const { t } = useLingui();
  const sender = useSenderLabels();
  const form = useContractForm<ContactInput, ContactMessage>({ schema: contactStoreRoute.body, defaults, late, keep });
  const labels = {
    ...sender.person,
    subject: t`Sujet`,
    orderNumber: t`Numéro de commande`,
    message: t`Message`,
    ...sender.consent,
  };
  return (
    <Form form={form} onSubmit={form.handleSubmit(send)}>
      <Wrap>
        <FormPage side={side}>
          <FormStack>
            <FormErrors labels={labels} />
            <SenderFields>
              <TextField name="subject" label={labels.subject} maxLength={120} />
              <TextField name="orderNumber" label={labels.orderNumber} optional maxLength={40} />
              <TextAreaField name="message" label={labels.message} />
            </SenderFields>
          </FormStack>
        </FormPage>
      </Wrap>
      <SendButton busy={form.formState.isSubmitting}>
        <Trans>Envoyer le message</Trans>
      </SendButton>
    </Form>
  );
}
