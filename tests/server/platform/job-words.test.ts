import { expect, test } from 'vitest';

import { JOB_KINDS } from '#server/jobs.ts';
import { JOB_WORDS } from '#src/admin/features/jobs/job-words.ts';

test('every kind of background work has its words', () => {
  expect(Object.keys(JOB_WORDS).sort()).toEqual([...JOB_KINDS].sort());
});
