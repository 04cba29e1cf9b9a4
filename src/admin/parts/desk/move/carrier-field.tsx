/** By whom a parcel goes: a carrier the shop knows, another by its name, or as the way of delivery is called. */
import { useLingui } from '@lingui/react/macro';
import { CARRIER_FACTS, CARRIERS, isCarrier } from '#core/domain/shipping/tracking.ts';
import { Field } from '#src/ui/field/field.tsx';
import { Select } from '#src/ui/field/select.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';
import { orNone } from '#src/admin/parts/desk/move/reason-field.tsx';

const LONGEST = 100;
const OTHER = 'other';

export interface TypedCarrier {
  /** Code of a carrier, `other`, or empty: as the way of delivery is called. */
  readonly carrier: string;
  readonly otherCarrier: string;
  readonly trackNumber: string;
}

export const NO_CARRIER: TypedCarrier = { carrier: '', otherCarrier: '', trackNumber: '' };

/** What a parcel has already. */
export const typedCarrier = (carrier: string, trackNumber: string | null): TypedCarrier =>
  isCarrier(carrier)
    ? { carrier, otherCarrier: '', trackNumber: trackNumber ?? '' }
    : { carrier: carrier === '' ? '' : OTHER, otherCarrier: carrier, trackNumber: trackNumber ?? '' };

/** As the contract has it; undefined: another one, without a name. */
export function carrierIn({ carrier, otherCarrier, trackNumber }: TypedCarrier) {
  const named = carrier === OTHER ? (orNone(otherCarrier) ?? undefined) : orNone(carrier);
  return named === undefined ? undefined : { carrier: named, trackNumber: orNone(trackNumber) };
}

interface CarrierFieldsProps {
  typed: TypedCarrier;
  /** What the buyer chose, if it has a name; missing where there is nothing to go by and a carrier has to be named. */
  delivery?: string | null;
  wrongOf: (name: 'carrier' | 'trackNumber') => string | undefined;
  onChange: (part: Partial<TypedCarrier>) => void;
}

export function CarrierFields({ typed, delivery, wrongOf, onChange }: CarrierFieldsProps) {
  const { t } = useLingui();
  const isOther = typed.carrier === OTHER;
  return (
    <>
      <Field label={t`Transporteur`} {...(isOther ? {} : { error: wrongOf('carrier') })}>
        {(control) => (
          <Select {...control} value={typed.carrier} onChange={({ target }) => onChange({ carrier: target.value })}>
            <option value="">
              {delivery === undefined
                ? t`Choisissez un transporteur`
                : delivery === null
                  ? t`Comme la livraison choisie`
                  : t`Comme la livraison choisie : ${delivery}`}
            </option>
            {CARRIERS.map((code) => (
              <option key={code} value={code}>
                {CARRIER_FACTS[code].title}
              </option>
            ))}
            <option value={OTHER}>{t`Autre`}</option>
          </Select>
        )}
      </Field>
      {isOther ? (
        <Field label={t`Nom du transporteur`} error={wrongOf('carrier')}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={LONGEST}
              value={typed.otherCarrier}
              onChange={({ target }) => onChange({ otherCarrier: target.value })}
            />
          )}
        </Field>
      ) : null}
      <Field label={t`Numéro de suivi`} optional={t`(facultatif)`} error={wrongOf('trackNumber')}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={LONGEST}
            autoComplete="off"
            value={typed.trackNumber}
            onChange={({ target }) => onChange({ trackNumber: target.value })}
          />
        )}
      </Field>
    </>
  );
}
