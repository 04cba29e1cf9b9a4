/** A setting at a place: its control where it has a value of its own, else what it inherits. */
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { settings } from '#styled/recipes';
import { mayStandAt, placeName, placeNamed, placesAround, type SettingPlace } from '#core/settings/inheritance.ts';
import { SETTINGS, type SettingCode } from '#core/settings/registry.ts';
import type { FieldSet } from '#core/resources/field.ts';
import { ADMIN_WIDGETS } from '#src/admin/forms/widgets.tsx';
import { CodeSetting, ofCode } from '#src/admin/features/settings/code-setting.tsx';
import { PictureSetting, uuidIn } from '#src/admin/features/settings/picture-setting.tsx';
import { nameOf } from '#src/admin/features/settings/setting-shape.ts';
import { usePlaceNames } from '#src/admin/features/settings/setting-words.ts';
import { PictureField } from '#src/admin/parts/media/picture-field.tsx';
import { usePlaceWords } from '#src/admin/screens/form/places/place-words.tsx';
import { useLabel } from '#src/forms/field-words.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Field } from '#src/ui/field/field.tsx';

export interface SettingRowProps {
  code: SettingCode;
  fields: FieldSet;
  /** The place one looks at; a setting that does not reach so far is shown where it stands. */
  place: SettingPlace;
}

/** The nearest place at which the setting may stand. */
export function reachable(code: SettingCode, { channel = null, locale = null }: SettingPlace): SettingPlace {
  const { scope } = SETTINGS[code];
  return {
    channel: mayStandAt(scope, { channel }) ? channel : null,
    locale: mayStandAt(scope, { locale }) ? locale : null,
  };
}

export function SettingRow({ code, fields, place }: SettingRowProps) {
  const { t } = useLingui();
  const names = usePlaceNames();
  const words = usePlaceWords(fields);
  const { setValue, unregister } = useFormContext();
  const name = nameOf(code);
  const here = reachable(code, place);
  const at = placeName(here);
  const field = fields[name];
  const label = useLabel()(field?.label ?? '');
  const around = placesAround(here);
  const pathAt = (one: string): string => (one === '' ? `fields.${name}` : `channels.${one}.${name}`);
  const values: readonly unknown[] = useWatch({ name: around.map(pathAt) });
  if (field === undefined) return null;
  const path = pathAt(at);
  const isPicture = SETTINGS[code].kind === 'image';
  const isOwn = at === '' || values[0] !== undefined;
  const from = values.findIndex((value) => value !== undefined);
  const [source = '', inherited] = [around[from], values[from]];
  if (isOwn) {
    const Widget = isPicture ? PictureSetting : ofCode(code) === null ? ADMIN_WIDGETS[field.kind] : CodeSetting;
    return (
      <Row
        control={<Widget own={name} field={field} fields={fields} prefix={path.slice(0, -name.length)} />}
        isOwn
        isPlain={at === ''}
        origin={at === '' ? t`Global` : t`Propre à ${names.of(here)}`}
        action={
          at === '' ? null : (
            <Button
              tone="text"
              size="sm"
              aria-label={t`Hériter : ${label}`}
              onClick={() => {
                unregister(path);
                setValue(path, undefined, { shouldDirty: true });
              }}
            >
              {t`Hériter`}
            </Button>
          )
        }
      />
    );
  }
  return (
    <Row
      control={
        isPicture ? (
          <PictureField label={label} value={uuidIn(inherited)} mayWrite={false} onChange={() => {}} />
        ) : (
          <Field label={label}>
            {({ id }) => (
              <output id={id} className={settings().shown}>
                {words.text({ path: `fields.${name}`, name, field }, inherited)}
              </output>
            )}
          </Field>
        )
      }
      origin={t`Hérité de ${names.of(placeNamed(source))}`}
      action={
        <Button
          tone="text"
          size="sm"
          aria-label={t`Remplacer ici : ${label}`}
          onClick={() => setValue(path, inherited ?? null, { shouldDirty: true })}
        >
          {t`Remplacer ici`}
        </Button>
      }
    />
  );
}

interface RowProps {
  control: ReactNode;
  origin: string;
  action: ReactNode;
  isOwn?: boolean;
  /** Everybody's. */
  isPlain?: boolean;
}

export function Row({ control, origin, action, isOwn = false, isPlain = false }: RowProps) {
  const classes = settings();
  return (
    <div className={classes.row}>
      {control}
      <div className={classes.origin} {...(isPlain ? { 'data-plain': true } : {})}>
        <span className={classes.mark} aria-hidden {...(isOwn ? { 'data-own': true } : {})} />
        <span>{origin}</span>
        {action}
      </div>
    </div>
  );
}
