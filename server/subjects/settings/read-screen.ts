import type { SettingsAnswer } from '#core/contract/admin/settings/settings.ts';
import type { SettingData } from '#core/settings/definition.ts';
import { placeName, rowsByCode, valuesByPlace } from '#core/settings/inheritance.ts';
import { isSecretCode, SETTINGS } from '#core/settings/registry.ts';
import { codesOn, type SettingScreen } from '#core/settings/screens.ts';
import type { Db } from '#server/database/connection.ts';
import { loadStored, MAPS_KEY_CODE } from '#server/platform/settings/core-config.ts';
import type { ShopTools } from '#server/platform/shop-tools.ts';

export type ScreenDeps = Pick<ShopTools, 'db' | 'mapsKey'>;

/** A screen as it stands: values by place, and of secrets only where they are. */
export async function readScreen({ db, mapsKey }: ScreenDeps, screen: SettingScreen): Promise<SettingsAnswer> {
  const codes = codesOn(screen);
  /* first the revision: what is written meanwhile is then seen, and refused at the next save */
  const {
    uuid,
    rev,
    rev_id: revId,
    updated_at: updatedAt,
  } = await db
    .selectFrom('setting_screen')
    .select(['uuid', 'rev', 'rev_id', 'updated_at'])
    .where('name', '=', screen)
    .executeTakeFirstOrThrow();
  const stored = rowsByCode(await loadStored(db));
  const fields: Record<string, SettingData> = {};
  const channels: Record<string, Record<string, SettingData>> = {};
  for (const code of codes.filter((one) => !('secret' in SETTINGS[one]))) {
    const values = valuesByPlace(SETTINGS[code], stored.get(code) ?? [], () => {});
    for (const [place, value] of values) if (place !== '') (channels[place] ??= {})[code] = value;
    fields[code] = values.get('') ?? SETTINGS[code].default;
  }
  return {
    uuid,
    rev,
    revId,
    updatedAt: updatedAt.toISOString(),
    fields,
    channels,
    secrets: await secretsOn(db, codes),
    fixed: codes.some((code) => code === MAPS_KEY_CODE)
      ? [{ code: MAPS_KEY_CODE, variable: 'MAPS_KEY', value: mapsKey ?? '' }]
      : [],
  };
}

async function secretsOn(db: Db, codes: readonly string[]): Promise<SettingsAnswer['secrets']> {
  const rows = await db
    .selectFrom('core_config')
    .select(['code', 'channel_code', 'locale_code', 'updated_at'])
    .where('code', 'in', codes)
    .where('value', 'is not', null)
    .execute();
  const secrets = rows.filter(({ code }) => isSecretCode(code));
  return secrets.map(({ code, channel_code: channel, locale_code: locale, updated_at: at }) => ({
    code,
    place: placeName({ channel, locale }),
    at: at.toISOString(),
  }));
}
