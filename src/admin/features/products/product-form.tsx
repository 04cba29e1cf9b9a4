/** A product as every record, with the attributes of its family, its pictures, categories, and what stands beside prices and stock. */
import { useMemo } from 'react';
import { useRoute } from '#src/admin/port/port.tsx';
import { asksOfType } from '#core/domain/catalogue/products/asked-fields.ts';
import { ValuesField } from '#src/admin/fields/values/values-field.tsx';
import { ValuesRulesProvider } from '#src/admin/forms/values/values-rules.ts';
import { FormScreen } from '#src/admin/screens/form/form-screen.tsx';
import { FormPartsProvider, type FormParts } from '#src/admin/screens/form/layout/form-parts.ts';
import { useResource } from '#src/admin/screens/resource-of.ts';
import { CategoriesField } from './categories/categories-field.tsx';
import { OptionsField } from './parts/options-field.tsx';
import { PartsField } from './parts/parts-field.tsx';
import { LinksField, SamplesField } from './downloads/downloads-field.tsx';
import { PicturesField } from './pictures/pictures-field.tsx';
import { Previews } from './preview/previews.tsx';
import { PricesBeneath } from './prices/prices-beneath.tsx';
import { ProductActions } from './product-actions.tsx';
import { ProductProvider } from './product-data.ts';
import { SaleJournal } from './sale/sale-journal.tsx';
import { SeoBeneath } from './seo-beneath.tsx';
import { WhyNotShown } from './shown/why-not-shown.tsx';
import { StockBeneath } from './stock/stock-beneath.tsx';
import { AxesField } from './variants/axes-field.tsx';
import { VariantsField } from './variants/variants-field.tsx';
import { useKnownParts, useProductForm } from './use-product-form.ts';

const PARTS: FormParts = {
  widgets: {
    categories: CategoriesField,
    partOptions: OptionsField,
    parts: PartsField,
    downloadLinks: LinksField,
    downloadSamples: SamplesField,
    pictures: PicturesField,
    superAttributes: AxesField,
    variants: VariantsField,
  },
  Above: WhyNotShown,
  asks: asksOfType,
  under: { general: GeneralBeneath, prices: PricesBeneath, stock: StockBeneath, seo: SeoBeneath },
};

/** How it looks and, of a vehicle, its sale. */
function GeneralBeneath() {
  return (
    <>
      <SaleJournal />
      <Previews />
    </>
  );
}

export function ProductForm() {
  const { data, find } = useProductForm();
  const { id = null } = useRoute().params;
  const parts = useKnownParts(PARTS, data);
  const drawing = useMemo(() => ({ find, Control: ValuesField }), [find]);
  const here = useMemo(() => ({ data, uuid: id }), [data, id]);
  return (
    <ProductProvider value={here}>
      <ValuesRulesProvider value={drawing}>
        <FormPartsProvider value={parts}>
          <FormScreen resource={useResource()} Actions={ProductActions} />
        </FormPartsProvider>
      </ValuesRulesProvider>
    </ProductProvider>
  );
}
