/** A quote as whoever answers it sees it (domain 5): what was asked for, what is proposed, and what may be done next. */
import * as v from 'valibot';
import { deskMessage, deskRoute } from '#core/contract/admin/desk-page.ts';
import { deskBuyer } from '#core/contract/admin/orders/desk-buyer.ts';
import { QUOTE_STATES } from '#core/domain/quotes/quote.ts';
import { AREAS } from '#core/domain/shop/area.ts';
import * as f from '#core/wire/fields.ts';

const text = v.nullable(v.string());
const at = v.nullable(f.instant);

/** Amounts are in 1/10,000 €, tax included where nothing else is said. */
const amount = v.number();

const options = v.array(v.object({ label: v.string(), value: v.string() }));

/** What the shop knows of an article now: its price for this buyer, and units a cart may hold (null: no limit). */
const now = v.object({ unitPrice: amount, available: v.nullable(v.number()), onSale: v.boolean() });

const line = v.object({
  /** Its place in the quote, which names it. */
  position: v.number(),
  sku: v.string(),
  name: v.string(),
  options,
  /** Of its page and its picture; null once the shop has it no more. */
  path: text,
  image: text,
  /** None: the shop has added it. */
  requestedQty: v.number(),
  /** As it stood when it was asked for. */
  unitPrice: amount,
  /** As it was last proposed, or as it was asked for. */
  proposed: v.object({ quantity: v.number(), unitPrice: amount }),
  now: v.nullable(now),
});

/** An article that may be added to a proposal. */
export const quoteArticle = v.object({
  sku: v.string(),
  name: v.string(),
  options,
  now,
});
export type QuoteArticle = v.InferOutput<typeof quoteArticle>;

const move = v.object({
  from: v.nullable(v.picklist(QUOTE_STATES)),
  to: v.picklist(QUOTE_STATES),
  /** Of the proposal, where it is one. */
  version: v.nullable(v.number()),
  actor: v.picklist(['buyer', 'shop', 'clock']),
  who: text,
  at: f.instant,
});

const sums = v.object({ total: amount, taxTotal: amount });

export const quoteDesk = v.object({
  uuid: v.string(),
  /** Every step says on which it was decided. */
  rev: v.number(),
  revId: f.toldRevId,
  number: v.string(),
  area: v.picklist(AREAS),
  state: v.picklist(QUOTE_STATES),
  requestedAt: f.instant,
  buyer: deskBuyer,
  /** Where the buyer lives, as far as the request says. */
  place: v.object({ postcode: v.string(), city: v.string() }),
  vehicle: text,
  /** `2026-11-30`. */
  wantedDate: text,
  /** What the buyer wrote with it. */
  comment: text,
  lines: v.array(line),
  requested: sums,
  /** Null while nothing was proposed. */
  proposal: v.nullable(
    v.object({
      ...sums.entries,
      version: v.number(),
      versionId: f.toldRevId,
      /** Its last day; null: without end. */
      validUntil: text,
      proposedAt: f.instant,
      acceptedAt: at,
      deliveryDelay: text,
      conditions: text,
    }),
  ),
  /** Days a proposal binds where nothing else is said. */
  validityDays: v.number(),
  /** The order it became. */
  order: v.nullable(v.object({ uuid: v.string(), number: v.string() })),
  comments: v.array(deskMessage),
  history: v.array(move),
  /** What its state allows, rights apart (`shopActions`). */
  can: v.object({ review: v.boolean(), propose: v.boolean(), refuse: v.boolean(), cancel: v.boolean() }),
});

export type QuoteDesk = v.InferOutput<typeof quoteDesk>;
export type QuoteDeskLine = QuoteDesk['lines'][number];

export const quoteDeskRoute = deskRoute('quotes', 'quotes.view', quoteDesk);
