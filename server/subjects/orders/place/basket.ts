/** What is bought: the cart of an area, locked and settled with the stock of now. */
import type { CartEntry, CartRecord } from '#core/contract/cart/cart-record.ts';
import { soldLines, type SoldLine } from '#core/contract/cart/sold-lines.ts';
import type { Area } from '#core/domain/shop/area.ts';
import type { Article } from '#server/subjects/cart/articles/articles.ts';
import { emptyCart } from '#server/subjects/cart/cart-changes.ts';
import { toCartRecord } from '#server/subjects/cart/cart-record.ts';
import { cartsIn } from '#server/subjects/cart/cart-unit.ts';
import { readCoupons } from '#server/subjects/cart/coupons.ts';
import type { ChangeContext } from '#server/sync/change/change-context.ts';

/** As it is sold: a kit is a line of each component. */
export type BasketLine = SoldLine & Pick<Article, 'productId' | 'variantId' | 'returns'>;

export interface Basket {
  readonly record: Pick<CartRecord, 'area' | 'coupon'> & { readonly lines: readonly BasketLine[] };
  readonly couponUuid: string | null;
  /** What is left of it once it was bought. */
  conclude(): Promise<void>;
}

/** The record is made as devices get it: what they priced and what is priced here cannot differ. */
export async function basketOfCart(context: ChangeContext, area: Area): Promise<Basket> {
  const { trx, person, now } = context;
  const carts = cartsIn(context.units);
  const cart = await carts.open(area);
  const row = await trx
    .selectFrom('cart')
    .select('coupon_uuid')
    .where('customer_id', '=', person.id)
    .where('area', '=', area)
    .executeTakeFirst();
  const couponUuid = row?.coupon_uuid ?? null;
  if (couponUuid !== null) {
    await trx.selectFrom('cart_rule_coupon').select('uuid').where('uuid', '=', couponUuid).forUpdate().execute();
  }
  const coupons = couponUuid === null ? null : await readCoupons(trx, [couponUuid], person);
  const record = toCartRecord(area, cart, now);
  const lines: BasketLine[] = [];
  for (const line of record.lines) {
    const article = await carts.article(line.lineKey);
    if (article !== undefined) lines.push(...basketLines(line, article));
  }
  return {
    record: { area, lines, coupon: coupons?.get(couponUuid ?? '') ?? null },
    couponUuid,
    conclude: async () => {
      await emptyCart(context, area, record.lines);
      if (couponUuid !== null) {
        await trx
          .updateTable('cart')
          .set({ coupon_uuid: null })
          .where('customer_id', '=', person.id)
          .where('area', '=', area)
          .execute();
      }
    },
  };
}

export const ofArticle = ({ productId, variantId, returns }: Pick<Article, 'productId' | 'variantId' | 'returns'>) => ({
  productId,
  variantId,
  returns,
});

/** A line of the cart as it is sold, with what an order keeps of each article. */
function basketLines(line: CartEntry, article: Article): BasketLine[] {
  const { pieces = [] } = article;
  return soldLines([line]).map((one: SoldLine) => ({
    ...one,
    ...ofArticle(pieces.find(({ number }) => number === one.part) ?? article),
  }));
}
