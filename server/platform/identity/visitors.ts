import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/database/connection.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Ids } from '#server/ids.ts';

import { personName, visitorPerson } from '#server/platform/person.ts';
import { secretHash } from '#server/platform/secret-hash.ts';

export interface Visitors {
  /**
   * Opens a visitor: the secret goes into the cookie, only its hash is stored.
   * @param customer whose sign-in gives the browser this cookie; the account knows it again by that
   */
  open(customer?: string): Promise<{ id: string; secret: string }>;
  /** The visitor of a cookie, or null when nobody has this secret. */
  find(secret: string): Promise<string | null>;
  /** Deletes a visitor with carts, groups, results and channel (rule S70); documents stay, and belong to nobody here. */
  forget(id: string): Promise<void>;
}

/** Guests are told apart by an HttpOnly cookie alone (design §5, rule 7). */
export function createVisitors({ db, clock, ids }: { db: Db; clock: Clock; ids: Ids }): Visitors {
  return {
    async open(customer) {
      const visitor = { id: ids.uuid(), secret: ids.secret() };
      const now = clock.now();
      const row = { id: visitor.id, secret_hash: secretHash(visitor.secret), created_at: now, seen_at: now };
      await db
        .insertInto('visitor')
        .values({ ...row, signed_in_id: customer ?? null })
        .execute();
      return visitor;
    },
    async find(secret) {
      const found = await db
        .selectFrom('visitor')
        .select('id')
        .where('secret_hash', '=', secretHash(secret))
        .executeTakeFirst();
      return found?.id ?? null;
    },
    forget: (id) =>
      inTransaction(db, async (trx) => {
        await trx.deleteFrom('visitor').where('id', '=', id).execute();
        await trx
          .deleteFrom('channel')
          .where('name', '=', personName(visitorPerson(id)))
          .execute();
      }),
  };
}
