import type { DemoShop } from '#demo/shape.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { Ids } from '#server/ids.ts';

import type { DrawnPictures } from './draw-pictures.ts';
import { insertRows } from './insert-rows.ts';
import { writeDocuments } from './write-documents.ts';

/** Pages, posts, menus, sliders, settings, branding and redirects. */
export async function writeContents(
  trx: Trx,
  demo: DemoShop,
  { pictures, ids, now }: { readonly pictures: DrawnPictures; readonly ids: Pick<Ids, 'uuid'>; readonly now: Date },
): Promise<void> {
  await writeDocuments(trx, demo, { pictures, ids, now });
  await insertRows(
    trx,
    'slider',
    Object.entries(demo.sliders).map(([code, { title, slides }]) => {
      const named = slides.map((slide) => ({ ...slide, uuid: ids.uuid() }));
      return {
        code,
        title,
        slides: named.map(({ shot: _shot, ...slide }) => slide),
        pictures: Object.fromEntries(named.map(({ uuid, shot }) => [uuid, pictures.of(shot)])),
      };
    }),
  );
  await insertRows(
    trx,
    'core_config',
    demo.settings.map(({ code, value, channel, locale }) => ({
      code,
      value,
      channel_code: channel ?? null,
      locale_code: locale ?? null,
    })),
  );
  await insertRows(trx, 'branding', demo.branding);
  await insertRows(
    trx,
    'redirect',
    demo.redirects.map(({ from, to, status }) => ({ from_path: from, to_path: to, status, origin: 'slug_change' })),
  );
}
