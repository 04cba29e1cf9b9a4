import type { ComponentBody, ContentBody, Seo } from '#core/contract/cms/bodies.ts';
import { readBody } from '#core/contract/cms/document-bodies.ts';
import { mediaIn } from '#core/contract/cms/media-in.ts';
import type { ContentDocument, ContentPart, Contents } from '#core/contract/content/content-document.ts';
import type { Block } from '#core/domain/blocks/block.ts';
import { mediaOf, withHtml } from '#core/domain/blocks/contents.ts';
import { readBlocks } from '#core/domain/blocks/read.ts';
import { PAGE_TYPE } from '#core/domain/cms/content-path.ts';
import { fieldsOf, withClones, type CustomField } from '#core/domain/cms/fields/custom-field.ts';
import { shownFacts } from '#core/domain/cms/fields/shown-facts.ts';
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
    documents: pages.map(({ row, body }) => ({
      ...documentOf(row, body, { terms, pictures }),
      ...factsIn(fieldsOf(groups, row.type), body),
    })),
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
  readonly terms: ReadonlyMap<string, string>;
  readonly pictures: Pictures;
}

function documentOf(row: Row, body: ContentBody, { terms, pictures }: Named): ContentDocument {
  const { title, slug, shortDescription, body: text, seo } = body.translations.fr_FR;
  const blocks = drawn(body.translations.fr_FR.blocks);
  const isPage = row.type === PAGE_TYPE;
  const media = pictures.of([...mediaOf(blocks), ...richTextMedia(text)]);
  return {
    uuid: row.uuid,
    type: isPage ? 'page' : 'post',
    list: isPage ? null : row.type,
    area: body.area === 'both' ? null : body.area,
    slug,
    path: row.path ?? slug,
    title,
    shortDescription,
    body: text,
    ...(blocks.length === 0 ? {} : { blocks }),
    ...(Object.keys(media).length === 0 ? {} : { media }),
    picture: pictures.one(body.image ?? body.thumbnail),
    categories: body.categories.flatMap((uuid) => terms.get(uuid) ?? []),
    publishedAt: (row.published_at ?? row.updated_at).toISOString(),
    updatedAt: row.updated_at.toISOString(),
    metaTitle: orNull(seo.metaTitle),
    metaDescription: orNull(seo.metaDescription),
    ...sharedBy(seo, pictures),
  };
}

/** What the shop shows of the fields of its type. */
function factsIn(fields: readonly CustomField[], { customFields }: ContentBody): Pick<ContentDocument, 'facts'> {
  const facts = shownFacts(fields, customFields, 'fr_FR');
  return facts.length === 0 ? {} : { facts };
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

/** Names of categories and tags in French. */
async function loadTerms(db: Db, uuids: readonly string[] | null): Promise<ReadonlyMap<string, string>> {
  const rows = await published(db, 'term', uuids).execute();
  return new Map(
    rows.flatMap(({ uuid, published: stored }): [string, string][] => {
      const body = readBody('term', stored);
      return body === null ? [] : [[uuid, body.translations.fr_FR.title]];
    }),
  );
}

function componentsOf(
  parts: readonly { readonly uuid: string; readonly body: ComponentBody }[],
  pictures: Pictures,
): Pick<Contents, 'components'> {
  if (parts.length === 0) return {};
  const components = parts.map(({ uuid, body }): [string, ContentPart] => {
    const blocks = drawn(body.translations.fr_FR.blocks);
    return [uuid, { blocks, media: pictures.of(mediaOf(blocks)) }];
  });
  return { components: Object.fromEntries(components) };
}
