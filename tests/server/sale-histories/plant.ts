import { randomUUID } from 'node:crypto';

import type { SaleWorld } from './world/sale-world.ts';

/** An article at 50 €, of which there are so many pieces. */
export async function plantProduct({ outside, family }: SaleWorld, pieces: number) {
  const sku = randomUUID();
  const row = await outside
    .insertInto('product')
    .values({
      area: 'auto',
      type: 'simple',
      family_id: family,
      sku,
      slug: sku,
      name: 'Plaquettes de frein',
      name_key: 'plaquettes de frein',
      price: '50.0000',
      tax_percent: '20',
      manage_stock: true,
      parent_id: null,
    })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow();
  await outside.insertInto('product_stock').values({ product_id: row.id, quantity: pieces }).execute();
  return row;
}

/** Somebody who is known to the shop. */
export async function plantBuyer({ outside, clock }: SaleWorld): Promise<string> {
  const id = randomUUID();
  const now = clock.now();
  await outside
    .insertInto('customer')
    .values({
      id,
      email: `${id}@example.fr`,
      verified_at: now,
      created_at: now,
      updated_at: now,
      password_hash: 'nobody signs in here',
      group_code: 'general',
      customer_type: 'individual',
      gender: 'Mrs',
      last_name: 'Durand',
      first_name: 'Camille',
      phone: '+33612345678',
      approval: 'approved',
      locale: 'fr_FR',
    })
    .execute();
  return id;
}
