import type { Db } from '#server/database/connection.ts';
import type { StorageGateway } from '#server/gateways/storage/storage-gateway.ts';
import type { Ids } from '#server/ids.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Person, SyncedPerson } from '#server/platform/person.ts';

import type { SyncRegistry } from './registry.ts';

/** What executing changes stands on. */
export interface ChangeDeps<P extends SyncedPerson = Person> {
  readonly db: Db;
  readonly ids: Ids;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  /** Files of people: under names nobody can guess. */
  readonly storage: Pick<StorageGateway, 'write'>;
  /** How many times as much as usual one network may do. */
  readonly limitFactor: number;
  /** Where requests of customers arrive. */
  readonly shopEmail: string;
  readonly registry: SyncRegistry<P>;
  /** Told about every fault that became a `retry`: a bug must be seen. Gets nothing personal. */
  readonly report: (error: unknown, route: string) => void;
}
