/** Orders and returns: nothing can be ordered or sent back here yet, and nothing is made up. */
import { useLingui } from '@lingui/react/macro';
import { AccountFrame } from '#src/shop/features/account/account-frame.tsx';
import type { AccountPlace } from '#src/shop/features/account/account-place.ts';
import { AccountTabs } from '#src/shop/features/account/account-tabs.tsx';
import { LinkButton } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { arrowUUpLeft, truck } from '#src/ui/icon/glyphs-later.ts';
import { href } from '#core/contract/pages/href.ts';

export function OrdersPage(place: AccountPlace) {
  const { t } = useLingui();
  return (
    <AccountFrame {...place} title={t`Mes commandes`} tabs={<AccountTabs {...place} />}>
      <EmptyState
        glyph={truck}
        title={t`Aucune commande`}
        text={t`Vos commandes apparaîtront ici. Un devis se transforme en commande une fois accepté.`}
        actions={
          <LinkButton href={href(`${place.area}.account.quotes`)} tone="line">
            {t`Voir mes devis`}
          </LinkButton>
        }
      />
    </AccountFrame>
  );
}

export function ReturnsPage(place: AccountPlace) {
  const { t } = useLingui();
  return (
    <AccountFrame {...place} title={t`Mes retours`} tabs={<AccountTabs {...place} />}>
      <EmptyState
        glyph={arrowUUpLeft}
        title={t`Aucun retour`}
        text={t`Un retour se demande pour une commande livrée. Pour toute question, écrivez à la boutique.`}
        actions={<LinkButton href={href(`${place.area}.contact`)} tone="line">{t`Contacter la boutique`}</LinkButton>}
      />
    </AccountFrame>
  );
}
