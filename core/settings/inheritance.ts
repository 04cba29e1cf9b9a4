/**
 * Which of the stored values counts at a place (domain 1.1): that of the area and language, of the area, of the
 * language, of all; else the default of the definition.
 */
import { isLocale } from '#core/domain/shop/locale.ts';

import type { SettingData, SettingDefinition, SettingDefinitions, SettingScope } from './definition.ts';
import { parseSetting } from './values/setting-text.ts';

/** A row of `core_config`, as it travels. */
export interface StoredSetting {
  readonly code: string;
  /** Null: as if it were not there. */
  readonly value: string | null;
  readonly channel_code: string | null;
  readonly locale_code: string | null;
}

/** Where a value is asked for; left out: for everybody. */
export interface SettingPlace {
  readonly channel?: string | null;
  readonly locale?: string | null;
}

/** Name of a place among the values of a setting; empty for everybody. */
export const placeName = ({ channel, locale }: SettingPlace): string =>
  [channel, locale].filter((part) => typeof part === 'string').join('/');

/** The place of a name. */
export function placeNamed(name: string): SettingPlace {
  const parts = name.split('/').filter((part) => part !== '');
  const locale = parts.find(isLocale) ?? null;
  return { channel: parts.find((part) => part !== locale) ?? null, locale };
}

const REACHES: Readonly<Record<SettingScope, { channel: boolean; locale: boolean }>> = {
  global: { channel: false, locale: false },
  channel: { channel: true, locale: false },
  locale: { channel: false, locale: true },
  'channel+locale': { channel: true, locale: true },
};

/** True where a value of this scope may stand. */
export function mayStandAt(scope: SettingScope, { channel = null, locale = null }: SettingPlace): boolean {
  const reach = REACHES[scope];
  return (channel === null || reach.channel) && (locale === null || reach.locale);
}

/** Names of the places that are looked at, in this order. */
export function placesAround({ channel = null, locale = null }: SettingPlace): string[] {
  return [placeName({ channel, locale }), placeName({ channel }), placeName({ locale }), ''];
}

/** The values of one setting by the names of their places: those that stand where they may. */
export function valuesByPlace(
  definition: SettingDefinition,
  rows: readonly StoredSetting[],
  onUnfit: (row: StoredSetting) => void,
): ReadonlyMap<string, SettingData> {
  const values = new Map<string, SettingData>();
  for (const row of rows) {
    const place = { channel: row.channel_code, locale: row.locale_code };
    if (row.value === null || !mayStandAt(definition.scope, place)) continue;
    const value = parseSetting(definition, row.value);
    if (value === undefined) onUnfit(row);
    values.set(placeName(place), value ?? definition.default);
  }
  return values;
}

/** Rows of each code. */
export function rowsByCode(rows: readonly StoredSetting[]): ReadonlyMap<string, readonly StoredSetting[]> {
  const byCode = new Map<string, StoredSetting[]>();
  for (const row of rows) byCode.set(row.code, [...(byCode.get(row.code) ?? []), row]);
  return byCode;
}

/** Looks a value up; undefined for a code that nobody has defined. */
export type LookUpSetting = (code: string, place: SettingPlace) => SettingData | undefined;

/**
 * Reads stored rows by their definitions. Each is read once, when first asked for.
 * @param onUnfit told once of every stored value that its definition does not allow: the default stands in its place
 */
export function settingsOf(
  definitions: SettingDefinitions,
  rows: readonly StoredSetting[],
  onUnfit: (row: StoredSetting) => void,
): LookUpSetting {
  const stored = rowsByCode(rows);
  const known = new Map<string, ReadonlyMap<string, SettingData>>();
  return (code, place) => {
    const definition = Object.hasOwn(definitions, code) ? definitions[code] : undefined;
    if (definition === undefined) return undefined;
    const values = known.get(code) ?? valuesByPlace(definition, stored.get(code) ?? [], onUnfit);
    known.set(code, values);
    const name = placesAround(place).find((one) => values.has(one));
    return (name === undefined ? undefined : values.get(name)) ?? definition.default;
  };
}
