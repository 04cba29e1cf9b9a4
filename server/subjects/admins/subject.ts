import type { Subject } from '#server/subjects/subject.ts';

import { ADMIN_MAILS } from './mails/mails.ts';
import { sweepAdminLinks } from './admin-links.ts';
import { sweepAdminSessions } from './sessions/admin-sessions.ts';
import { sweepBrowsers } from './sessions/known-browsers.ts';

/** Who works here: nothing of it waits on a device. */
export const admins = {
  lanes: [],
  handlers: {},
  readers: [],
  mails: ADMIN_MAILS,
  async sweep(db, now) {
    await sweepAdminSessions(db, now);
    await sweepBrowsers(db, now);
    await sweepAdminLinks(db, now);
  },
} as const satisfies Subject;
