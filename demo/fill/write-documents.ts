import type { ContentBody, ContentText, TermBody } from '#core/contract/cms/bodies.ts';
import { emptySeo, emptyTerm, emptyText } from '#core/contract/cms/empty-body.ts';
import { readBody, type DocumentBody } from '#core/contract/cms/document-bodies.ts';
import type { MenuBodyItem } from '#core/contract/cms/menu-body.ts';
import type { MenuItem } from '#core/contract/catalogue/structure.ts';
import { mapBlocks, type Block } from '#core/domain/blocks/block.ts';
import { PAGE_TYPE } from '#core/domain/cms/content-path.ts';
import { categoriesOf } from '#core/domain/cms/document-kind.ts';
import { freeSlug, slugOfTitle } from '#core/domain/cms/document-slug.ts';
import { OWN_PICTURE } from '#demo/contents/page-blocks.ts';
import type { DemoContent, DemoEnglish, DemoShop, Shot } from '#demo/shape.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { Ids } from '#server/ids.ts';

import type { DrawnPictures } from './draw-pictures.ts';
import { insertRows, type NewRow } from './insert-rows.ts';

const DAY_MS = 86_400_000;

interface Filling {
  readonly pictures: DrawnPictures;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly now: Date;
}

interface Written {
  readonly uuid: string;
  readonly kind: 'content' | 'menu' | 'term';
  readonly type: string;
  readonly title: string;
  readonly slug: string;
  readonly body: DocumentBody;
  readonly path?: string;
  readonly categories?: readonly string[];
  readonly thumbnail?: string | null;
  readonly at: Date;
}

/** Pages, posts with their categories, and menus, all published at their first revision. */
export async function writeDocuments(trx: Trx, demo: DemoShop, filling: Filling): Promise<void> {
  await insertRows(
    trx,
    'content_type',
    demo.postLists.map(({ slug, label, area }, position) => ({
      slug,
      name: label,
      singular: label.replace(/s$/u, ''),
      area,
      position: position + 2,
      has_archive: true,
    })),
    { keepExisting: true },
  );
  const terms = termsOf(demo, filling);
  const media = await mediaOf(trx, demo, filling);
  const documents = [
    ...terms.values(),
    ...demo.contents.map((content) => writtenContent(content, { ...filling, terms, media })),
    ...Object.entries(demo.menus).map(([type, items]) => writtenMenu(type, items, filling)),
  ];
  await insertRows(trx, 'cms_document', documents.map(rowOf));
  await insertRows(
    trx,
    'cms_slug',
    documents
      .filter(({ kind }) => kind !== 'menu')
      .map(({ type, slug, uuid }) => ({ type, locale: 'fr_FR', slug, document: uuid })),
  );
  await insertRows(
    trx,
    'cms_revision',
    documents.map(({ uuid, at, body }) => ({ document: uuid, rev: 1, at, named: true, body })),
  );
}

const rowOf = ({ uuid, kind, type, title, slug, body, at, ...more }: Written): NewRow<'cms_document'> => ({
  uuid,
  kind,
  type,
  title,
  slug,
  categories: more.categories ?? [],
  thumbnail: more.thumbnail ?? null,
  status: 'published',
  rev: 1,
  working: body,
  published: body,
  published_rev: 1,
  published_at: at,
  path: more.path ?? null,
  created_at: at,
  updated_at: at,
});

/** Categories by list and name. */
function termsOf({ contents }: DemoShop, { ids, now }: Filling): ReadonlyMap<string, Written> {
  const terms = new Map<string, Written>();
  const slugs = new Set<string>();
  for (const { list, categories } of contents)
    for (const title of list === null ? [] : categories) {
      if (list === null || terms.has(`${list} ${title}`)) continue;
      const type = categoriesOf(list);
      const slug = freeSlug(slugOfTitle(title, 'categorie'), (one) => slugs.has(`${type} ${one}`));
      slugs.add(`${type} ${slug}`);
      const body: TermBody = {
        ...emptyTerm(),
        translations: { fr_FR: { title, slug, description: '' } },
        position: terms.size,
      };
      terms.set(`${list} ${title}`, { uuid: ids.uuid(), kind: 'term', type, title, slug, body, at: now });
    }
  return terms;
}

/** Files of the library by what they are of; each says in words what it shows. */
async function mediaOf(
  trx: Trx,
  { contents }: DemoShop,
  { pictures }: Filling,
): Promise<(shot: Shot) => string | null> {
  const shots = contents.flatMap(({ shot }) => shot ?? []);
  for (const shot of shots) {
    const { hash, alt } = pictures.of(shot);
    await trx
      .updateTable('media')
      .set({ alt: JSON.stringify({ fr_FR: alt }) })
      .where('hash', '=', hash)
      .execute();
  }
  const rows = await trx.selectFrom('media').select(['hash', 'uuid']).execute();
  const uuids = new Map(rows.map(({ hash, uuid }) => [hash, uuid]));
  return (shot) => uuids.get(pictures.of(shot).hash) ?? null;
}

interface Known extends Filling {
  readonly terms: ReadonlyMap<string, Written>;
  readonly media: (shot: Shot) => string | null;
}

function writtenContent(content: DemoContent, { terms, media, ids, now }: Known): Written {
  const { type, list, area, slug, path, title, shortDescription, metaDescription, shot } = content;
  const categories = content.categories.flatMap((name) => terms.get(`${list} ${name}`)?.uuid ?? []);
  const image = shot === null ? null : media(shot);
  const body: ContentBody = {
    area: area ?? 'both',
    parent: null,
    categories,
    tags: [],
    thumbnail: null,
    image,
    customFields: {},
    translations: {
      fr_FR: {
        title,
        slug,
        shortDescription,
        body: content.body,
        blocks: withPicture(content.blocks, image),
        seo: { ...emptySeo(), metaDescription: metaDescription ?? '' },
      },
      ...(content.english === undefined ? {} : { en_GB: englishOf(content.english, slug, image) }),
    },
  };
  return {
    uuid: ids.uuid(),
    kind: 'content',
    type: type === 'page' ? PAGE_TYPE : (list ?? PAGE_TYPE),
    title,
    slug,
    body,
    path,
    categories,
    thumbnail: image,
    at: new Date(now.getTime() - content.ageDays * DAY_MS),
  };
}

const withPicture = (blocks: readonly Block[] = [], image: string | null): Block[] =>
  mapBlocks(blocks, (block) =>
    block.props['picture'] === OWN_PICTURE ? { ...block, props: { ...block.props, picture: image ?? '' } } : block,
  );

const englishOf = (english: DemoEnglish, slug: string, image: string | null): ContentText => ({
  ...emptyText(),
  title: english.title,
  slug,
  shortDescription: english.shortDescription,
  blocks: withPicture(english.blocks, image),
  seo: { ...emptySeo(), metaDescription: english.metaDescription ?? '' },
});

function writtenMenu(type: string, items: readonly MenuItem[], { ids, now }: Filling): Written {
  const entries = (given: readonly MenuItem[]): MenuBodyItem[] =>
    given.map(({ label, href, children }) => ({
      id: ids.uuid(),
      type: 'custom',
      ref: null,
      url: href,
      label,
      target: 'self',
      visibility: 'all',
      children: entries(children),
    }));
  const body = readBody('menu', { area: null, items: entries(items) });
  if (body === null) throw new Error(`no menu: ${type}`);
  return { uuid: ids.uuid(), kind: 'menu', type, title: type, slug: type, body, at: now };
}
