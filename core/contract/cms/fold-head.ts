/** The head of a document as the device shows it until the shop has spoken. */
import type { DocumentHead } from '#core/contract/cms/document.ts';
import { namesOf, type SomeBody } from '#core/contract/cms/document-bodies.ts';

/** A document as one device makes it. */
export const headOf = (
  { doc, ...facts }: { readonly doc: string } & Pick<DocumentHead, 'of' | 'type' | 'title' | 'slug'>,
  at: string,
): DocumentHead => ({
  kind: 'document',
  uuid: doc,
  ...facts,
  status: 'draft',
  rev: 0,
  publishedRev: null,
  publishedAt: null,
  scheduledAt: null,
  createdAt: at,
  updatedAt: at,
  author: null,
  categories: [],
  tags: [],
  thumbnail: null,
  deletedAt: null,
});

/** What a body says in lists. */
export function factsOf(some: SomeBody): Pick<DocumentHead, 'title' | 'slug' | 'categories' | 'tags' | 'thumbnail'> {
  const names = namesOf(some);
  const none = { ...names, categories: [], tags: [], thumbnail: null };
  switch (some.of) {
    case 'content': {
      const { categories, tags, thumbnail, image } = some.body;
      return { ...names, categories, tags, thumbnail: thumbnail ?? image };
    }
    case 'component':
      return { ...none, thumbnail: some.body.thumbnail };
    default:
      return none;
  }
}

export function savedHead(
  head: DocumentHead | undefined,
  saved: SomeBody & { readonly doc: string; readonly type: string },
  at: string,
): DocumentHead {
  const facts = factsOf(saved);
  return {
    ...(head ?? headOf({ doc: saved.doc, of: saved.of, type: saved.type, ...facts }, at)),
    ...facts,
    updatedAt: at,
  };
}
