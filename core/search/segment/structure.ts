import type { Area } from '#core/domain/shop/area.ts';

/**
 * The names behind the ids: which attribute an option belongs to, and labels that search should find; and which words
 * mean the same in this shop.
 */
export interface CatalogueStructure {
  readonly options: readonly { readonly id: number; readonly code: string; readonly label: string }[];
  readonly categories: readonly { readonly id: number; readonly area: Area; readonly label: string }[];
  readonly synonyms?: readonly (readonly string[])[];
}
