/** A maintenance begun and ended without the back office: `npm run maintenance`. */
import { sql } from 'kysely';

import type { Area } from '#core/domain/shop/area.ts';
import type { SettingPlace } from '#core/settings/inheritance.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { CATALOGUE_CHANNEL } from '#server/subjects/catalogue/entities.ts';
import type { UpkeepDeps } from '#server/subjects/catalogue/upkeep.ts';
import { advanceChannel } from '#server/sync/change/channel.ts';

import { saveSettings, type SettingChange } from './save-settings.ts';

/** What is closed: the whole shop, or one of its halves. */
export type MaintenancePlace = 'all' | Area;

const ENABLED = 'general.general.maintenance.enabled';
const DESK = { permissions: new Set(['config.general.update']) };

/** Closes the shop, or one half of it, to everybody but those who come in all the same. */
export async function closeShop(deps: UpkeepDeps, place: MaintenancePlace): Promise<void> {
  const own = await valuesAt(deps, place);
  const at = place === 'all' ? {} : { channel: place };
  const isThere = ({ channel, locale }: SettingPlace) => channel === at.channel && locale === undefined;
  await save(deps, [
    ...own.filter((known) => !isThere(known)).map(inherited),
    { code: ENABLED, place: at, value: true },
  ]);
}

/** Ends every maintenance of the shop, or of one half of it: those of the settings and of the channels alike. */
export async function openShop(deps: UpkeepDeps, place: MaintenancePlace): Promise<void> {
  const own = await valuesAt(deps, place);
  await save(deps, own.map(inherited));
  if (place !== 'all' && (await isClosedForAll(deps)))
    await save(deps, [{ code: ENABLED, place: { channel: place }, value: false }]);
  await openChannels(deps, place);
}

const inherited = (place: SettingPlace): SettingChange => ({ code: ENABLED, place, value: undefined });

const save = (deps: UpkeepDeps, changes: readonly SettingChange[]) =>
  saveSettings({ ...deps, seal: null }, DESK, changes);

/** Places with a value of their own: of this half, or all there are. */
async function valuesAt({ db }: UpkeepDeps, place: MaintenancePlace): Promise<SettingPlace[]> {
  const rows = await db
    .selectFrom('core_config')
    .select(['channel_code', 'locale_code'])
    .where('code', '=', ENABLED)
    .execute();
  return rows
    .filter(({ channel_code: channel }) => place === 'all' || channel === place)
    .map(({ channel_code: channel, locale_code: locale }) => ({
      ...(channel === null ? {} : { channel }),
      ...(locale === null ? {} : { locale }),
    }));
}

async function isClosedForAll({ db }: UpkeepDeps): Promise<boolean> {
  const row = await db
    .selectFrom('core_config')
    .select('id')
    .where('code', '=', ENABLED)
    .where('channel_code', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

async function openChannels({ db, clock, ids }: UpkeepDeps, place: MaintenancePlace): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    const { rows } = await sql`
      update shop_channel set is_maintenance_on = false, rev = rev + 1, updated_at = ${now}
      where is_maintenance_on and ${place} in ('all', code) returning code`.execute(trx);
    if (rows.length > 0) await advanceChannel(trx, CATALOGUE_CHANNEL, [], { ids, now });
  });
}
