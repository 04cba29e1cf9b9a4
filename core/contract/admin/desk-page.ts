/** What pages of the office about something of the sale have in common: how one is read, and what was written about it. */
import * as v from 'valibot';
import type { PermissionKey } from '#core/domain/actor/permission-keys.ts';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

/** A word about it, as the office reads it. */
export const deskMessage = v.object({
  uuid: v.string(),
  author: v.picklist(['customer', 'shop', 'system']),
  /** Name of the colleague; null for the customer, the shop itself and who left. */
  who: v.nullable(v.string()),
  message: v.string(),
  /** The customer reads it. */
  isVisible: v.boolean(),
  at: f.instant,
});

export type DeskMessage = v.InferOutput<typeof deskMessage>;

/** One with all that stands beside it: `deskRoute('orders', …)` is `api.admin.orders.desk`. */
export const deskRoute = <const Subject extends string, Answer extends v.GenericSchema>(
  subject: Subject,
  permission: PermissionKey,
  answer: Answer,
) =>
  defineRoute({
    name: `api.admin.${subject}.desk`,
    method: 'GET',
    uri: `api/admin/${subject}/{uuid}/desk`,
    params: v.strictObject({ uuid: f.uuid }),
    access: { permission },
    cache: 'no-store',
    answer,
    refusals: ['record.unknown'],
  });
