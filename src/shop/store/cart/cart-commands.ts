/** What a press puts into a cart: kept on this device first, sent when it can be. */
import { snapshotOf } from '#core/contract/cart/cart.ts';
import { productPath } from '#core/contract/pages/paths.ts';
import type { ProductDetail, ProductVariant } from '#core/contract/catalogue/product-detail.ts';
import type { CartEntry } from '#core/contract/cart/cart-record.ts';
import { lineKeyOf } from '#core/domain/catalogue/product.ts';
import type { Area } from '#core/domain/shop/area.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { ownPrices } from '#src/shop/store/account/own-prices.ts';
import type { Perform } from '#src/shop/store/account/perform.ts';

/** An article as the screen shows it, with the variant chosen and what its price contains. */
export interface Article {
  readonly row: CatalogueRow;
  readonly detail?: ProductDetail | null;
  readonly variant?: ProductVariant | null;
  readonly options?: CartEntry['options'];
}

/** Each resolves when the change is safe on this device. @throws whatever the disk refuses */
export interface CartCommands {
  /** Puts so many of an article into the cart of its area. */
  add: (article: Article, quantity: number) => Promise<void>;
  /** Puts a line back that was taken out. */
  putBack: (area: Area, line: CartEntry) => Promise<void>;
}

export const cartCommands = (perform: Perform): CartCommands => ({
  add: async ({ row, detail, variant, options = [] }, quantity) => {
    await perform('api.cart.items.store', {
      area: row.area,
      lineKey: lineKeyOf(row.uuid, variant?.uuid ?? null),
      product: row.uuid,
      variant: variant?.uuid ?? null,
      delta: quantity,
      snapshot: snapshotOf({
        options,
        deposit: detail?.deposit ?? 0,
        ecoContribution: detail?.ecoContribution ?? 0,
        name: row.name,
        sku: variant?.sku ?? row.sku,
        path: productPath(row, variant?.sku),
        image: (variant?.image ?? row.image)?.hash ?? null,
        ...ownPrices(variant?.uuid ?? row.uuid, variant ?? row),
        taxPercent: row.taxPercent,
      }),
    });
  },
  putBack: async (area, line) => {
    const { lineKey, product, variant, quantity } = line;
    const snapshot = snapshotOf(line);
    const delta = Math.max(1, quantity);
    await perform('api.cart.items.store', { area, lineKey, product, variant, delta, snapshot });
  },
});
