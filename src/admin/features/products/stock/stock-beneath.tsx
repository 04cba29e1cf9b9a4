import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { recordForm } from '#styled/recipes';
import { factsOfType } from '#core/domain/catalogue/types/all-types.ts';
import { textIn } from '#core/domain/fields/values.ts';
import { useProduct } from '../product-data.ts';
import { StockPlaces } from './stock-places.tsx';

/** Where the pieces of a product lie, under the fields of its stock. */
export function StockBeneath() {
  const { t } = useLingui();
  const { uuid } = useProduct();
  const type = textIn(useWatch({ name: 'fields.type' }));
  const { stock } = factsOfType(type);
  if (stock === 'parts' || stock === 'none')
    return (
      <p className={recordForm().origin}>
        {stock === 'none'
          ? t`Rien n’est à compter : ce produit se vend sans limite.`
          : t`Le stock, le poids, la garantie et les retours sont ceux des articles. Un lot est disponible autant de fois que le plus rare d’entre eux le permet.`}
      </p>
    );
  if (uuid === null) return null;
  return (
    <section className={recordForm().section} aria-label={t`Stock par source`}>
      <h2 className={recordForm().title}>{t`Stock par source`}</h2>
      <StockPlaces uuid={uuid} />
    </section>
  );
}
