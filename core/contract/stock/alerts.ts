/**
 * "Prévenez-moi" on an article that is sold out (domain 7.4, 12): one message when it is back. Like a letter it counts once
 * its address is proven: by the link of a mail, or by the account of whoever asks. All of it online.
 */
import * as v from 'valibot';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

const open = { method: 'POST', access: 'anyone', cache: 'no-store' } as const;

/** What is asked with: where to write, and the article by its reference. */
export const stockAlertBody = v.strictObject({ email: f.email, sku: f.line(64) });

/** Answers the same for every address but the asker's own: nobody learns who waits for what. */
export const stockAlertStoreRoute = defineRoute({
  name: 'api.stock-alerts.store',
  uri: 'api/stock-alerts',
  ...open,
  limit: { attempts: 10, perSeconds: 3600 },
  body: stockAlertBody,
  /** `isConfirmed`: the address is that of the account, and no link has to be followed. */
  answer: v.object({ isConfirmed: v.boolean() }),
  refusals: ['record.unknown', 'stockAlert.closed'],
});

/** The secret of a mail: 256 bits. It belongs in no address that is logged, so it is sent in the body. */
const secret = v.strictObject({ token: v.pipe(v.string('required'), v.regex(/^[\w-]{43}$/u, 'token.invalid')) });
const alert = v.object({ email: v.string(), article: v.string(), path: v.string() });

export const stockAlertConfirmRoute = defineRoute({
  name: 'api.stock-alerts.confirm',
  uri: 'api/stock-alerts/confirm',
  ...open,
  limit: { attempts: 30, perSeconds: 3600 },
  body: secret,
  answer: alert,
  refusals: ['auth.linkExpired'],
});

/** Ends it before its time: the row goes. */
export const stockAlertDestroyRoute = defineRoute({
  name: 'api.stock-alerts.destroy',
  uri: 'api/stock-alerts/end',
  ...open,
  limit: { attempts: 30, perSeconds: 3600 },
  body: secret,
  answer: alert,
  refusals: ['auth.linkExpired'],
});
