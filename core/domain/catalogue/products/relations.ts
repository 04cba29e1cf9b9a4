/** How products are named beside each other (domain 2.8). */

/** As the database calls them. */
export type RelationKind = 'related' | 'up_sell' | 'cross_sell' | 'alternative';

/** Most products of each kind. */
export const MOST_RELATED = 20;

/** Fields of a product that name others. */
export const RELATION_NAMES = ['related', 'upSells', 'crossSells', 'alternatives'] as const;

export type Relation = (typeof RELATION_NAMES)[number];
