/** The clock of a half of the shop: what days of its papers and letters are of. */
import type { Area } from '#core/domain/shop/area.ts';
import { DEFAULT_TIME_ZONE, dayIn, TIME_ZONES, type TimeZone } from '#core/domain/shop/time-zone.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';

import { CLOCK_CODE, type ReadSetting } from './core-config.ts';

export const clockIn = (setting: ReadSetting, area: Area): TimeZone => setting(CLOCK_CODE, { channel: area });

/** The day of an instant by the clock of an area. */
export const dayOf = (setting: ReadSetting, area: Area, at: Date): string =>
  dayIn(clockIn(setting, area), at.getTime());

/** The same, where nothing else is asked of the settings. */
export async function clockOf(db: Db | Trx, area: Area): Promise<TimeZone> {
  const row = await db.selectFrom('shop_channel').select('time_zone').where('code', '=', area).executeTakeFirst();
  return TIME_ZONES.find((zone) => zone === row?.time_zone) ?? DEFAULT_TIME_ZONE;
}
