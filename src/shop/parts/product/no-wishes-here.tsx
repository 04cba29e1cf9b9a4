import { useLingui } from '@lingui/react/macro';
import { href } from '#core/contract/pages/href.ts';
import { LinkButton } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { heart } from '#src/ui/icon/glyphs.ts';

/** What an old link leads to where the shop offers no favourites any more. */
export function NoWishesHere() {
  const { t } = useLingui();
  return (
    <EmptyState
      glyph={heart}
      title={t`La boutique ne propose pas de favoris`}
      text={t`Vos favoris sont conservés. Ils réapparaîtront si la boutique propose de nouveau cette liste.`}
      actions={<LinkButton href={href('products.index')}>{t`Voir les produits`}</LinkButton>}
    />
  );
}
