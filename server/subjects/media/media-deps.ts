import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/database/connection.ts';
import type { StorageGateway } from '#server/gateways/storage/storage-gateway.ts';
import type { Ids } from '#server/ids.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';

import type { FindUses } from './library/media-uses.ts';

export interface MediaDeps {
  readonly db: Db;
  readonly ids: Ids;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly clock: Clock;
  readonly storage: StorageGateway;
  /** Everywhere a file of the library may be shown. */
  readonly uses: readonly FindUses[];
}
