/** What this device keeps, fetched when somebody is there: whoever signs in needs none of it. */
import type { KeptAnswers } from '#src/db/kept-answers.ts';

export type { Unsent } from '#src/admin/store/sync/unsent.ts';

export const device = () => import('#src/admin/app/account/device-store.ts');

/** Null while nobody is known here. */
export const keptAnswers = async (): Promise<KeptAnswers | null> => (await device()).openedAnswers();
