/** What is said of a setting beside its label: limits, units, places. */
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { SettingDefinition } from '#core/settings/definition.ts';
import type { SettingPlace } from '#core/settings/inheritance.ts';
import type { SettingScreen } from '#core/settings/screens.ts';
import type { RecordShape } from '#src/admin/screens/form/places/record-places.ts';
import { settingShape } from '#src/admin/features/settings/setting-shape.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';

export interface PlaceNames {
  readonly channel: Readonly<Record<string, string>>;
  readonly locale: Readonly<Record<string, string>>;
  /** "moto, anglais"; "Global" for everybody's. */
  readonly of: (place: SettingPlace) => string;
}

export function usePlaceNames(): PlaceNames {
  const { t } = useLingui();
  const channel: Readonly<Record<string, string>> = { auto: t`Auto`, moto: t`Moto` };
  const locale: Readonly<Record<string, string>> = { fr_FR: t`Français`, en_GB: t`Anglais` };
  return {
    channel,
    locale,
    of: (place) => {
      const parts = [channel[place.channel ?? ''], locale[place.locale ?? '']].filter((part) => part !== undefined);
      return parts.length === 0 ? t`Global` : parts.join(', ');
    },
  };
}

/** The form of a screen, in the reader's language. */
export function useSettingShape(screen: SettingScreen): RecordShape {
  const { t } = useLingui();
  const locale = useLocale();
  const format = useFormat();
  const names = usePlaceNames();
  const units: Readonly<Record<string, string>> = {
    days: t`jours`,
    hours: t`heures`,
    minutes: t`minutes`,
    months: t`mois`,
    seconds: t`secondes`,
    kB: t`Ko`,
    degrees: t`degrés`,
  };
  const help = (definition: SettingDefinition): string => {
    if (definition.kind === 'numbers') return t`Nombres séparés par des virgules ; le premier est celui par défaut.`;
    if (definition.kind === 'money') return t`En euros.`;
    if (definition.kind === 'url') return t`Un chemin de la boutique ou une adresse en https.`;
    if (definition.kind === 'number') {
      const [min, max] = [format.number(definition.min), format.number(definition.max)];
      const unit = definition.unit === undefined ? '' : (units[definition.unit] ?? '');
      return unit === '' ? t`De ${min} à ${max}.` : t`De ${min} à ${max} ${unit}.`;
    }
    if ('secret' in definition) return t`Chiffré, jamais affiché.`;
    if (!('max' in definition) || definition.max === undefined) return '';
    const max = format.number(definition.max);
    return t`${max} caractères au plus.`;
  };
  /* words follow the language alone */
  // eslint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => settingShape(screen, { locale, help, place: names.of }), [screen, locale]);
}
