import { resolveBlocks } from '#core/contract/pages/blocks/resolve-blocks.ts';
import { documentText, summariesOf } from '#core/contract/pages/blocks/summaries.ts';
import { withShared } from '#core/contract/pages/head/shared-head.ts';
import { excerptOf, metadataOf } from '#core/contract/pages/head/head.ts';
import type { Crumb, PageFound } from '#core/contract/pages/page.ts';
import { contentPath, postListPath } from '#core/contract/pages/paths.ts';
import { href } from '#core/contract/pages/href.ts';
import type { Resolving } from '#core/contract/pages/resolve/resolving.ts';

const POSTS_PER_PAGE = 12;
const MORE_POSTS = 3;

/** An editorial page or a post, by its own path; null when there is none. */
export async function contentPage(at: Resolving): Promise<PageFound | null> {
  const { source, state } = at;
  const contents = await source.contents();
  const document = contents.documents.find((one) => contentPath(one.path) === at.path);
  if (document === undefined) return null;
  const list = contents.postLists.find((one) => one.slug === document.list);
  const crumbs: Crumb[] = [
    ...(list === undefined ? [] : [{ label: list.label, href: postListPath(list.slug) }]),
    { label: document.title, href: at.path },
  ];
  const siblings = contents.documents.filter((one) => one.list === document.list && one.uuid !== document.uuid);
  const isAbout = at.path === href('about');
  const { blocks, ...plain } = document;
  const shown = blocks === undefined ? {} : { shown: await resolveBlocks(document, document.area, source) };
  return {
    status: 200,
    route: document.type === 'post' ? 'permalink.post' : isAbout ? 'about' : 'page',
    meta: { type: document.type, slug: document.slug },
    rev: state.rev,
    pricedAt: state.pricedAt,
    page:
      document.type === 'post'
        ? { kind: 'post', document: plain, ...shown, crumbs, more: summariesOf(siblings).slice(0, MORE_POSTS) }
        : { kind: 'content', document: plain, ...shown, crumbs },
    head: withShared(
      metadataOf(
        {
          title: document.metaTitle ?? `${document.title} – ${state.siteName}`,
          description: document.metaDescription ?? excerptOf(document.shortDescription || documentText(document)),
          canonicalPath: at.path,
          picture: document.picture,
          modifiedAt: document.updatedAt,
        },
        state,
      ),
      document.shared,
      state,
    ),
  };
}

/** Posts of a list, newest first; a page beyond the last shows the last. */
export async function postListPage(at: Resolving): Promise<PageFound | null> {
  const { source, state } = at;
  const contents = await source.contents();
  const postList = contents.postLists.find((one) => postListPath(one.slug) === at.path);
  if (postList === undefined) return null;
  const all = summariesOf(contents.documents.filter((one) => one.list === postList.slug));
  const pages = Math.max(1, Math.ceil(all.length / POSTS_PER_PAGE));
  const page = Math.min(at.address.page, pages);
  return {
    status: 200,
    route: 'permalink.postList',
    meta: { type: postList.type, slug: postList.slug },
    rev: state.rev,
    pricedAt: state.pricedAt,
    page: {
      kind: 'postList',
      postList,
      posts: all.slice((page - 1) * POSTS_PER_PAGE, page * POSTS_PER_PAGE),
      page,
      pages,
    },
    head: metadataOf(
      {
        title: `${postList.label} – ${state.siteName}`,
        description: `${postList.label} : ${all
          .slice(0, 2)
          .map((one) => one.title)
          .join(', ')}.`,
        canonicalPath: page > 1 ? `${at.path}?page=${page}` : at.path,
        picture: null,
        modifiedAt: null,
      },
      state,
    ),
  };
}
