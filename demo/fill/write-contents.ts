import type { DemoContent, DemoShop } from '#demo/shape.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { Ids } from '#server/ids.ts';

import type { DrawnPictures } from './draw-pictures.ts';
import { insertRows, type NewRow } from './insert-rows.ts';

const DAY_MS = 86_400_000;

/** Pages, posts, menus, sliders, settings, branding and redirects. */
export async function writeContents(
  trx: Trx,
  demo: DemoShop,
  { pictures, ids, now }: { readonly pictures: DrawnPictures; readonly ids: Pick<Ids, 'uuid'>; readonly now: Date },
): Promise<void> {
  await insertRows(
    trx,
    'post_list',
    demo.postLists.map((list, position) => ({ ...list, position })),
  );
  await insertRows(
    trx,
    'content',
    demo.contents.map((content) => contentRow(content, pictures, now)),
  );
  await insertRows(
    trx,
    'menu',
    Object.entries(demo.menus).map(([location, items]) => ({ location, items })),
  );
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

function contentRow(content: DemoContent, pictures: DrawnPictures, now: Date): NewRow<'content'> {
  const { type, list, area, slug, path, title, shortDescription, body, categories, metaDescription, shot } = content;
  const document = {
    title,
    shortDescription,
    body,
    picture: shot === null ? null : pictures.of(shot),
    categories,
    metaTitle: null,
    metaDescription,
  };
  const publishedAt = new Date(now.getTime() - content.ageDays * DAY_MS);
  return {
    type,
    list,
    area,
    slug,
    path,
    status: 'published',
    working: document,
    published: document,
    published_rev: 1,
    published_at: publishedAt,
    created_at: publishedAt,
    updated_at: publishedAt,
  };
}
