/** Settings of the shop as they are stored (domain 1.5), read by their definitions. */
import { sql } from 'kysely';

import type { StoredSetting } from '#core/settings/inheritance.ts';
import { settingsOf, type SettingPlace } from '#core/settings/inheritance.ts';
import type { SettingData } from '#core/settings/definition.ts';
import { isPublicCode, isSecretCode, SETTINGS, type SettingCode, type SettingValue } from '#core/settings/registry.ts';
import type { Db } from '#server/database/connection.ts';

import type { SettingSeal } from './setting-seal.ts';

/** Read from the environment alone (`MAPS_KEY`), never from the database: documents of a shop with maps differ. */
export const MAPS_KEY_CODE = 'general.maps.google.api_key' satisfies SettingCode;

/** The clock of a half of the shop: written with its channel, read as every other setting is. */
export const CLOCK_CODE = 'general.general.locale_options.timezone' satisfies SettingCode;

/** The value of a setting at a place; without one, for everybody. */
export type ReadSetting = <Code extends SettingCode>(code: Code, place?: SettingPlace) => SettingValue<Code>;

/** @param seal opens the secrets; without it, and where it cannot, they are not there */
export async function loadStored(db: Db, seal: SettingSeal | null = null): Promise<StoredSetting[]> {
  const { rows } = await sql<StoredSetting>`
    select code, value, channel_code, locale_code from core_config
    union all select ${CLOCK_CODE}, time_zone, code, null from shop_channel
    order by code, channel_code nulls first, locale_code nulls first`.execute(db);
  return rows
    .filter((row) => row.code !== MAPS_KEY_CODE)
    .flatMap((row) => {
      if (!isSecretCode(row.code) || row.value === null) return [row];
      const value = seal?.open(row.value, row);
      return value === undefined ? [] : [{ ...row, value }];
    });
}

/** The rows that may leave the server. */
export const publicRows = (rows: readonly StoredSetting[]): StoredSetting[] =>
  rows.filter((row) => isPublicCode(row.code));

/**
 * Reads stored rows.
 * @param report told of a code that nobody has defined (which yields null, domain 1.1) and of stored values that do
 * not fit: never with the value, which may be a secret
 */
export function readingOf(rows: readonly StoredSetting[], report: (message: string) => void): ReadSetting {
  const lookUp = settingsOf(SETTINGS, rows, ({ code, channel_code: channel, locale_code: locale }) =>
    report(`Config ${[code, channel, locale].filter((part) => part !== null).join(' ')} does not fit`),
  );
  function read<Code extends SettingCode>(code: Code, place?: SettingPlace): SettingValue<Code>;
  function read(code: string, place: SettingPlace = {}): SettingData {
    const value = lookUp(code, place);
    if (value === undefined) report(`Config ${code} not found`);
    return value ?? null;
  }
  return read;
}

/** Says the same thing once: settings are read again with every revision of the catalogue. */
export function sayingOnce(say: (message: string) => void): (message: string) => void {
  const said = new Set<string>();
  return (message) => {
    if (said.has(message)) return;
    said.add(message);
    say(message);
  };
}
