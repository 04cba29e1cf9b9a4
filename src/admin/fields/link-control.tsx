import { useLingui } from '@lingui/react/macro';
import { field as fieldLook, recordForm } from '#styled/recipes';
import { isPlace, isTitledLink, type Place, type TitledLink } from '#core/domain/fields/values.ts';
import { Field } from '#src/ui/field/field.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';
import type { ControlProps } from './control-props.ts';

/** Where a press leads, and what it says. */
export function TitledLinkControl({
  label,
  hint,
  value,
  error,
  drawing: { mayWrite },
  onLeave,
  onChange,
}: ControlProps) {
  const { t } = useLingui();
  const link: TitledLink = isTitledLink(value) ? value : { href: '', text: '' };
  return (
    <fieldset className={recordForm().section}>
      <legend className={fieldLook().legend}>{label}</legend>
      <Field label={t`Adresse`} {...(hint === undefined ? {} : { hint })} error={error}>
        {(control) => (
          <TextInput
            {...control}
            inputMode="url"
            maxLength={2048}
            value={link.href}
            readOnly={!mayWrite}
            onBlur={onLeave}
            onChange={({ target }) => onChange({ ...link, href: target.value.trim() })}
          />
        )}
      </Field>
      <Field label={t`Texte du lien`}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={200}
            value={link.text}
            readOnly={!mayWrite}
            onChange={({ target }) => onChange({ ...link, text: target.value })}
          />
        )}
      </Field>
    </fieldset>
  );
}

const NOWHERE: Place = { address: '', latitude: null, longitude: null };

/** A place by its address; where it lies on a map by its coordinates. */
export function PlaceControl({ label, hint, value, error, drawing: { mayWrite }, onLeave, onChange }: ControlProps) {
  const { t } = useLingui();
  const place = isPlace(value) ? value : NOWHERE;
  const coordinate = (name: 'latitude' | 'longitude', words: string, most: number) => (
    <Field label={words}>
      {(control) => (
        <TextInput
          {...control}
          type="number"
          step="any"
          min={-most}
          max={most}
          value={place[name] === null ? '' : String(place[name])}
          readOnly={!mayWrite}
          onChange={({ target }) => onChange({ ...place, [name]: target.value === '' ? null : Number(target.value) })}
        />
      )}
    </Field>
  );
  return (
    <fieldset className={recordForm().section}>
      <legend className={fieldLook().legend}>{label}</legend>
      <Field label={t`Adresse postale`} {...(hint === undefined ? {} : { hint })} error={error}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={300}
            value={place.address}
            readOnly={!mayWrite}
            onBlur={onLeave}
            onChange={({ target }) => onChange({ ...place, address: target.value })}
          />
        )}
      </Field>
      {coordinate('latitude', t`Latitude`, 90)}
      {coordinate('longitude', t`Longitude`, 180)}
    </fieldset>
  );
}
