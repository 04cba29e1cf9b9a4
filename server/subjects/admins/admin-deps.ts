import type { Seal } from '#server/platform/seal.ts';
import type { NoteSecurity } from '#server/platform/security-events.ts';
import type { SubjectTools } from '#server/subjects/subject-tools.ts';

/** What the services of those who work here stand on. */
export interface AdminDeps extends Pick<
  SubjectTools,
  'db' | 'ids' | 'attempts' | 'locks' | 'passwords' | 'limitFactor' | 'exposed' | 'settings'
> {
  readonly jobs: Pick<SubjectTools['jobs'], 'enqueue'>;
  /** What the link for a first administrator holds. */
  readonly welcomeToken: string;
  /** Secrets of second factors. */
  readonly seal: Seal;
  readonly note: NoteSecurity;
}
