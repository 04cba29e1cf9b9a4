import { demoShop } from '#demo/demo-shop.ts';
import type { DemoShop, Shot } from '#demo/shape.ts';
import { plantDemoAdmins } from '#server/subjects/admins/demo-admins.ts';
import { inTransaction } from '#server/database/transaction.ts';
import {
  CATALOGUE_CHANNEL,
  CONTENTS_ENTITY,
  productEntity,
  STRUCTURE_ENTITY,
} from '#server/subjects/catalogue/entities.ts';
import type { FillDeps } from '#server/platform/fill-shop.ts';
import { advanceChannel } from '#server/sync/change/channel.ts';

import { drawPictures } from './draw-pictures.ts';
import { loadKnownStructure } from './known-structure.ts';
import { writeContents } from './write-contents.ts';
import { handleOrders } from './place-orders.ts';
import { writeCustomers } from './write-customers.ts';
import { writeDownloads } from './downloads/write-downloads.ts';
import { writeLibrary } from './write-library.ts';
import { writeProducts } from './write-products.ts';
import { writeSale } from './write-sale.ts';
import { writeStructure } from './write-structure.ts';

/** The large AVIF sizes are made when the first visitors have had the machine to themselves. */
const AVIF_AFTER_SECONDS = 180;

export function shotsOf(demo: DemoShop): Shot[] {
  return [
    ...demo.categories.map((category) => category.shot),
    ...demo.products.flatMap((product) => product.shots),
    ...demo.contents.flatMap((content) => content.shot ?? []),
    ...Object.values(demo.sliders).flatMap((slider) => slider.slides.map((slide) => slide.shot)),
  ];
}

/**
 * Fills an empty shop with the demo catalogue and contents, once: `shop.seeded_at` says so. Pictures come first and are
 * kept when a run is cut short; everything else is one transaction, so a shop is seeded whole or not at all, and of
 * several processes that start together one writes.
 * @returns false when the shop was seeded before
 */
export async function seedShop(deps: FillDeps): Promise<boolean> {
  const { db, clock, ids, storage, jobs, tell } = deps;
  const shop = await db.selectFrom('shop').select('seeded_at').executeTakeFirstOrThrow();
  if (shop.seeded_at !== null) return false;
  const pictures = await drawPictures({ storage, tell }, shotsOf(demoShop));
  const isWritten = await inTransaction(db, async (trx) => {
    const { seeded_at } = await trx.selectFrom('shop').select('seeded_at').forUpdate().executeTakeFirstOrThrow();
    if (seeded_at !== null) return false;
    const now = clock.now();
    await writeStructure(trx, demoShop, pictures);
    const known = await loadKnownStructure(trx);
    const written = await writeProducts(trx, demoShop.products, { known, pictures, now });
    const download = await writeDownloads(trx, { known, ids, storage, now });
    await writeLibrary(trx, now);
    await writeContents(trx, demoShop, { pictures, ids, now });
    await writeSale(trx, { ids, now });
    await writeCustomers(trx, { ids, now, jobs, storage });
    await plantDemoAdmins(trx, { ids, now });
    await trx.updateTable('shop').set({ seeded_at: now }).execute();
    for (const { hash } of pictures.stored) {
      await jobs.enqueue(trx, 'media.avif', { hash }, { key: hash, startAfterSeconds: AVIF_AFTER_SECONDS });
    }
    const touched = [STRUCTURE_ENTITY, CONTENTS_ENTITY, ...[...written, download].map(productEntity)];
    await advanceChannel(
      trx,
      CATALOGUE_CHANNEL,
      touched.map((entity) => ({ entity })),
      { ids, now },
    );
    tell(`demo shop: ${written.length} articles, ${demoShop.contents.length} pages and posts`);
    return true;
  });
  if (isWritten) await handleOrders(db, deps);
  return isWritten;
}
