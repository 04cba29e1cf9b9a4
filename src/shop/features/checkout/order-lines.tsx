import { isOfLine } from '#core/contract/cart/sold-lines.ts';
import { add } from '#core/domain/price/money.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import type { CartView } from '#src/shop/store/cart/cart-view.ts';
import type { PricedOrder } from '#core/domain/checkout/priced-order.ts';
import { KeyValueList } from '#src/ui/key-value/key-value-list.tsx';

/** Each article with its quantity and what the line costs before discounts, VAT included. */
export function OrderLines({ cart, priced }: { cart: CartView; priced: PricedOrder }) {
  const format = useFormat();
  const totalOf = (key: string) =>
    add(...priced.lines.flatMap(({ lineKey, subTotal }) => (isOfLine(key, lineKey) ? [subTotal] : [])));
  return (
    <KeyValueList
      facts={cart.items
        .filter(({ quantity }) => quantity > 0)
        .map(({ lineKey, quantity, name, total, options }) => ({
          key: lineKey,
          term: `${quantity} × ${[name, ...options.map(({ value }) => value)].join(', ')}`,
          value: format.money(priced.lines.some((line) => isOfLine(lineKey, line.lineKey)) ? totalOf(lineKey) : total),
        }))}
    />
  );
}
