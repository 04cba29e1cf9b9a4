/** From the pages of contents to what they say together. */
import { joinContents } from '#core/contract/content/content-pages.ts';
import type { ContentsPage } from '#core/contract/content/content-pages.ts';
import type { Contents } from '#core/contract/content/content-document.ts';
import { isContents, isContentsHead, isContentsPage, pageOf } from '#src/catalogue/published/page-bytes.ts';
import type { ReplicaStore } from '#src/catalogue/store/store.ts';

/** Where contents are named: by a head and its pages, or, by an older shop, as one page. */
export interface ContentsNames {
  readonly contents: string;
  readonly contentPages?: readonly string[] | undefined;
}

/** Contents with the pages they were read from, by name: those that stand in the next ones too are not read again. */
export interface ReadContents {
  readonly whole: Contents;
  readonly pages: ReadonlyMap<string, ContentsPage>;
}

/** So many pages of contents come with the structure; more would keep products waiting. */
const FEW = 4;

/** Reads the contents of these names; throws `UnreadablePage` when a page is missing or broken. */
export async function readContents(
  store: Pick<ReplicaStore, 'page'>,
  { contents, contentPages }: ContentsNames,
  before: ReadContents | null = null,
): Promise<ReadContents> {
  if (contentPages === undefined) return { whole: await pageOf(store, contents, isContents), pages: new Map() };
  const head = await pageOf(store, contents, isContentsHead);
  const pages = new Map<string, ContentsPage>();
  for (const hash of contentPages)
    pages.set(hash, before?.pages.get(hash) ?? (await pageOf(store, hash, isContentsPage)));
  return { whole: joinContents(head, [...pages.values()]), pages };
}

/** The pages that a head names, once it is here; undefined where an older shop names none. */
export async function pagesOfHead(
  store: Pick<ReplicaStore, 'page'>,
  head: string | null | undefined,
): Promise<readonly string[] | undefined> {
  return typeof head === 'string' ? (await pageOf(store, head, isContentsHead)).pages : undefined;
}

/** What of the contents comes first of all. */
export function firstOfContents({ contentPages = [] }: ContentsNames): readonly string[] {
  return contentPages.length > FEW ? [] : contentPages;
}
