import type { Subject } from '#server/subjects/subject.ts';

import { sweepConsents } from './sweep-consents.ts';

/** Proofs stay when their customer is forgotten (domain 4.8): they name nobody, and end after their time. */
export const consent = { sweep: sweepConsents } as const satisfies Subject;
