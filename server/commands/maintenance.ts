/** npm run maintenance -- on|off [auto|moto]: closes the shop or one half of it, or ends every maintenance of it. */
import { isArea } from '#core/domain/shop/area.ts';
import { systemClock } from '#server/clock.ts';
import { readConfig } from '#server/config.ts';
import { ConfigError } from '#server/config/config-error.ts';
import { openDatabase } from '#server/database/open.ts';
import { randomIds } from '#server/ids.ts';
import { runCommand } from '#server/run-command.ts';
import { closeShop, openShop } from '#server/subjects/settings/maintenance.ts';

const USAGE = 'npm run maintenance -- on|off [auto|moto]';

await runCommand(async ([state, area], say) => {
  if ((state !== 'on' && state !== 'off') || (area !== undefined && !isArea(area)))
    throw new ConfigError('maintenance', USAGE);
  const database = await openDatabase(readConfig());
  try {
    const deps = { db: database.db, clock: systemClock, ids: randomIds };
    await (state === 'on' ? closeShop : openShop)(deps, area ?? 'all');
    say(`${area ?? 'the shop'}: ${state === 'on' ? 'closed for maintenance' : 'maintenance is over'}`);
  } finally {
    await database.shut();
  }
});
