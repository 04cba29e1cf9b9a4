import type { Trx } from '#server/database/transaction.ts';

interface Noted {
  readonly action: 'signInAs' | 'signOutAs';
  readonly customer: string;
  readonly admin: string;
  /** What the administrator is called. */
  readonly name: string;
  readonly at: Date;
}

/** Writes into the history of the customer who was here in their name: the activity log shows it with both names. */
export async function noteBorrowing(trx: Trx, { action, customer, admin, name, at }: Noted): Promise<void> {
  const { first_name: firstName, last_name: lastName } = await trx
    .selectFrom('customer')
    .select(['first_name', 'last_name'])
    .where('id', '=', customer)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('resource_history')
    .values({
      resource: 'customers',
      uuid: customer,
      action,
      actor: admin,
      actor_name: name,
      at,
      before: '{}',
      after: JSON.stringify({ firstName, lastName }),
    })
    .execute();
}
