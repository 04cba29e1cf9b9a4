/** What keeps a product out of the shop, and what keeps buyers from one that is there (domain 2.1). */
import { factsOfType } from '#core/domain/catalogue/types/all-types.ts';
import { saleShown, type SaleState } from '#core/domain/catalogue/vehicles/sale-state.ts';

/** Any of these, and the product has no page; in the order in which one mends them. */
const HIDING = [
  'saleDraft',
  'saleWithdrawn',
  'saleOver',
  'notOnSale',
  'notVisible',
  'noVariant',
  'noMember',
  'noComponent',
] as const;

/** The product has its page: what is missing to find or to buy it there. */
const HINDERING = [
  'unlisted',
  'noCategory',
  'hiddenCategory',
  'noPrice',
  'stockElsewhere',
  'noStock',
  'noDownload',
] as const;

export const BARRIERS = [...HIDING, ...HINDERING] as const;
export type Barrier = (typeof BARRIERS)[number];

const HIDES: ReadonlySet<string> = new Set(HIDING);
export const hidesProduct = (barrier: Barrier): boolean => HIDES.has(barrier);

/** What is known of a product and of what hangs on it. */
export interface ProductStanding {
  readonly type: string;
  readonly isActive: boolean;
  readonly isVisible: boolean;
  /** Null: no vehicle. */
  readonly saleState: SaleState | null;
  readonly saleSinceMs: number;
  /** How many variants are for sale. */
  readonly variants: number;
  /** How many members or components it has, and how many of these are for sale. */
  readonly parts: number;
  readonly partsSold: number;
  /** It lies in a category; in one that is shown with all above it. */
  readonly isInCategory: boolean;
  readonly isInShownCategory: boolean;
  /** Something of what is sold costs something. */
  readonly hasPrice: boolean;
  /** Of a kit: `sum` of its components. */
  readonly kitPrice: string;
  /** Pieces are counted, nothing is sold without stock, and none can be sold. */
  readonly isOut: boolean;
  /** Pieces lie in places from which this half of the shop does not sell. */
  readonly liesElsewhere: boolean;
  readonly downloads: number;
}

/** In the order of `BARRIERS`. */
export function barriersOf(product: ProductStanding, nowMs: number): readonly Barrier[] {
  const facts = factsOfType(product.type);
  const isCounted = facts.stock !== 'none' && facts.stock !== 'parts' && facts.button !== 'askSeller';
  const isSummed = facts.price === 'parts' || (facts.parts === 'components' && product.kitPrice === 'sum');
  const noVariant = facts.price === 'variants' && product.variants === 0;
  const isOut = isCounted && !noVariant && product.isOut;
  const isThere: Readonly<Partial<Record<Barrier, boolean>>> = {
    ...saleBarriers(product, nowMs),
    /* a step of the sale puts a vehicle on sale */
    notOnSale: !product.isActive && product.saleState !== 'draft',
    notVisible: !product.isVisible,
    noVariant,
    noMember: facts.parts === 'members' && product.partsSold === 0,
    noComponent: facts.parts === 'components' && product.parts === 0,
    noCategory: !product.isInCategory,
    hiddenCategory: product.isInCategory && !product.isInShownCategory,
    noPrice: !isSummed && !noVariant && !product.hasPrice,
    stockElsewhere: isOut && product.liesElsewhere,
    noStock: isOut && !product.liesElsewhere,
    noDownload: facts.downloads === true && product.downloads === 0,
  };
  return BARRIERS.filter((barrier) => isThere[barrier] === true);
}

function saleBarriers(
  { saleState, saleSinceMs }: ProductStanding,
  nowMs: number,
): Readonly<Partial<Record<Barrier, boolean>>> {
  if (saleState === null) return {};
  const shown = saleShown(saleState, { sinceMs: saleSinceMs, nowMs });
  return {
    saleDraft: saleState === 'draft',
    saleWithdrawn: saleState === 'withdrawn',
    saleOver: saleState === 'sold' && shown === null,
    unlisted: shown === 'unlisted',
  };
}
