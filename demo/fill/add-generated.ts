import { demoShop } from '#demo/demo-shop.ts';
import { articleGenerator, generatedSku } from '#demo/generate/generate.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { CATALOGUE_CHANNEL, productEntity } from '#server/subjects/catalogue/entities.ts';
import type { FillDeps } from '#server/platform/fill-shop.ts';
import { advanceChannel } from '#server/sync/change/channel.ts';

import { drawPictures } from './draw-pictures.ts';
import { loadKnownStructure } from './known-structure.ts';
import { shotsOf } from './seed-shop.ts';
import { writeProducts } from './write-products.ts';
import { writeMedia } from './write-structure.ts';

/** Articles a transaction writes: few enough that a device learns of them as they come. */
const BATCH = 2000;

/**
 * Adds generated articles to a seeded shop until those numbered 1 to `count` of this seed are there; a second run, or
 * one with a larger count, writes only what is missing.
 * @returns how many were written
 */
export async function addGenerated(
  { db, clock, ids, storage, tell }: Omit<FillDeps, 'jobs'>,
  { count, seed }: { readonly count: number; readonly seed: number },
): Promise<number> {
  const pictures = await drawPictures({ storage, tell }, shotsOf(demoShop));
  const articleOf = articleGenerator(demoShop, seed);
  const rows = await db
    .selectFrom('product')
    .select('sku')
    .where('sku', 'like', `G${seed}-%`)
    .where('parent_id', 'is', null)
    .execute();
  const there = new Set(rows.map((row) => row.sku));
  const missing = Array.from({ length: count }, (_, at) => at + 1).filter(
    (number) => !there.has(generatedSku(seed, number)),
  );
  for (let at = 0; at < missing.length; at += BATCH) {
    const articles = missing.slice(at, at + BATCH).map(articleOf);
    await inTransaction(db, async (trx) => {
      const now = clock.now();
      await writeMedia(trx, pictures);
      const known = await loadKnownStructure(trx);
      const written = await writeProducts(trx, articles, { known, pictures, now });
      const touched = written.map((id) => ({ entity: productEntity(id) }));
      await advanceChannel(trx, CATALOGUE_CHANNEL, touched, { ids, now });
    });
    tell(`articles ${Math.min(at + BATCH, missing.length)} of ${missing.length}`);
  }
  return missing.length;
}
