import type { MenuBodyItem } from '#core/contract/cms/menu-body.ts';
import { readBody } from '#core/contract/cms/document-bodies.ts';
import type { Category, MenuItem } from '#core/contract/catalogue/structure.ts';
import { categoryPath, contentPath, postListPath } from '#core/contract/pages/paths.ts';
import { isSafeUrl } from '#core/domain/text/safe-url.ts';
import type { Db } from '#server/database/connection.ts';

/** Where what a menu names stands; null for what visitors do not see. */
type AddressOf = (item: MenuBodyItem) => string | null;

/** Menus by their location (domain 8.4): what leads to something that is not shown is left out. */
export async function loadMenus(db: Db, categories: readonly Category[]): Promise<Record<string, readonly MenuItem[]>> {
  const rows = await db
    .selectFrom('cms_document')
    .select(['type', 'published'])
    .where('kind', '=', 'menu')
    .where('status', '=', 'published')
    .where('published', 'is not', null)
    .orderBy('type')
    .execute();
  const addressOf = await addresses(db, categories);
  return Object.fromEntries(
    rows.map(({ type, published }) => [type, itemsOf(readBody('menu', published)?.items ?? [], addressOf)]),
  );
}

const itemsOf = (items: readonly MenuBodyItem[], addressOf: AddressOf): MenuItem[] =>
  items.flatMap((item) => {
    const href = addressOf(item);
    if (href === null) return [];
    const { label, target, visibility, children = [] } = item;
    return [
      {
        label,
        href,
        children: itemsOf(children, addressOf),
        ...(target === 'blank' ? { opensTab: true as const } : {}),
        ...(visibility === 'all' ? {} : { audience: visibility }),
      },
    ];
  });

async function addresses(db: Db, categories: readonly Category[]): Promise<AddressOf> {
  const contents = await db
    .selectFrom('cms_document')
    .select(['uuid', 'path'])
    .where('kind', '=', 'content')
    .where('status', '=', 'published')
    .where('path', 'is not', null)
    .execute();
  const lists = await db.selectFrom('content_type').select('slug').where('has_archive', '=', true).execute();
  const pathOf = new Map([
    ...contents.map(({ uuid, path }) => [uuid, contentPath(path ?? '')] as const),
    ...categories.map((one) => [one.uuid, categoryPath(one)] as const),
    ...lists.map(({ slug }) => [slug, postListPath(slug)] as const),
  ]);
  return ({ type, ref, url }) => {
    if (type === 'custom') return url !== null && isSafeUrl(url.trim()) ? url.trim() : null;
    return ref === null ? null : (pathOf.get(ref) ?? null);
  };
}
