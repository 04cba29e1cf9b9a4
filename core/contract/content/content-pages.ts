/**
 * How published contents travel: a head that names pages of bounded size. A post that is written makes its own page and
 * the head anew; the others keep their names, and are not sent again.
 */
import type { ContentDocument, ContentPart, Contents, PostList } from './content-document.ts';

export interface ContentsHead {
  postLists: readonly PostList[];
  /** Names of the pages, in the order of the documents. */
  pages: readonly string[];
}

export interface ContentsPage {
  documents: readonly ContentDocument[];
  components?: Readonly<Record<string, ContentPart>>;
}

/** The contents whose head and pages these are. */
export function joinContents({ postLists }: Pick<ContentsHead, 'postLists'>, pages: readonly ContentsPage[]): Contents {
  const components = Object.assign({}, ...pages.map((page) => page.components));
  return {
    documents: pages.flatMap((page) => page.documents),
    postLists,
    ...(Object.keys(components).length === 0 ? {} : { components }),
  };
}
