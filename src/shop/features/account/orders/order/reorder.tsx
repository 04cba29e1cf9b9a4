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

/** A kit goes back as one line: the shop says what it costs by now, and tells what can no longer be had. */
function kitEntry({ kit }: OrderRecordLine, lines: readonly OrderRecordLine[], label: string): CartEntry | null {
  const [first] = kit === undefined ? [] : lines.filter((line) => line.kit?.key === kit.key);
  if (kit === undefined || first === undefined) return null;
  const own = lines.filter((line) => line.kit?.key === kit.key);
  const sum = own.reduce((all, { unitPrice, qtyOrdered }) => all + unitPrice * qtyOrdered, 0);
  return {
    lineKey: kit.key,
    product: kit.product,
    variant: null,
    quantity: kit.quantity,
    name: kit.name,
    sku: kit.sku,
    path: first.path,
    image: first.image,
    options: [{ label, value: own.map(({ name, qtyOrdered }) => `${qtyOrdered / kit.quantity} × ${name}`).join(', ') }],
    unitPrice: Math.round(sum / kit.quantity),
    taxPercent: first.taxPercent,
    deposit: 0,
    ecoContribution: 0,
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
      const kits = new Set<string>();
      for (const line of lines) {
        const key = line.kit?.key;
        if (key !== undefined && kits.has(key)) continue;
        if (key !== undefined) kits.add(key);
        if (!isStillSold(line, articles)) continue;
        const entry = key === undefined ? entryOf(line, articles) : kitEntry(line, lines, t`Contenu`);
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
  const names = [...new Set(gone.map(({ name, kit }) => kit?.name ?? name))].join(', ');
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
