import { useLingui } from '@lingui/react/macro';
import { recordForm } from '#styled/recipes';
import { factsOfType } from '#core/domain/catalogue/types/all-types.ts';
import { priceSourceOf } from '#core/domain/catalogue/types/price-source.ts';

/** Where the price comes from that the shop asks, for a product that has none of its own. */
export function PriceSourceNote({ type, kitPrice }: { type: string; kitPrice: unknown }) {
  const { t } = useLingui();
  const source = priceSourceOf(type, kitPrice);
  if (source === 'own') return null;
  return (
    <p className={recordForm().origin}>
      {source === 'variants'
        ? t`Chaque déclinaison a son prix, dans l’onglet « Déclinaisons ». Celui-ci est proposé aux nouvelles ; les dates valent pour toutes.`
        : factsOfType(type).parts === 'components'
          ? t`Le lot coûte la somme des articles choisis. Un prix fixe se choisit dans l’onglet « Articles du lot ».`
          : t`Chaque article du groupe garde son prix, sa TVA et sa consigne ; les listes montrent le plus bas.`}
    </p>
  );
}
