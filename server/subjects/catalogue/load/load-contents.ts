import * as v from 'valibot';

import type { ContentDocument, Contents } from '#core/contract/content/content-document.ts';
import type { RichText } from '#core/contract/catalogue/product-detail.ts';
import type { Db } from '#server/database/connection.ts';

const picture = v.object({ hash: v.string(), width: v.number(), height: v.number(), alt: v.string() });

/** What editors write of a page or post: the `working` and `published` documents of the table `content`. */
const contentBody = v.object({
  title: v.string(),
  shortDescription: v.optional(v.string(), ''),
  body: v.custom<RichText>(Array.isArray),
  picture: v.optional(v.nullable(picture), null),
  categories: v.optional(v.array(v.string()), []),
  metaTitle: v.optional(v.nullable(v.string()), null),
  metaDescription: v.optional(v.nullable(v.string()), null),
});

/** Published pages and posts, posts newest first (domain 8.1: published is what everybody sees). */
export async function loadContents(db: Db): Promise<Contents> {
  const rows = await db
    .selectFrom('content')
    .select(['uuid', 'type', 'list', 'area', 'slug', 'path', 'published', 'published_at', 'updated_at'])
    .where('status', '=', 'published')
    .where('deleted_at', 'is', null)
    .where('published', 'is not', null)
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .execute();
  const lists = await db.selectFrom('post_list').selectAll().orderBy('position').orderBy('slug').execute();
  return {
    documents: rows.map((row): ContentDocument => {
      const body = v.parse(contentBody, row.published);
      return {
        uuid: row.uuid,
        type: row.type,
        list: row.list,
        area: row.area,
        slug: row.slug,
        path: row.path,
        ...body,
        publishedAt: (row.published_at ?? row.updated_at).toISOString(),
        updatedAt: row.updated_at.toISOString(),
      };
    }),
    postLists: lists.map(({ slug, label, type, area }) => ({ slug, label, type, area })),
  };
}
