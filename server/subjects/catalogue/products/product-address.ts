/** What the address of a product was leads to what it is (domain 1.4). */
import type { Trx } from '#server/database/transaction.ts';
import { lockAddresses, type Addressed } from '#server/subjects/catalogue/addresses/address-rows.ts';
import { leadOn, standHere } from '#server/subjects/catalogue/addresses/change-address.ts';

interface Renamed {
  readonly uuid: string;
  /** Null for a product that is new at its address. */
  readonly before: string | null;
  readonly slug: string;
  readonly now: Date;
}

/** @returns whether any redirect is another one now: the shop keeps them with its structure */
export async function followAddress(trx: Trx, { uuid, before, slug, now }: Renamed): Promise<boolean> {
  if (before === slug) return false;
  await lockAddresses(trx);
  const row = await trx
    .selectFrom('product')
    .innerJoin('attribute_family', 'attribute_family.id', 'product.family_id')
    .select([
      'product.id',
      'product.area',
      'attribute_family.slug as family',
      (eb) => eb.selectFrom('permalink').select('path').whereRef('product_id', '=', 'product.id').as('permalink'),
    ])
    .where('product.uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  const next: Addressed = { ...row, kind: 'product', slug };
  if (before !== null) {
    await leadOn(trx, { ...next, slug: before }, next, now);
    return true;
  }
  const known = await countRedirects(trx);
  await standHere(trx, next, now);
  return (await countRedirects(trx)) !== known;
}

const countRedirects = async (trx: Trx): Promise<number> =>
  (
    await trx
      .selectFrom('redirect')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;
