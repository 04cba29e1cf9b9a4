import type { Locale } from '#core/domain/locale.ts';
import type { Db } from '#server/database/connection.ts';
import type { Ids } from '#server/ids.ts';
import type { Jobs } from '#server/services/jobs/jobs.ts';
import type { Person } from '#server/services/person.ts';

import type { Executables } from './executables.ts';

/** What executing changes stands on. */
export interface ChangeDeps {
  readonly db: Db;
  readonly ids: Ids;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  /** Where requests of customers arrive. */
  readonly shopEmail: string;
  readonly executables: Executables;
  /** Told about every fault that became a `retry`: a bug must be seen. Gets nothing personal. */
  readonly report: (error: unknown, route: string) => void;
}

/** Whose changes run, when, and in which language the person is written to. */
export interface ChangeOwner {
  readonly person: Person;
  readonly now: Date;
  readonly locale: Locale;
}
