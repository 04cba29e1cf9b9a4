/** What is looked for in the shop: counts of terms, which end after their time. They name nobody. */
import type { Subject } from '#server/subjects/subject.ts';

import { sweepTerms } from './sweep-terms.ts';

export const search = { sweep: sweepTerms } as const satisfies Subject;
