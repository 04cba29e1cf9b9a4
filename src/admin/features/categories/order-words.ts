import type { ProductOrder } from '#core/domain/catalogue/categories/category-list.ts';
import { categories } from '#core/resources/catalogue/categories.ts';
import { useLabel } from '#src/forms/field-words.ts';

/** What the orders of products are called, as in the form. */
export function useOrderWords(): Readonly<Record<ProductOrder, string>> {
  const say = useLabel();
  const { words } = categories.fields.productOrder;
  const of = (order: ProductOrder): string => {
    const label = words?.[order];
    return label === undefined ? order : say(label);
  };
  return {
    manual: of('manual'),
    newest: of('newest'),
    price: of('price'),
    price_desc: of('price_desc'),
    sales: of('sales'),
  };
}
