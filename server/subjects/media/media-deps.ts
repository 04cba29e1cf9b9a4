import type { SubjectTools } from '#server/subjects/subject-tools.ts';

export type MediaDeps = Pick<SubjectTools, 'db' | 'ids' | 'jobs' | 'clock' | 'storage' | 'uses'>;
