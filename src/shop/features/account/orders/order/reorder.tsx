/** « Commander à nouveau »: the lines of an order into the cart of now, at the prices of now. */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { OrderRecord, OrderRecordLine } from '#core/contract/orders/order-record.ts';
import type { CartEntry } from '#core/contract/cart/cart-record.ts';
import { href } from '#core/contract/pages/href.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { isStillSold } from '#src/shop/features/account/orders/use-order-now.ts';
import { ownPrices } from '#src/shop/store/account/own-prices.ts';
import { useActions } from '#src/shop/parts/actions.tsx';
import { useChange } from '#src/shop/parts/account/use-person.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Note } from '#src/ui/note/note.tsx';

type Articles = ReadonlyMap<string, CatalogueRow>;

/** As the cart shows it until the shop has said its price: that of the catalogue where it knows this very article. */
function entryOf(line: OrderRecordLine, articles: Articles): CartEntry | null {
  const { lineKey, product, variant, qtyOrdered, name, sku, path, image, options, taxPercent } = line;
  if (product === null) return null;
  const article = variant === null ? articles.get(product) : undefined;
  return {
    lineKey,
    product,
    variant,
    quantity: qtyOrdered,
    name,
    sku,
    path,
    image,
    options,
    taxPercent,
    ...(article === undefined ? { unitPrice: line.unitPrice } : ownPrices(product, article)),
    deposit: line.deposit,
    ecoContribution: line.ecoContribution,
  };
}

export function Reorder({ order, articles }: { order: OrderRecord; articles: Articles }) {
  const { t } = useLingui();
  const { toast, go } = useActions();
  const change = useChange();
  const [busy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const { area, lines } = order;
  const gone = lines.filter((line) => !isStillSold(line, articles));
  const again = async (): Promise<void> => {
    setBusy(true);
    const isSafe = await change(async ({ cart }) => {
      for (const line of lines) {
        const entry = isStillSold(line, articles) ? entryOf(line, articles) : null;
        if (entry !== null) await cart.putBack(area, entry);
      }
    });
    setBusy(false);
    if (!isSafe) return;
    setDone(true);
    toast(t`Les articles de la commande sont dans votre panier.`, {
      label: t`Voir le panier`,
      onPress: () => go(href(`${area}.checkout.cart`)),
    });
  };
  const names = gone.map(({ name }) => name).join(', ');
  return (
    <div>
      <Button tone="ink" size="sm" loading={busy} onClick={() => void again()}>
        {t`Commander à nouveau`}
      </Button>
      {isDone && gone.length > 0 ? (
        <Note tone="warn" role="status" title={t`Plus disponible :`}>
          {names}
        </Note>
      ) : null}
    </div>
  );
}
