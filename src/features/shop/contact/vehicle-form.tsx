/** A message about a vehicle for sale (domain 2.10): information, test drive, trade-in or financing. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormContext, type DefaultValues } from 'react-hook-form';
import type { InferInput, InferOutput } from 'valibot';
import { contactVehicleRoute } from '#core/contract/contact.ts';
import { SenderFields, SendButton, useSenderLabels } from '#src/features/shop/contact/sender-fields.tsx';
import { useContractForm } from '#src/screens/form/contract-form.ts';
import { Form } from '#src/screens/form/form.tsx';
import { FormErrors, TextAreaField, TextField, useFieldId } from '#src/screens/form/form-fields.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { FormPage, FormStack } from '#src/ui/field/form-layout.tsx';
import { Wrap } from '#src/ui/frame/page.tsx';
import { Select } from '#src/ui/field/select.tsx';

export type VehicleInput = InferInput<typeof contactVehicleRoute.body>;
export type VehicleMessage = InferOutput<typeof contactVehicleRoute.body>;

export interface VehicleChoice {
  uuid: string;
  name: string;
}

interface VehicleFormProps {
  vehicles: readonly VehicleChoice[];
  defaults: DefaultValues<VehicleInput>;
  /** Beside the form: where the shop is and when it answers. */
  side: ReactNode;
  /** The draft of this device, once it is read. */
  late: DefaultValues<VehicleInput> | null;
  keep: (values: VehicleInput) => void;
  /** Resolves when the message is safe on this device. */
  send: (message: VehicleMessage) => Promise<void>;
}

function VehicleField({ vehicles, label }: { vehicles: readonly VehicleChoice[]; label: string }) {
  const { t } = useLingui();
  const { register, setValue } = useFormContext<VehicleInput>();
  const field = register('vehicle', { setValueAs: (uuid: unknown) => (uuid === '' ? null : uuid) });
  return (
    <Field label={label} id={useFieldId('vehicle')}>
      {(control) => (
        <Select
          {...control}
          {...field}
          onChange={(event) => {
            setValue('vehicleName', vehicles.find((one) => one.uuid === event.target.value)?.name ?? null);
            void field.onChange(event);
          }}
        >
          <option value="">{t`Aucun en particulier`}</option>
          {vehicles.map((one) => (
            <option key={one.uuid} value={one.uuid}>
              {one.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function RequestField({ label }: { label: string }) {
  const { t } = useLingui();
  const { register } = useFormContext<VehicleInput>();
  return (
    <Field label={label} id={useFieldId('requestType')}>
      {(control) => (
        <Select {...control} {...register('requestType')}>
          <option value="info">{t`Un renseignement`}</option>
          <option value="test-drive">{t`Un essai`}</option>
          <option value="trade-in">{t`Une reprise`}</option>
          <option value="financing">{t`Un financement`}</option>
        </Select>
      )}
    </Field>
  );
}

export function VehicleForm({ vehicles, side, defaults, late, keep, send }: VehicleFormProps) {
  const { t } = useLingui();
  const sender = useSenderLabels();
  const form = useContractForm<VehicleInput, VehicleMessage>({
    schema: contactVehicleRoute.body,
    defaults,
    late,
    keep,
  });
  const own = {
    vehicle: t`Véhicule`,
    requestType: t`Votre demande`,
    wantedDate: t`Date souhaitée`,
    message: t`Message`,
  };
  return (
    <Form form={form} onSubmit={form.handleSubmit(send)}>
      <Wrap>
        <FormPage side={side}>
          <FormStack>
            <FormErrors labels={{ ...sender.person, ...own, ...sender.consent }} />
            <SenderFields>
              <VehicleField vehicles={vehicles} label={own.vehicle} />
              <RequestField label={own.requestType} />
              <TextField name="wantedDate" label={own.wantedDate} optional type="date" />
              <TextAreaField name="message" label={own.message} />
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
