/** What happened in the shop of late, for who may see it; read from where it happened, so that nothing has to be told twice. */
import { sql } from 'kysely';

import { NOTIFIED, type Notification, type NotifiedKind } from '#core/contract/admin/office/notifications.ts';
import { can, type Admin } from '#core/domain/actor/actor.ts';
import type { Db } from '#server/database/connection.ts';

/** Older ones are in their lists. */
const DAYS = 30;
const MOST = 30;

interface Row {
  kind: NotifiedKind;
  id: string;
  title: string;
  who: string | null;
  at: Date;
  is_read: boolean;
}

const isKind = (text: string): text is NotifiedKind => Object.hasOwn(NOTIFIED, text);

/** The newest first, with how many of them are unread. */
export async function readNotifications(
  db: Db,
  admin: Admin,
  now: Date,
): Promise<{ data: Notification[]; unread: number }> {
  const kinds = Object.keys(NOTIFIED)
    .filter(isKind)
    .filter((kind) => can(admin, NOTIFIED[kind]));
  const since = new Date(now.getTime() - DAYS * 24 * 3_600_000);
  const wants = (kind: NotifiedKind) => sql`${kinds.includes(kind)}::boolean`;
  const { rows } = await sql<Row>`
    with happened as (
      (select 'order' as kind, uuid::text as id, number as title,
          concat_ws(' ', buyer ->> 'firstName', buyer ->> 'lastName') as who, placed_at as at
        from sale_order where ${wants('order')} and placed_at > ${since} order by placed_at desc limit ${MOST})
      union all
      (select 'quote', uuid::text, number, concat_ws(' ', contact ->> 'firstName', contact ->> 'lastName'), requested_at
        from quote where ${wants('quote')} and requested_at > ${since} order by requested_at desc limit ${MOST})
      union all
      (select 'return', uuid::text, number, nullif(email, ''), created_at
        from rma where ${wants('return')} and created_at > ${since} order by created_at desc limit ${MOST})
      union all
      (select 'approval', id::text, concat_ws(' ', first_name, last_name), corporate_name, created_at
        from customer where ${wants('approval')} and approval = 'pending' and created_at > ${since}
        order by created_at desc limit ${MOST})
      union all
      (select 'mail', id::text, subject, recipient, created_at
        from mail_log where ${wants('mail')} and status = 'failed' and created_at > ${since}
        order by created_at desc limit ${MOST})
    )
    select h.kind, h.id, h.title, nullif(h.who, '') as who, h.at,
      (h.at <= coalesce(a.notifications_read_until, a.created_at) or r.id is not null) as is_read
    from happened h
    join admin a on a.uuid = ${admin.id}
    left join admin_notification_read r on r.admin = a.uuid and r.kind = h.kind and r.id = h.id
    order by h.at desc, h.kind, h.id limit ${MOST}`.execute(db);
  const data = rows.map(({ is_read: isRead, at, ...row }) => ({ ...row, at: at.toISOString(), isRead }));
  return { data, unread: data.filter(({ isRead }) => !isRead).length };
}
