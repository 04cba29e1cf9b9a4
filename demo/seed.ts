/** npm run seed [-- --products 5000] [--seed 1]: the demo shop where there is none, and generated articles beside it. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { systemClock } from '#server/clock.ts';
import { ConfigError } from '#server/config/config-error.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/open.ts';
import { createDiskStorage } from '#server/gateways/storage/disk-storage.ts';
import { randomIds } from '#server/ids.ts';
import { runCommand } from '#server/run-command.ts';
import { JOB_QUEUES } from '#server/jobs.ts';
import { createJobs } from '#server/platform/jobs/jobs.ts';
import { addGenerated } from '#demo/fill/add-generated.ts';
import { seedShop } from '#demo/fill/seed-shop.ts';

const MOST_PRODUCTS = 200_000;

await runCommand(async (args, say) => {
  const { values } = parseArgs({
    args: [...args],
    options: { products: { type: 'string', default: '0' }, seed: { type: 'string', default: '1' } },
  });
  const count = wholeNumber('--products', values.products, MOST_PRODUCTS);
  const seed = wholeNumber('--seed', values.seed, 9999);
  const config = readConfig();
  const database = await openDatabase(config, { log: say });
  const jobs = createJobs(database.db, JOB_QUEUES);
  const deps = {
    db: database.db,
    clock: systemClock,
    ids: randomIds,
    storage: createDiskStorage(join(config.dataDir, 'media')),
    jobs,
    tell: say,
  };
  try {
    await jobs.prepare();
    const fresh = await seedShop(deps);
    const added = count === 0 ? 0 : await addGenerated(deps, { count, seed });
    if (!fresh && added === 0) say('Nothing to add: the demo shop and these articles are there already.');
    if (added > 0) say(`${added} articles added.`);
  } finally {
    await jobs.stop();
    await database.shut();
  }
});

function wholeNumber(option: string, text: string, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > most) {
    throw new ConfigError(option, `wants a whole number from 0 to ${most}, not "${text}"`);
  }
  return number;
}
