import type { RecordKey } from '#core/wire/record.ts';
import { cartKind } from '#core/contract/cart/cart-record.ts';
import { withDifference } from '#core/domain/cart/cart-merge.ts';
import { customerPerson, personName } from '#server/platform/person.ts';
import { cartsIn } from '#server/subjects/cart/cart-unit.ts';
import { settleCart } from '#server/subjects/cart/held-line.ts';
import { attachQuotes } from '#server/subjects/quotes/attach-quotes.ts';
import { advanceChannel } from '#server/sync/change/channel.ts';
import type { Flushed } from '#server/sync/change/subject.ts';
import { createUnits } from '#server/sync/change/unit-of-work.ts';

/**
 * What a guest changed in carts that have been merged goes on to the customer they went to, as the difference it made
 * (rule S83). In the guest's own transaction, after the guest's carts are written.
 */
export async function forwardMerged({ trx, owner: { person, now }, units, ids }: Flushed): Promise<void> {
  const merged = cartsIn(units).merged();
  if (person.kind !== 'visitor' || merged.size === 0) return;
  const guest = await trx
    .selectFrom('visitor')
    .select('customer_id')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow();
  if (guest.customer_id === null) return; // the account is gone, and its carts with it
  const customer = customerPerson(guest.customer_id);
  const theirs = createUnits({ trx, person: customer, now });
  const carts = cartsIn(theirs);
  const touched: RecordKey[] = [];
  for (const [area, { before, after }] of merged) {
    const cart = await carts.open(area);
    const lines = withDifference(cart.lines, before.lines, after.lines);
    carts.save(area, settleCart({ ...cart, lines }, now.toISOString()));
    touched.push(cartKind.key(area));
  }
  await theirs.flush();
  touched.push(...(await attachQuotes(trx, person.id, customer.id)));
  const entities = touched.map((entity) => ({ entity }));
  await advanceChannel(trx, personName(customer), entities, { ids, now });
}
