import type { ComponentBody, ContentBody, ContentText, Seo } from '#core/contract/cms/bodies.ts';
import { readBody } from '#core/contract/cms/document-bodies.ts';
import { mediaIn } from '#core/contract/cms/media-in.ts';
import type { ContentDocument, ContentPart, Contents, DocumentWords } from '#core/contract/content/content-document.ts';
import type { Block } from '#core/domain/blocks/block.ts';
import { mediaOf, withHtml } from '#core/domain/blocks/contents.ts';
import { readBlocks } from '#core/domain/blocks/read.ts';
import { PAGE_TYPE } from '#core/domain/cms/content-path.ts';
import { fieldsOf, withClones, type CustomField } from '#core/domain/cms/fields/custom-field.ts';
import { shownFacts } from '#core/domain/cms/fields/shown-facts.ts';
import { DEFAULT_LOCALE, type Locale } from '#core/domain/shop/locale.ts';
import { richTextMedia } from '#core/domain/text/rich-text.ts';
import { cleanHtml } from '#server/platform/html/clean-html.ts';
import type { Db } from '#server/database/connection.ts';

import { readGroups } from './load-field-groups.ts';
import { loadPictures, type Pictures } from './load-pictures.ts';

/** Published pages and posts, posts newest first (domain 8.1: published is what everybody sees), and what they name. */
export const loadContents = (db: Db): Promise<Contents> => load(db, null);

/** The same after some documents changed: these alone are read, and the others are those of before (law 6). */
export async function reloadContents(db: Db, before: Contents, uuids: readonly string[]): Promise<Contents> {
  const read = await load(db, uuids);
  const isRead = new Set(uuids);
  const components = Object.fromEntries([
    ...Object.entries(before.components ?? {}).filter(([uuid]) => !isRead.has(uuid)),
    ...Object.entries(read.components ?? {}),
  ]);
  return {
    documents: [...before.documents.filter(({ uuid }) => !isRead.has(uuid)), ...read.documents].sort(byAge),
    postLists: read.postLists,
    ...(Object.keys(components).length === 0 ? {} : { components }),
  };
}

/** The newest first, as the database tells them. */
function byAge(one: ContentDocument, other: ContentDocument): number {
  if (one.publishedAt !== other.publishedAt) return one.publishedAt < other.publishedAt ? 1 : -1;
  return one.uuid < other.uuid ? -1 : Number(one.uuid > other.uuid);
}

/** @param uuids these alone; null: everything */
async function load(db: Db, uuids: readonly string[] | null): Promise<Contents> {
  const types = await db.selectFrom('content_type').selectAll().orderBy('position').orderBy('slug').execute();
  const lists = new Map(types.filter((one) => one.has_archive).map((one) => [one.slug, one]));
  const groups = withClones(await readGroups(db));
  const contents = await published(db, 'content', uuids).where('path', 'is not', null).execute();
  const components = await published(db, 'component', uuids).execute();
  const pages = contents.flatMap((row) => {
    const body = readBody('content', row.published);
    return body === null ? [] : [{ row, body }];
  });
  const terms = await loadTerms(db, uuids === null ? null : pages.flatMap(({ body }) => body.categories));
  const parts = components.flatMap(({ uuid, published: stored }) => {
    const body = readBody('component', stored);
    return body === null ? [] : [{ uuid, body }];
  });
  const pictures = await loadPictures(db, [
    ...pages.flatMap(({ body }) => mediaIn({ of: 'content', body })),
    ...parts.flatMap(({ body }) => mediaIn({ of: 'component', body })),
  ]);
  return {
    documents: pages.map(({ row, body }) =>
      documentOf(row, body, { terms, pictures, fields: fieldsOf(groups, row.type) }),
    ),
    postLists: [...lists.values()].map(({ slug, name, area }) => ({ slug, label: name, type: 'post', area })),
    ...componentsOf(parts, pictures),
  };
}

/** Whatever wrote them: every device draws them. */
const drawn = (blocks: readonly Block[]): Block[] => withHtml(readBlocks(blocks), cleanHtml);

const published = (db: Db, kind: 'content' | 'component' | 'term', uuids: readonly string[] | null) =>
  db
    .selectFrom('cms_document')
    .select(['uuid', 'type', 'path', 'published', 'published_at', 'updated_at'])
    .where('kind', '=', kind)
    .where('status', '=', 'published')
    .where('published', 'is not', null)
    .$if(uuids !== null, (query) => query.where('uuid', '=', (eb) => eb.fn.any(eb.val([...(uuids ?? [])]))))
    .orderBy((eb) => eb.fn.coalesce('published_at', 'updated_at'), 'desc')
    .orderBy('uuid');

interface Row {
  readonly uuid: string;
  readonly type: string;
  readonly path: string | null;
  readonly published_at: Date | null;
  readonly updated_at: Date;
}

interface Named {
  readonly terms: Terms;
  readonly pictures: Pictures;
  readonly fields: readonly CustomField[];
}

function documentOf(row: Row, body: ContentBody, named: Named): ContentDocument {
  const isPage = row.type === PAGE_TYPE;
  const { slug } = body.translations.fr_FR;
  const english = englishOf(body, named);
  return {
    uuid: row.uuid,
    type: isPage ? 'page' : 'post',
    list: isPage ? null : row.type,
    area: body.area === 'both' ? null : body.area,
    slug,
    path: row.path ?? slug,
    ...wordsOf(body, body.translations.fr_FR, DEFAULT_LOCALE, named),
    picture: named.pictures.one(body.image ?? body.thumbnail),
    publishedAt: (row.published_at ?? row.updated_at).toISOString(),
    updatedAt: row.updated_at.toISOString(),
    ...(english === null ? {} : { english }),
  };
}

/** All it says in one language. */
function wordsOf(body: ContentBody, text: ContentText, locale: Locale, named: Named): DocumentWords {
  const { pictures, terms, fields } = named;
  const blocks = drawn(text.blocks);
  const media = pictures.of([...mediaOf(blocks), ...richTextMedia(text.body)]);
  const facts = shownFacts(fields, body.customFields, locale);
  return {
    title: text.title,
    shortDescription: text.shortDescription,
    body: text.body,
    ...(blocks.length === 0 ? {} : { blocks }),
    ...(Object.keys(media).length === 0 ? {} : { media }),
    categories: body.categories.flatMap((uuid) => terms.get(uuid)?.[locale] ?? []),
    metaTitle: orNull(text.seo.metaTitle),
    metaDescription: orNull(text.seo.metaDescription),
    ...(facts.length === 0 ? {} : { facts }),
    ...sharedBy(text.seo, pictures),
  };
}

/**
 * What an editor wrote in English; null: nothing. What a link to it shows goes with its title, and whether engines may
 * list it is said once, in French: both languages have one address.
 */
function englishOf(body: ContentBody, named: Named): Partial<DocumentWords> | null {
  const { fr_FR: french, en_GB: english } = body.translations;
  if (english === undefined) return null;
  const { index, follow } = french.seo;
  const text = { ...english, seo: { ...english.seo, index, follow } };
  const words = wordsOf(body, text, 'en_GB', named);
  const { title, shortDescription, body: rich, blocks, media, categories, metaTitle, metaDescription } = words;
  const isTitled = title !== '';
  const isText = rich.length > 0 || blocks !== undefined;
  if (!isTitled && !isText && shortDescription === '') return null;
  return {
    ...(isTitled ? { title, metaTitle, metaDescription } : {}),
    ...(isTitled && words.shared !== undefined ? { shared: words.shared } : {}),
    ...(shortDescription === '' ? {} : { shortDescription }),
    ...(isText ? { body: rich } : {}),
    ...(blocks === undefined ? {} : { blocks }),
    ...(isText && media !== undefined ? { media } : {}),
    ...(categories.length === 0 ? {} : { categories }),
    ...(words.facts === undefined ? {} : { facts: words.facts }),
  };
}

const orNull = (text: string): string | null => (text === '' ? null : text);

/** What a shared link shows where it is not what the page says of itself. */
function sharedBy(seo: Seo, pictures: Pictures): Pick<ContentDocument, 'shared'> {
  const shared = {
    ogTitle: seo.ogTitle,
    ogDescription: seo.ogDescription,
    ogPicture: pictures.one(seo.ogImage),
    twitterTitle: seo.twitterTitle,
    twitterDescription: seo.twitterDescription,
    twitterPicture: pictures.one(seo.twitterImage),
    index: seo.index,
    follow: seo.follow,
  };
  const says = Object.values(shared).some((one) => one !== '' && one !== null && one !== true);
  return says ? { shared } : {};
}

/** Names of categories and tags: the French one where there is no other. */
type Terms = ReadonlyMap<string, Readonly<Record<Locale, string>>>;

async function loadTerms(db: Db, uuids: readonly string[] | null): Promise<Terms> {
  const rows = await published(db, 'term', uuids).execute();
  return new Map(
    rows.flatMap(({ uuid, published: stored }) => {
      const body = readBody('term', stored);
      if (body === null) return [];
      const { fr_FR: french, en_GB: english } = body.translations;
      return [[uuid, { fr_FR: french.title, en_GB: english?.title || french.title }] as const];
    }),
  );
}

function componentsOf(
  parts: readonly { readonly uuid: string; readonly body: ComponentBody }[],
  pictures: Pictures,
): Pick<Contents, 'components'> {
  if (parts.length === 0) return {};
  const partOf = (written: readonly Block[]): Pick<ContentPart, 'blocks' | 'media'> => {
    const blocks = drawn(written);
    return { blocks, media: pictures.of(mediaOf(blocks)) };
  };
  const components = parts.map(({ uuid, body: { translations } }): [string, ContentPart] => {
    const english = partOf(translations.en_GB?.blocks ?? []);
    return [uuid, { ...partOf(translations.fr_FR.blocks), ...(english.blocks.length === 0 ? {} : { english }) }];
  });
  return { components: Object.fromEntries(components) };
}
