import type { ContactRecord } from '#core/contract/contact/contact-record.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';
import { ownerColumn, type Person } from '#server/platform/person.ts';
import type { Wanted } from '#server/sync/change/subject.ts';

/** Messages to the shop as their author follows them, oldest first. */
export async function readContacts(db: Db | Trx, person: Person, wanted: Wanted): Promise<ContactRecord[]> {
  if (wanted.length === 0) return [];
  let query = db
    .selectFrom('contact_request')
    .select(['uuid', 'area', 'topic', 'subject', 'received_at'])
    .where(ownerColumn(person), '=', person.id);
  if (wanted !== 'all') query = query.where('uuid', 'in', wanted);
  const requests = await query.orderBy('id').execute();
  return requests.map(({ uuid, area, topic, subject, received_at: received }) => {
    const receivedAt = received.toISOString();
    return { kind: 'contact', uuid, area, topic, subject, receivedAt, sentAt: receivedAt };
  });
}
