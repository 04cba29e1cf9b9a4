import type { RecordKey } from '#core/contract/offline.ts';
import { withDifference } from '#core/domain/cart-merge.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { Ids } from '#server/ids.ts';
import { createCartDesk, type CartDesk } from '#server/services/cart/cart-desk.ts';
import { settleCart } from '#server/services/cart/held-line.ts';
import { attachQuotes } from '#server/services/cart/merge-cart.ts';
import { customerPerson, personName } from '#server/services/person.ts';

import type { ChangeOwner } from './change-deps.ts';
import { advanceChannel } from './channel.ts';

/**
 * What a guest changed in carts that have been merged goes on to the customer they went to, as the difference it made
 * (rule S83). In the guest's own transaction, after the guest's carts are written.
 * @param carts the guest's desk, flushed
 */
export async function forwardMerged(
  trx: Trx,
  { person, now }: Pick<ChangeOwner, 'person' | 'now'>,
  carts: CartDesk,
  ids: Pick<Ids, 'uuid'>,
): Promise<void> {
  const merged = carts.merged();
  if (person.kind !== 'visitor' || merged.size === 0) return;
  const guest = await trx
    .selectFrom('visitor')
    .select('customer_id')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow();
  if (guest.customer_id === null) return; // the account is gone, and its carts with it
  const customer = customerPerson(guest.customer_id);
  const desk = createCartDesk({ trx, person: customer, now });
  const touched: RecordKey[] = [];
  for (const [area, { before, after }] of merged) {
    const cart = await desk.open(area);
    const lines = withDifference(cart.lines, before.lines, after.lines);
    desk.save(area, settleCart({ ...cart, lines }, now.toISOString()));
    touched.push(`cart:${area}`);
  }
  await desk.flush();
  touched.push(...(await attachQuotes(trx, person.id, customer.id)));
  await advanceChannel(
    trx,
    personName(customer),
    touched.map((entity) => ({ entity })),
    { ids, now },
  );
}
