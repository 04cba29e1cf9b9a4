import type { Db } from '#server/database/connection.ts';
import type { Ids } from '#server/ids.ts';
import type { Exposure } from '#server/platform/exposure.ts';
import type { Attempts } from '#server/platform/attempts.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { ReadSetting } from '#server/platform/settings/core-config.ts';
import type { Seal } from '#server/platform/seal.ts';
import type { NoteSecurity } from '#server/platform/security-events.ts';
import type { AttemptLocks } from '#server/subjects/account/sign-in/attempt-locks.ts';
import type { Passwords } from '#server/subjects/account/passwords/passwords.ts';

/** What the services of those who work here stand on. */
export interface AdminDeps {
  readonly db: Db;
  readonly ids: Ids;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly attempts: Attempts;
  readonly locks: AttemptLocks;
  readonly passwords: Passwords;
  /** How many times as much as usual one network may do. */
  readonly limitFactor: number;
  /** Strangers reach the shop: accounts that came with the demo open nothing. */
  readonly exposed: Exposure;
  /** What the link for a first administrator holds. */
  readonly welcomeToken: string;
  /** Reads settings as they are now. */
  readonly settings: () => Promise<ReadSetting>;
  /** Secrets of second factors. */
  readonly seal: Seal;
  readonly note: NoteSecurity;
}
