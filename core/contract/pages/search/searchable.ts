/** What search reads of the structure and the contents: the same on server and device, so that both find the same. */
import type { ContentDocument, Contents } from '#core/contract/content/content-document.ts';
import { documentText } from '#core/contract/pages/blocks/summaries.ts';
import type { Structure } from '#core/contract/catalogue/structure.ts';
import { indexContents, type ContentEntry, type ContentIndex } from '#core/search/contents.ts';
import type { CatalogueStructure } from '#core/search/segment/structure.ts';

/** Names of options and categories, in French: the language of the catalogue. */
export function searchStructure(
  structure: Pick<Structure, 'attributes' | 'categories' | 'synonyms'>,
): CatalogueStructure {
  return {
    options: structure.attributes.flatMap(({ code, isSearchable, options }) =>
      options.map(({ id, label }) => ({ id, code, label: isSearchable === false ? '' : label.fr_FR })),
    ),
    categories: structure.categories.map(({ id, area, name }) => ({ id, area, label: name.fr_FR })),
    ...(structure.synonyms === undefined ? {} : { synonyms: structure.synonyms }),
  };
}

export type DocumentIndex = ContentIndex<ContentDocument['type']>;

const indexes = new WeakMap<Contents, DocumentIndex>();

/** What is searched of these contents, in their language: made when somebody first searches them. */
export function contentIndexOf(contents: Contents): DocumentIndex {
  const index = indexes.get(contents) ?? indexContents(searchContents(contents));
  indexes.set(contents, index);
  return index;
}

/** Pages and posts; the id of an entry is the path of its document. */
export function searchContents(contents: Contents): ContentEntry<ContentDocument['type']>[] {
  return contents.documents.map((one) => ({
    id: one.path,
    kind: one.type,
    title: one.title,
    excerpt: one.shortDescription,
    text: documentText(one),
  }));
}
