import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';

import { loadStored, readingOf, type ReadSetting } from './core-config.ts';

/**
 * Settings as a transaction sees them, read by its own connection: who holds one must not wait for another, or as many
 * as there are would wait for each other. What does not fit was told when the settings of the shop were read.
 */
export const settingsIn = async (within: Db | Trx): Promise<ReadSetting> =>
  readingOf(await loadStored(within), () => {});
