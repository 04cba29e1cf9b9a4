import type { Trx } from '#server/database/transaction.ts';

/** Deletes what synced a customer's devices: groups with their lanes, results, and the guests these browsers were. */
export async function forgetGroups(trx: Trx, customer: string): Promise<void> {
  await trx.deleteFrom('sync_group').where('customer_id', '=', customer).execute();
  await trx.deleteFrom('sync_result').where('customer_id', '=', customer).execute();
  await trx.updateTable('visitor').set({ signed_in_id: null }).where('signed_in_id', '=', customer).execute();
  const guests = await trx.deleteFrom('visitor').where('customer_id', '=', customer).returning('id').execute();
  if (guests.length === 0) return;
  const names = guests.map(({ id }) => `visitor:${id}`);
  await trx.deleteFrom('channel').where('name', 'in', names).execute();
}
