import type { meAnswer } from '#core/contract/account/me.ts';
import type { InferOutput } from 'valibot';

import { AREAS } from '#core/domain/shop/area.ts';
import type { Db } from '#server/database/connection.ts';

import type { Session } from '#server/platform/identity/session.ts';

/** A browser has one, and another for each time it lost its databases. */
const MOST_GROUPS = 50;

type CustomerOfMe = NonNullable<InferOutput<typeof meAnswer>['customer']>;

/** The customer of a session as every screen shows it. */
export async function readMe(db: Db, { customer, visitor }: Session): Promise<CustomerOfMe> {
  const row = await db
    .selectFrom('customer')
    .select(['id', 'email', 'first_name', 'last_name', 'customer_type', 'group_code'])
    .where('id', '=', customer)
    .executeTakeFirstOrThrow();
  const guest = visitor !== null && (await waitsForMerge(db, visitor)) ? visitor : null;
  return {
    uuid: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    customerType: row.customer_type,
    group: row.group_code,
    guest,
    guestGroups: guest === null ? [] : await groupsOf(db, guest),
  };
}

async function groupsOf(db: Db, visitor: string): Promise<string[]> {
  const rows = await db
    .selectFrom('sync_group')
    .select('id')
    .where('visitor_id', '=', visitor)
    .orderBy('used_at', 'desc')
    .limit(MOST_GROUPS)
    .execute();
  return rows.map(({ id }) => id);
}

/** A merged area leaves its mark, also where the guest had no cart. */
async function waitsForMerge(db: Db, visitor: string): Promise<boolean> {
  const merged = await db
    .selectFrom('cart')
    .select('area')
    .where('visitor_id', '=', visitor)
    .where('merged_at', 'is not', null)
    .execute();
  return merged.length < AREAS.length;
}
