/** The public catalogue's channel, and how its entities are named in it (design §5, rule 10). */
export const CATALOGUE_CHANNEL = 'catalogue';

/** Categories, attributes, families, menus, sliders, redirects or synonyms. */
export const STRUCTURE_ENTITY = 'structure';

/** Published pages, posts and components, and everything they share: lists, fields, names of categories. */
export const CONTENTS_ENTITY = 'contents';

const CONTENT = 'content:';

/** One page, post or component that is shown otherwise, appears or goes; nothing but itself is read anew. */
export function contentEntity(uuid: string): string {
  return `${CONTENT}${uuid}`;
}

/** The document of an entity, or null for another kind. */
export function contentOfEntity(entity: string): string | null {
  return entity.startsWith(CONTENT) ? entity.slice(CONTENT.length) : null;
}

const PRODUCT = 'product:';

/** A product with all its variants, by the id of the product itself. */
export function productEntity(id: number): string {
  return `${PRODUCT}${id}`;
}

/** The product of an entity, or null for another kind. */
export function productOfEntity(entity: string): number | null {
  return entity.startsWith(PRODUCT) ? Number(entity.slice(PRODUCT.length)) : null;
}
