import { createSeal } from '#server/platform/seal.ts';
import type { Subject } from '#server/subjects/subject.ts';

import { ADMIN_MAILS } from './mails/mails.ts';
import { sweepAdminLinks } from './admin-links.ts';
import { sweepAdminSessions } from './sessions/admin-sessions.ts';
import { sweepBrowsers } from './sessions/known-browsers.ts';
import { adminHandlers } from './admin-handlers.ts';
import { rights } from './roles/rights.ts';
import { welcomeToken } from './welcome.ts';
import { adminHooks } from './admin-hooks.ts';

/** Who works here: nothing of it waits on a device. */
export const admins = {
  hooks: adminHooks,
  office: (tools) =>
    adminHandlers({
      ...tools,
      welcomeToken: welcomeToken(tools.sessionSecret),
      seal: createSeal(tools.sessionSecret, 'second factors'),
    }),
  officeSync: rights,
  mails: ADMIN_MAILS,
  async sweep(db, now) {
    await sweepAdminSessions(db, now);
    await sweepBrowsers(db, now);
    await sweepAdminLinks(db, now);
  },
} as const satisfies Subject;
