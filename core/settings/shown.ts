/**
 * The settings that the shop reads in a browser: nothing else of the registry leaves the server. Here they are as the
 * screens read them: values already, by the place they stand at.
 */
import { catalogShown } from './catalog.ts';
import { customerShown } from './customer.ts';
import { emailsShown } from './emails.ts';
import type { SettingData, ValueOf } from './definition.ts';
import { generalShown } from './general.ts';
import { salesShown } from './sales.ts';
import { placesAround, rowsByCode, valuesByPlace, type SettingPlace, type StoredSetting } from './inheritance.ts';

export const SHOWN = { ...generalShown, ...catalogShown, ...customerShown, ...salesShown, ...emailsShown } as const;

export type PublicCode = keyof typeof SHOWN;

export type PublicValue<Code extends PublicCode> = ValueOf<(typeof SHOWN)[Code]>;

/**
 * Values by code under the names of their places; everybody's under the empty one, which has a value of every code that
 * is here at all. A document carries those that its page reads.
 */
export type ShownSettings = Readonly<Record<string, Readonly<Record<string, SettingData>>>>;

/** All of them, as the start-up payload tells them; what it does not tell has its default. */
export function shownSettings(
  rows: readonly StoredSetting[],
  onUnfit: (row: StoredSetting) => void = () => {},
): ShownSettings {
  const stored = rowsByCode(rows);
  const shown: Record<string, Record<string, SettingData>> = { '': {} };
  for (const [code, definition] of Object.entries(SHOWN)) {
    const values = valuesByPlace(definition, stored.get(code) ?? [], onUnfit);
    for (const [place, value] of new Map([['', definition.default], ...values])) (shown[place] ??= {})[code] = value;
  }
  return shown;
}

/** The value at a place; the default of a setting that has not come, as from a payload older than it. */
export function settingAt<Code extends PublicCode>(
  settings: ShownSettings,
  code: Code,
  place: SettingPlace,
): PublicValue<Code>;
export function settingAt(settings: ShownSettings, code: PublicCode, place: SettingPlace): SettingData {
  const name = placesAround(place).find((one) => settings[one]?.[code] !== undefined);
  return (name === undefined ? undefined : settings[name]?.[code]) ?? SHOWN[code].default;
}

/** The part of them with these codes. */
export function pickSettings(settings: ShownSettings, codes: readonly string[]): ShownSettings {
  const places = Object.entries(settings).flatMap(([place, values]) => {
    const picked = codes.flatMap((code) => (values[code] === undefined ? [] : [[code, values[code]] as const]));
    return picked.length === 0 ? [] : [[place, Object.fromEntries(picked)] as const];
  });
  return Object.fromEntries(places);
}
