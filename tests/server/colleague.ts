import { randomUUID } from 'node:crypto';

import { ADMIN_ROLE } from '#core/domain/actor/role.ts';
import type { Db } from '#server/database/connection.ts';

/** Marc Rivoire of the back office, who needs no password. @returns their UUID */
export async function plantColleague(db: Db): Promise<string> {
  const uuid = randomUUID();
  const at = new Date('2026-01-01T00:00:00Z');
  await db
    .insertInto('admin')
    .values({
      uuid,
      name: 'Marc Rivoire',
      email: `${uuid}@example.fr`,
      role: ADMIN_ROLE,
      locale: 'fr_FR',
      created_at: at,
      updated_at: at,
    })
    .execute();
  return uuid;
}
