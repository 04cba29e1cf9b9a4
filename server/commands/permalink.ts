/** npm run permalink -- product|category auto|moto <slug> [<path>]: an address of its own, or that of the pattern again. */
import { isArea } from '#core/domain/shop/area.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { systemClock } from '#server/clock.ts';
import { readConfig } from '#server/config.ts';
import { ConfigError } from '#server/config/config-error.ts';
import { openDatabase } from '#server/database/open.ts';
import { randomIds } from '#server/ids.ts';
import { runCommand } from '#server/run-command.ts';
import { changeAddress } from '#server/subjects/catalogue/addresses/change-address.ts';

const USAGE = 'npm run permalink -- product|category auto|moto <slug> [<path>]';

await runCommand(async ([kind, area = '', slug, path], say) => {
  if ((kind !== 'product' && kind !== 'category') || !isArea(area) || slug === undefined)
    throw new ConfigError('permalink', USAGE);
  const database = await openDatabase(readConfig());
  try {
    const deps = { db: database.db, clock: systemClock, ids: randomIds };
    const permalink = path?.replace(/^\/+/u, '') ?? null;
    const { before, after } = await changeAddress(deps, { kind, area, slug }, { permalink });
    say(before === after ? `${after} stays` : `${before} leads to ${after}`);
  } catch (error) {
    if (error instanceof Refusal) throw new ConfigError('permalink', `${error.code} ${JSON.stringify(error.data)}`);
    throw error;
  } finally {
    await database.shut();
  }
});
