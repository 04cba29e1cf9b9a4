/** What the address of a product was leads to what it is (domain 1.4). */
import type { Trx } from '#server/database/transaction.ts';
import { lockAddresses, storePermalink, type Addressed } from '#server/subjects/catalogue/addresses/address-rows.ts';
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
  const next: Addressed = { ...(await addressedProduct(trx, uuid)), slug };
  if (before !== null) {
    await leadOn(trx, { ...next, slug: before }, next, now);
    return true;
  }
  const known = await countRedirects(trx);
  await standHere(trx, next, now);
  return (await countRedirects(trx)) !== known;
}

/**
 * What is deleted gives up the address of its own: others may take it, and whatever led there leads to the pattern's, where
 * it stands again should it come back.
 * @returns as `followAddress`
 */
export async function leaveAddress(trx: Trx, { uuid, now }: Pick<Renamed, 'uuid' | 'now'>): Promise<boolean> {
  const old = await addressedProduct(trx, uuid);
  if (old.permalink === null) return false;
  const next: Addressed = { ...old, permalink: null };
  await storePermalink(trx, next, now);
  await leadOn(trx, old, next, now);
  return true;
}

/** One that is deleted too. */
async function addressedProduct(trx: Trx, uuid: string): Promise<Addressed> {
  await lockAddresses(trx);
  const row = await trx
    .selectFrom('product')
    .innerJoin('attribute_family', 'attribute_family.id', 'product.family_id')
    .select([
      'product.id',
      'product.area',
      'product.slug',
      'attribute_family.slug as family',
      (eb) => eb.selectFrom('permalink').select('path').whereRef('product_id', '=', 'product.id').as('permalink'),
    ])
    .where('product.uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  return { ...row, kind: 'product' };
}

const countRedirects = async (trx: Trx): Promise<number> =>
  (
    await trx
      .selectFrom('redirect')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;
