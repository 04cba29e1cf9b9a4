import { useFormat } from '#src/i18n/use-format.ts';
import type { CartView } from '#src/shop/store/cart/cart-view.ts';
import type { PricedOrder } from '#core/domain/checkout/priced-order.ts';
import { KeyValueList } from '#src/ui/key-value/key-value-list.tsx';

/** Each article with its quantity and what the line costs before discounts, VAT included. */
export function OrderLines({ cart, priced }: { cart: CartView; priced: PricedOrder }) {
  const format = useFormat();
  const totals = new Map(priced.lines.map((line) => [line.lineKey, line.subTotal]));
  return (
    <KeyValueList
      facts={cart.items
        .filter(({ quantity }) => quantity > 0)
        .map(({ lineKey, quantity, name, total, options }) => ({
          key: lineKey,
          term: `${quantity} × ${[name, ...options.map(({ value }) => value)].join(', ')}`,
          value: format.money(totals.get(lineKey) ?? total),
        }))}
    />
  );
}
