import { createContext, use } from 'react';
import type { ProductFormData } from './use-product-form.ts';

/** What the parts of a product's form read of the shop: families, categories, taxes, and whose form it is. */
export interface ProductHere {
  readonly data: ProductFormData;
  /** Null for a product that the shop does not know yet. */
  readonly uuid: string | null;
}

const ProductContext = createContext<ProductHere>({
  data: { families: [], attributes: [], categories: [], taxes: [] },
  uuid: null,
});

export const ProductProvider = ProductContext.Provider;
export const useProduct = (): ProductHere => use(ProductContext);
