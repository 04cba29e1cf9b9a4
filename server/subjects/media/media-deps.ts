import type { SubjectTools } from '#server/subjects/subject-tools.ts';

export interface MediaDeps extends Pick<SubjectTools, 'db' | 'ids' | 'clock' | 'storage' | 'uses'> {
  readonly jobs: Pick<SubjectTools['jobs'], 'enqueue'>;
}
