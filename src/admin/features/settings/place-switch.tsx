/** For whom one sets: a channel, a language, both, or everybody. */
import { useLingui } from '@lingui/react/macro';
import { settings } from '#styled/recipes';
import { AREAS } from '#core/domain/shop/area.ts';
import { LOCALES } from '#core/domain/shop/locale.ts';
import type { SettingPlace } from '#core/settings/inheritance.ts';
import { usePlaceNames } from '#src/admin/features/settings/setting-words.ts';
import { Field } from '#src/ui/field/field.tsx';
import { Select } from '#src/ui/field/select.tsx';

interface PlaceSwitchProps {
  place: SettingPlace;
  /** How many values of the screen stand at this place. */
  own: number;
  onChange: (place: SettingPlace) => void;
}

export function PlaceSwitch({ place, own, onChange }: PlaceSwitchProps) {
  const { t } = useLingui();
  const names = usePlaceNames();
  const { channel = null, locale = null } = place;
  const isEverybody = channel === null && locale === null;
  return (
    <div className={settings().places}>
      <Field label={t`Canal`}>
        {(control) => (
          <Select
            {...control}
            value={channel ?? ''}
            onChange={({ target }) => onChange({ ...place, channel: target.value || null })}
          >
            <option value="">{t`Tous`}</option>
            {AREAS.map((one) => (
              <option key={one} value={one}>
                {names.channel[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t`Langue`}>
        {(control) => (
          <Select
            {...control}
            value={locale ?? ''}
            onChange={({ target }) => onChange({ ...place, locale: target.value || null })}
          >
            <option value="">{t`Toutes`}</option>
            {LOCALES.map((one) => (
              <option key={one} value={one}>
                {names.locale[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <p className={settings().counted} role="status">
        {isEverybody
          ? t`Ces valeurs comptent partout où rien d’autre n’est réglé.`
          : own === 1
            ? t`1 valeur propre.`
            : t`${own} valeurs propres.`}
      </p>
    </div>
  );
}
