/** A message about a vehicle for sale (domain 2.10): information, test drive, trade-in or financing. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormContext, type DefaultValues } from 'react-hook-form';
import type { InferInput, InferOutput } from 'valibot';
import { contactVehicleRoute, vehicleFields } from '#core/contract/contact/contact.ts';
import { ConsentField, SendButton } from '#src/shop/parts/contact/consent-field.tsx';
import { useContractForm } from '#src/forms/contract-form.ts';
import { Form } from '#src/forms/form.tsx';
import { FieldRows } from '#src/forms/field-rows.tsx';
import { useFieldWords } from '#src/forms/field-words.ts';
import { FormErrors, useFieldId } from '#src/forms/form-fields.tsx';
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
  loadedDefaults: DefaultValues<VehicleInput> | null;
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

export function VehicleForm({ vehicles, side, defaults, loadedDefaults, keep, send }: VehicleFormProps) {
  const { labels } = useFieldWords(vehicleFields);
  const form = useContractForm<VehicleInput, VehicleMessage>({
    schema: contactVehicleRoute.body,
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
            <FieldRows of={vehicleFields} rows={['name', ['email', 'phone']]} />
            <VehicleField vehicles={vehicles} label={labels['vehicle'] ?? ''} />
            <FieldRows of={vehicleFields} rows={['requestType', 'wantedDate', 'message']} />
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
