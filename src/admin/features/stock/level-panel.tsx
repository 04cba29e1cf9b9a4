import { useLingui } from '@lingui/react/macro';
import { deskLayout } from '#styled/recipes';
import type { StockDesk } from '#core/contract/admin/stock/desk.ts';
import { DeskPanel } from '#src/admin/parts/desk/desk-panel.tsx';
import { Told } from '#src/admin/parts/desk/told.tsx';
import { Cartouche } from '#src/ui/cartouche/cartouche.tsx';
import { Note } from '#src/ui/note/note.tsx';

/** How much is there, what of it is free, and how the article is sold when few are left. */
export function LevelPanel({ desk }: { desk: StockDesk }) {
  const { t } = useLingui();
  const { product, sourceName, quantity, reserved, shopThreshold } = desk;
  const { area, ean, lowThreshold, isCounted, backOrders } = product;
  return (
    <DeskPanel title={sourceName} beside={<Cartouche area={area}>{area === 'auto' ? t`Auto` : t`Moto`}</Cartouche>}>
      <div className={deskLayout().body}>
        {isCounted ? null : <Note title={t`Le stock de ce produit n’est pas suivi : il se vend sans limite.`} />}
        <Told term={t`Produit`}>{product.name}</Told>
        {ean === null ? null : <Told term={t`Code-barres`}>{ean}</Told>}
        <Told term={t`En rayon`}>{quantity}</Told>
        <Told term={t`Réservé`}>{reserved}</Told>
        <Told term={t`Disponible`}>{quantity - reserved}</Told>
        <Told term={t`Seuil bas`}>
          {lowThreshold === null ? t`${shopThreshold} (celui de la boutique)` : lowThreshold}
        </Told>
        <Told term={t`Commandes sans stock`}>{backOrders ? t`Acceptées` : t`Refusées`}</Told>
      </div>
    </DeskPanel>
  );
}
