/** The stock of an article in one place, as whoever keeps it sees it (domain 2.6). */
import * as v from 'valibot';
import { deskRoute } from '#core/contract/admin/desk-page.ts';
import { AREAS } from '#core/domain/shop/area.ts';
import { CORRECTION_CAUSES } from '#core/domain/stock/correction.ts';
import { STOCK_REASONS } from '#core/domain/stock/movement.ts';
import * as f from '#core/wire/fields.ts';

const text = v.nullable(v.string());

const movement = v.object({
  uuid: v.string(),
  delta: v.number(),
  /** What the place held from then on. */
  leftAfter: v.number(),
  reason: v.picklist(STOCK_REASONS),
  ref: text,
  cause: v.nullable(v.picklist(CORRECTION_CAUSES)),
  note: text,
  /** Name of the colleague; null for the shop itself and for who left. */
  who: text,
  at: f.instant,
});

const arrival = v.object({
  uuid: v.string(),
  pieces: v.number(),
  /** `YYYY-MM-DD`. */
  expectedOn: v.string(),
  who: text,
});

const place = v.object({
  uuid: v.string(),
  source: v.string(),
  name: v.string(),
  quantity: v.number(),
  reserved: v.number(),
});

export const stockDesk = v.object({
  uuid: v.string(),
  /** Every step says on which it was decided. */
  rev: v.number(),
  revId: f.toldRevId,
  /** What it is called in the head: the SKU. */
  number: v.string(),
  product: v.object({
    uuid: v.string(),
    name: v.string(),
    area: v.picklist(AREAS),
    ean: text,
    /** Its stock is counted. */
    isCounted: v.boolean(),
    backOrders: v.boolean(),
    /** Its own threshold; null: the shop's. */
    lowThreshold: v.nullable(v.number()),
  }),
  shopThreshold: v.number(),
  source: v.string(),
  sourceName: v.string(),
  quantity: v.number(),
  reserved: v.number(),
  /** Where else the article lies. */
  others: v.array(place),
  /** Where it may be moved to. */
  sources: v.array(v.object({ code: v.string(), name: v.string() })),
  /** What is expected here, the next first. */
  arrivals: v.array(arrival),
  /** The newest first, as many as `HISTORY_MAX`. */
  movements: v.array(movement),
});

export type StockDesk = v.InferOutput<typeof stockDesk>;
export type StockMovement = StockDesk['movements'][number];

export const HISTORY_MAX = 200;

export const stockDeskRoute = deskRoute('stock', 'stock.view', stockDesk);
