/** How products are named beside each other (domain 2.8). */

/** As the database calls them. */
export type RelationKind = 'related' | 'up_sell' | 'cross_sell' | 'alternative';

/** Most products of each kind. */
export const MOST_RELATED = 20;

/** Fields of a product, each with its kind. */
export const RELATIONS = {
  related: 'related',
  upSells: 'up_sell',
  crossSells: 'cross_sell',
  alternatives: 'alternative',
} as const satisfies Readonly<Record<string, RelationKind>>;

export type Relation = keyof typeof RELATIONS;

export const RELATION_NAMES = [
  'related',
  'upSells',
  'crossSells',
  'alternatives',
] as const satisfies readonly Relation[];
