import { randomIds } from '#server/ids.ts';
import { announceProducts } from '#server/subjects/catalogue/upkeep.ts';

import type { WholeServer } from './whole-server.ts';

/** A vehicle for sale, which the server has heard of. @returns its slug */
export async function vehicleSample(server: WholeServer): Promise<string> {
  const { db, clock } = server;
  const slug = 'vo-1';
  const { id: family } = await db
    .selectFrom('attribute_family')
    .select('id')
    .where('code', '=', 'vehicule')
    .executeTakeFirstOrThrow();
  const made = await db
    .insertInto('product')
    .values({
      area: 'auto',
      type: 'vehicle',
      family_id: family,
      sku: 'VO-1',
      slug,
      name: 'Citadine Aurélian',
      name_key: 'citadine aurelian',
      price: '13490',
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  await announceProducts({ db, clock, ids: randomIds }, () => Promise.resolve(made === undefined ? [] : [made.id]));
  await server.refresh();
  return slug;
}
