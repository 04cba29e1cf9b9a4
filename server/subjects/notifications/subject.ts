import { adminOf } from '#server/routes/admin-of.ts';
import type { Subject } from '#server/subjects/subject.ts';

import { markRead } from './mark-read.ts';
import { readNotifications } from './read-notifications.ts';

/** Notices of the back office: each who works there reads what their role shows them. */
export const notifications = {
  office: ({ db }) => ({
    'api.admin.notifications.index': async (context) => readNotifications(db, await adminOf(context), context.now),
    'api.admin.notifications.read': async (context, { body }) => {
      await markRead(db, await adminOf(context), body, context.now);
      return {};
    },
  }),
} as const satisfies Subject;
