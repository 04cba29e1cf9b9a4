import type { Area } from '#core/domain/area.ts';
import type { LineKey } from '#core/domain/product.ts';
import { numericOf } from '#server/database/decimal.ts';
import type { Trx } from '#server/database/transaction.ts';

import { readArticles, type Article } from './articles.ts';
import { settleCart, type HeldCart, type HeldLine } from './held-line.ts';
import { holdLine, loadLines, noticesOf } from './load-cart.ts';

/** A visitor's carts inside one transaction: locked and read once, then written through. */
export interface CartDesk {
  /** The cart of an area, settled with the stock of now; made when the visitor has none. */
  open(area: Area): Promise<HeldCart>;
  /** Stores what differs from the cart as it was opened or last saved. */
  save(area: Area, cart: HeldCart): Promise<void>;
  /** What a key names, or undefined when the shop never had it. */
  article(lineKey: LineKey): Promise<Article | undefined>;
  /** After a savepoint was rolled back: what was read since then may be wrong. */
  forget(): void;
}

interface OpenCart {
  readonly id: number;
  stored: HeldCart;
}

export function createCartDesk({ trx, visitor, now }: { trx: Trx; visitor: string; now: Date }): CartDesk {
  const carts = new Map<Area, OpenCart>();
  const articles = new Map<LineKey, Article>();

  const articlesOf = async (keys: readonly LineKey[]) => {
    const missing = keys.filter((key) => !articles.has(key));
    for (const [key, article] of await readArticles(trx, missing, now)) articles.set(key, article);
    return articles;
  };
  const opened = async (area: Area): Promise<OpenCart> => {
    const known = carts.get(area);
    if (known) return known;
    const { id, notices } = await lockCart(trx, visitor, area, now);
    const rows = await loadLines(trx, [id]);
    const facts = await articlesOf(rows.map((row) => row.line_key));
    const lines = rows.map((row) => holdLine(row, facts));
    const cart = { id, stored: { lines, notices: noticesOf(notices) } };
    carts.set(area, cart);
    return cart;
  };
  return {
    open: async (area) => settleCart((await opened(area)).stored, now.toISOString()),
    async save(area, cart) {
      const before = await opened(area);
      await writeLines(trx, before, cart.lines, now);
      if (cart.notices !== before.stored.notices) {
        const notices = JSON.stringify(cart.notices);
        await trx.updateTable('cart').set({ notices }).where('id', '=', before.id).execute();
      }
      before.stored = cart;
    },
    article: async (lineKey) => (await articlesOf([lineKey])).get(lineKey),
    forget: () => carts.clear(),
  };
}

function lockCart(trx: Trx, visitor: string, area: Area, now: Date) {
  return trx
    .insertInto('cart')
    .values({ visitor_id: visitor, area, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.columns(['visitor_id', 'area']).doUpdateSet({ updated_at: now }))
    .returning(['id', 'notices'])
    .executeTakeFirstOrThrow();
}

/** Only what changed is written, so a change costs the same in a long cart as in a short one (law 6). */
async function writeLines(trx: Trx, { id, stored }: OpenCart, lines: readonly HeldLine[], now: Date) {
  const before = new Map(stored.lines.map((line) => [line.lineKey, line]));
  const changed = lines.filter((line) => before.get(line.lineKey) !== line);
  const kept = new Set(lines.map((line) => line.lineKey));
  const gone = [...before.keys()].filter((key) => !kept.has(key));
  if (gone.length > 0) {
    await trx.deleteFrom('cart_line').where('cart_id', '=', id).where('line_key', 'in', gone).execute();
  }
  if (changed.length === 0) return;
  await trx
    .insertInto('cart_line')
    .values(
      changed.map((line) => ({
        cart_id: id,
        line_key: line.lineKey,
        product_id: line.productId,
        variant_id: line.variantId,
        quantity: line.quantity,
        seen_price: numericOf(line.seenPrice),
        added_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['cart_id', 'line_key']).doUpdateSet({
        quantity: (set) => set.ref('excluded.quantity'),
        seen_price: (set) => set.ref('excluded.seen_price'),
      }),
    )
    .execute();
}
