import { factsOfType } from '#core/domain/catalogue/types/all-types.ts';
import { isSaleable } from '#core/domain/catalogue/stock.ts';
import type { OrderRecord } from '#core/contract/orders/order-record.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { orderNow, type BuyerTerms, type OrderNow } from '#src/shop/features/account/orders/order-now.ts';
import { useActions } from '#src/shop/parts/actions.tsx';
import { useSetting } from '#src/shop/parts/page/use-setting.ts';
import { useArticles } from '#src/shop/parts/product/use-articles.ts';
import { useView } from '#src/shop/store/state.ts';

/** The rules of the shop for those who bought something. */
export function useBuyerTerms(): BuyerTerms {
  return {
    mayCancel: useSetting('sales.order_settings.customer_cancel'),
    mayReorder: useSetting('sales.order_settings.reorder.shop'),
    mayWithdraw: useSetting('sales.withdrawal.enabled'),
    withdrawalDays: useSetting('sales.withdrawal.days'),
    returnDays: useSetting('sales.rma.setting.default_allow_days'),
  };
}

export interface OrderAround extends OrderNow {
  /** Articles of the order by UUID, as they are sold now. */
  readonly articles: ReadonlyMap<string, CatalogueRow>;
}

const soldOf = ({ kit, product }: OrderRecord['lines'][number]): string | null => kit?.product ?? product;

/** True for a line whose article – of a kit the whole – can be put into a cart now. */
export const isStillSold = (
  line: OrderRecord['lines'][number],
  articles: ReadonlyMap<string, CatalogueRow>,
): boolean => {
  const sold = soldOf(line);
  const article = sold === null ? undefined : articles.get(sold);
  return article !== undefined && factsOfType(article.type).cartLine !== null && isSaleable(article.stock);
};

export function useOrderNow(order: OrderRecord): OrderAround {
  const { now } = useActions();
  const terms = useBuyerTerms();
  const articles = useArticles(order.lines.flatMap((line) => soldOf(line) ?? []));
  const hasSaleable = order.lines.some((line) => isStillSold(line, articles));
  const returns = Object.values(useView((state) => state.returns) ?? {}).flatMap(({ record }) =>
    record.order === order.uuid ? [record] : [],
  );
  const nowMs = now() ?? Date.parse(order.placedAt);
  return { ...orderNow({ order, terms, nowMs, returns, hasSaleable }), articles };
}
