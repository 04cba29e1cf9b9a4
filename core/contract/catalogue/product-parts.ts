/** What a product that is put together shows of its members or components; bounded by how many it may have. */
import type { OptionKind } from '#core/domain/catalogue/parts/part.ts';
import type { QuantityPrice } from '#core/domain/price/group-price.ts';
import type { Picture } from '#core/contract/catalogue/structure.ts';

export interface ProductPart {
  /** By which a choice names it. */
  number: number;
  /** Place of its option in `partOptions`; left out for a member. */
  option?: number;
  /** Of the article a cart line names. */
  product: string;
  variant: string | null;
  sku: string;
  /** Of the article, where its pieces are not what is told of it. */
  type?: string;
  /** French. */
  name: string;
  /** Where another is used in English. */
  english?: string;
  /** What tells a variant from the others: codes of attributes with ids of options. */
  chosen?: readonly (readonly [code: string, option: number])[];
  /** Of its page; left out where it has none. */
  path?: string;
  image?: Picture;
  /** Pieces in a kit, or put into the cart at first. */
  quantity: number;
  isFixed: boolean;
  isDefault: boolean;
  /** Money, tax included. */
  price: number;
  regular: number | null;
  stock: 0 | 1 | 2 | 3;
  low: number;
  quantityPrices?: readonly QuantityPrice[];
  taxPercent: number;
  deposit: number;
  ecoContribution: number;
}

export interface ProductPartOption {
  /** French. */
  name: string;
  english?: string;
  kind: OptionKind;
  isRequired: boolean;
}
