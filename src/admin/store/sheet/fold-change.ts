/** A product with a change that waits folded in (rule S139): what a sheet shows until the shop has spoken. */
import { writesProduct, type SheetChangeArgs } from '#core/contract/admin/products/sheet/sheet-change.ts';
import { groupedBy } from '#core/domain/sheet/grouped-by.ts';
import type { SheetProduct } from '#core/contract/admin/products/sheet/sheet-rows.ts';

/** Pure and total; a change that stands on another revision leaves the product as it is. */
export function foldSheetChange(product: SheetProduct, change: SheetChangeArgs): SheetProduct {
  const isOn =
    change.rev === product.rev &&
    (change.baseRevId === undefined || product.revId === undefined || change.baseRevId === product.revId);
  if (change.product !== product.uuid || !isOn) return product;
  const variants = new Map(change.variants.map(({ uuid, fields }) => [uuid, fields]));
  const isWritten = writesProduct(change);
  return {
    ...product,
    ...(isWritten ? { rev: product.rev + 1, revId: change.revId } : {}),
    fields: { ...product.fields, ...change.fields },
    attributes: { ...product.attributes, ...change.attributes },
    english: { ...product.english, ...change.english },
    variants: product.variants.map((one) => ({ ...one, fields: { ...one.fields, ...variants.get(one.uuid) } })),
    stock: product.stock.map((place) => {
      const put = change.stock.find(
        ({ article, source, from }) => article === place.article && source === place.source && from === place.pieces,
      );
      return put === undefined ? place : { ...place, pieces: put.to };
    }),
  };
}

export const foldSheetChanges = (
  products: readonly SheetProduct[],
  changes: readonly SheetChangeArgs[],
): readonly SheetProduct[] => {
  const own = groupedBy(changes, ({ product }) => product);
  return products.map((product) => (own.get(product.uuid) ?? []).reduce(foldSheetChange, product));
};
