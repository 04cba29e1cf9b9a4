/** A message about a vehicle for sale (domain 2.10): information, test drive, trade-in or financing. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormContext, useWatch, type DefaultValues } from 'react-hook-form';
import type { InferInput, InferOutput } from 'valibot';
import { allVehicleFields, contactVehicleRoute, ENQUIRY_NEEDS } from '#core/contract/contact/contact.ts';
import type { Field as FieldRule, FieldSet } from '#core/resources/field.ts';
import { readOpeningHours, visitTimes } from '#core/domain/shop/opening-hours.ts';
import { ConsentField, SendButton } from '#src/shop/parts/contact/consent-field.tsx';
import { useContractForm } from '#src/forms/contract-form.ts';
import { Form } from '#src/forms/form.tsx';
import { FieldRows } from '#src/forms/field-rows.tsx';
import { useFieldWords } from '#src/forms/field-words.ts';
import { FormErrors, orNull, useFieldId, useSentence } from '#src/forms/form-fields.tsx';
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
  /** When the place is open, as it says it. */
  hours: string;
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

/** The fields as a kind of request asks for them: what it cannot do without is not called optional. */
function fieldsOf(kind: string | undefined): FieldSet {
  const needed: readonly string[] = ENQUIRY_NEEDS[kind ?? ''] ?? [];
  const fields = Object.entries<FieldRule>(allVehicleFields);
  return Object.fromEntries(
    fields.map(([name, field]) => [name, needed.includes(name) ? { ...field, optional: false } : field]),
  );
}

/** What the kind of request asks for besides: when somebody would come, what they would give in return. */
function Enquiry({ hours, label }: { hours: string; label: string }) {
  const kind = useWatch<VehicleInput, 'requestType'>({ name: 'requestType' });
  const fields = fieldsOf(kind);
  if (kind === 'trade-in')
    return (
      <FieldRows of={fields} rows={[['ownMake', 'ownModel'], ['ownYear', 'ownMileage'], 'ownState', 'wantedDate']} />
    );
  return (
    <>
      <FieldRows of={fields} rows={['wantedDate']} />
      {kind === 'test-drive' ? <TimeField hours={hours} label={label} /> : null}
    </>
  );
}

/** Every half hour of a day, where nobody says when the place is open. */
const ANY_TIME = readOpeningHours('Du lundi au dimanche : 8 h – 20 h');

/** The times at which the place is open on the day that is wished for. */
function TimeField({ hours, label }: { hours: string; label: string }) {
  const { t } = useLingui();
  const { register } = useFormContext<VehicleInput>();
  const day = useWatch<VehicleInput, 'wantedDate'>({ name: 'wantedDate' });
  const isDay = typeof day === 'string' && day !== '';
  const open = readOpeningHours(hours) ?? ANY_TIME;
  const times = isDay && open !== null ? visitTimes(open, day) : [];
  const hint = !isDay
    ? t`Choisissez d’abord une date.`
    : times.length === 0
      ? t`Nous sommes fermés ce jour-là : choisissez une autre date.`
      : hours;
  return (
    <Field label={label} id={useFieldId('wantedTime')} hint={hint} error={useSentence('wantedTime')}>
      {(control) => (
        <Select {...control} {...register('wantedTime', { setValueAs: orNull })}>
          <option value="">{t`Choisir une heure`}</option>
          {times.map((time) => (
            <option key={time} value={time}>
              {time}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

export function VehicleForm({ vehicles, hours, side, defaults, loadedDefaults, keep, send }: VehicleFormProps) {
  const { labels } = useFieldWords(allVehicleFields);
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
            <FieldRows of={allVehicleFields} rows={['name', ['email', 'phone']]} />
            <VehicleField vehicles={vehicles} label={labels['vehicle'] ?? ''} />
            <FieldRows of={allVehicleFields} rows={['requestType']} />
            <Enquiry hours={hours} label={labels['wantedTime'] ?? ''} />
            <FieldRows of={allVehicleFields} rows={['message']} />
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
