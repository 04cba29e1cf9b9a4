import { sql } from 'kysely';

import type { Area } from '#core/domain/shop/area.ts';
import type { LineKey } from '#core/domain/catalogue/product.ts';
import { unitKind, type UnitDeps, type UnitOfWork } from '#server/sync/change/unit-of-work.ts';

import { readArticles, type Article } from './articles/articles.ts';
import { settleCart, type HeldCart } from './held-line.ts';
import { holdLine, loadLines, noticesOf } from './load-cart.ts';
import { lockCart } from './lock-cart.ts';
import { lineWrites, storeLines } from './store-lines.ts';

/**
 * A person's carts inside one transaction: each locked and read once, changed in memory by as many changes as come,
 * and written once.
 */
export interface CartUnit extends UnitOfWork {
  /** The cart of an area, settled with the stock of now; made when the person has none. */
  open(area: Area): Promise<HeldCart>;
  /** What the cart is from now on; `flush` writes it. */
  save(area: Area, cart: HeldCart): void;
  /** Keys that will be asked for: the next reading of articles brings them all. */
  expect(lineKeys: readonly LineKey[]): void;
  /** What a key names, or undefined when the shop never had it. */
  article(lineKey: LineKey): Promise<Article | undefined>;
  /** The carts that were saved, as they are now. */
  saved(): ReadonlyMap<Area, HeldCart>;
  /** Carts of a guest that went to a customer before: as they were found, and as they are now. */
  merged(): ReadonlyMap<Area, CartChange>;
}

export interface CartChange {
  readonly before: HeldCart;
  readonly after: HeldCart;
}

/** A cart's rows as this transaction left them. */
interface OpenCart {
  readonly id: number;
  /** Made by this transaction. */
  readonly made: boolean;
  readonly stored: HeldCart;
  /** As it was found, settled with the stock of now, where the cart was merged before; null elsewhere. */
  readonly found: HeldCart | null;
}

function openCarts({ trx, person, now }: UnitDeps): CartUnit {
  let opened: ReadonlyMap<Area, OpenCart> = new Map();
  let held: ReadonlyMap<Area, HeldCart> = new Map();
  const articles = new Map<LineKey, Article | undefined>();
  const expected = new Set<LineKey>();

  const readMissing = async (keys: readonly LineKey[]) => {
    if (keys.every((key) => articles.has(key))) return articles;
    const missing = [...new Set([...keys, ...expected])].filter((key) => !articles.has(key));
    const found = await readArticles(trx, missing, { buyer: person, now });
    for (const key of missing) articles.set(key, found.get(key));
    expected.clear();
    return articles;
  };
  const openRows = async (area: Area): Promise<OpenCart> => {
    const known = opened.get(area);
    if (known) return known;
    const { id, notices, made, isMerged } = await lockCart(trx, person, area, now);
    const rows = made ? [] : await loadLines(trx, [id]);
    const facts = await readMissing(rows.map((row) => row.line_key));
    const lines = rows.map((row) => holdLine(row, facts));
    const stored = { lines, notices: noticesOf(notices) };
    const cart = { id, made, stored, found: isMerged ? settleCart(stored, now.toISOString()) : null };
    opened = new Map([...opened, [area, cart]]);
    return cart;
  };
  const flushCart = async (area: Area, open: OpenCart) => {
    const { id, stored, made } = open;
    const cart = held.get(area);
    if (cart === undefined) {
      if (!made) return;
      await sql`delete from cart where id = ${id}`.execute(trx);
      opened = new Map([...opened].filter(([one]) => one !== area));
      return;
    }
    await storeLines(trx, id, lineWrites(stored.lines, cart.lines), now);
    if (cart.notices !== stored.notices) {
      await sql`update cart set notices = ${JSON.stringify(cart.notices)} where id = ${id}`.execute(trx);
    }
    opened = new Map([...opened, [area, { ...open, stored: cart }]]);
  };
  return {
    open: async (area) => {
      const { stored } = await openRows(area);
      return settleCart(held.get(area) ?? stored, now.toISOString());
    },
    save(area, cart) {
      held = new Map([...held, [area, cart]]);
    },
    expect: (keys) => keys.forEach((key) => void expected.add(key)),
    article: async (lineKey) => (await readMissing([lineKey])).get(lineKey),
    checkpoint() {
      const before = { opened, held };
      return (undone) => {
        held = before.held;
        if (undone === 'rows') opened = before.opened;
      };
    },
    // A cart that was made and not used leaves no trace.
    async flush() {
      for (const [area, cart] of opened) await flushCart(area, cart);
    },
    saved: () => held,
    merged: () =>
      new Map(
        [...held].flatMap(([area, after]) => {
          const before = opened.get(area)?.found;
          return before ? [[area, { before, after }] as const] : [];
        }),
      ),
  };
}

/** The person's carts in a transaction, locked when first opened. */
export const cartsIn = unitKind(openCarts);
