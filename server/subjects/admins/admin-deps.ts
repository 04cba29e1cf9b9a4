import type { Seal } from '#server/platform/seal.ts';
import type { SubjectTools } from '#server/subjects/subject-tools.ts';

/** What the services of those who work here stand on. */
export type AdminDeps = Pick<
  SubjectTools,
  'db' | 'ids' | 'jobs' | 'attempts' | 'locks' | 'passwords' | 'limitFactor' | 'exposed' | 'settings' | 'note'
> & {
  /** What the link for a first administrator holds. */
  readonly welcomeToken: string;
  /** Secrets of second factors. */
  readonly seal: Seal;
};
