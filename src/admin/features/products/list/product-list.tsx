import { useMemo } from 'react';
import { products } from '#core/resources/catalogue/products.ts';
import { ListScreen, type ListOverrides } from '#src/admin/screens/list/list-screen.tsx';
import { useProductForm } from '../use-product-form.ts';
import { BeforeProducts } from './before-products.tsx';
import { attributeFilters } from './attribute-filters.ts';
import { OpenSheet } from './open-sheet.tsx';
import { StockCell } from './stock-cell.tsx';

const CELLS = { available: StockCell };

/** The list of products: narrowed by their attributes too, and opened as a spreadsheet. */
export function ProductList() {
  const { data, isHere } = useProductForm();
  const overrides = useMemo<ListOverrides>(
    () => ({
      cells: CELLS,
      First: BeforeProducts,
      values: isHere ? attributeFilters(data.attributes) : undefined,
      Actions: OpenSheet,
    }),
    [data.attributes, isHere],
  );
  return <ListScreen resource={products} overrides={overrides} />;
}
