/** The public catalogue's channel, and how its entities are named in it (design §5, rule 10). */
export const CATALOGUE_CHANNEL = 'catalogue';

/** Categories, attributes, families, menus, sliders, redirects or synonyms. */
export const STRUCTURE_ENTITY = 'structure';

/** Published pages and posts, post lists. */
export const CONTENTS_ENTITY = 'contents';

const PRODUCT = 'product:';

/** A product with all its variants, by the id of the product itself. */
export function productEntity(id: number): string {
  return `${PRODUCT}${id}`;
}

/** The product of an entity, or null for another kind. */
export function productOfEntity(entity: string): number | null {
  return entity.startsWith(PRODUCT) ? Number(entity.slice(PRODUCT.length)) : null;
}
