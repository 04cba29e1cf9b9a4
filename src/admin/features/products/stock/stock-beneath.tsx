import { useLingui } from '@lingui/react/macro';
import { recordForm } from '#styled/recipes';
import { useProduct } from '../product-data.ts';
import { StockPlaces } from './stock-places.tsx';

/** Where the pieces of a product lie, under the fields of its stock. */
export function StockBeneath() {
  const { t } = useLingui();
  const { uuid } = useProduct();
  if (uuid === null) return null;
  return (
    <section className={recordForm().section} aria-label={t`Stock par source`}>
      <h2 className={recordForm().title}>{t`Stock par source`}</h2>
      <StockPlaces uuid={uuid} />
    </section>
  );
}
