import * as v from 'valibot';
import { defineRoute } from '#core/wire/route.ts';

/** Sends a mail to whoever asks, at once and not by the queue: what the mail server answers is told (`mail.refused`). */
export const testMailRoute = defineRoute({
  name: 'api.admin.settings.emails.test',
  method: 'POST',
  uri: 'api/admin/config/emails/test',
  access: { permission: 'config.emails.update' },
  cache: 'no-store',
  limit: { attempts: 10, perSeconds: 3600 },
  body: v.strictObject({}),
  answer: v.object({ to: v.string() }),
  refusals: ['mail.refused'],
});
