/** What the bell of the back office tells (domain 7.4): what happened in the shop, for who may see it, read or not. */
import * as v from 'valibot';
import * as f from '#core/wire/fields.ts';
import type { PermissionKey } from '#core/domain/actor/permission-keys.ts';
import { defineRoute } from '#core/wire/route.ts';

/** Whoever holds the key is told. */
export const NOTIFIED = {
  order: 'orders.index',
  quote: 'quotes.index',
  return: 'rma.index',
  /** A professional whose account waits to be approved. */
  approval: 'customers.index',
  /** A mail that no server has taken. */
  mail: 'config.emails.index',
} as const satisfies Readonly<Record<string, PermissionKey>>;

export type NotifiedKind = keyof typeof NOTIFIED;

const kind = v.picklist(['order', 'quote', 'return', 'approval', 'mail'] as const satisfies readonly NotifiedKind[]);

const notification = v.object({
  kind,
  /** UUID of what it is about; of a mail its number. */
  id: v.string(),
  /** A number, a name, or the subject of a mail. */
  title: v.string(),
  who: v.nullable(v.string()),
  at: f.instant,
  isRead: v.boolean(),
});

export const notificationsRoute = defineRoute({
  name: 'api.admin.notifications.index',
  method: 'GET',
  uri: 'api/admin/notifications',
  access: 'admin',
  cache: 'no-store',
  answer: v.object({ data: v.array(notification), unread: v.number() }),
});

/** One that was opened, or all that happened until an instant. */
export const readNotificationsRoute = defineRoute({
  name: 'api.admin.notifications.read',
  method: 'POST',
  uri: 'api/admin/notifications/read',
  access: 'admin',
  cache: 'no-store',
  body: v.union([
    v.strictObject({ until: f.instant }),
    v.strictObject({ kind, id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/u, 'value.invalid')) }),
  ]),
  answer: v.object({}),
});

export type Notification = v.InferOutput<typeof notification>;
