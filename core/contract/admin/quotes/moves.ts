/** What the office does with a quote (domain 5.3). */
import * as v from 'valibot';
import { deskComment, deskSteps, LINES_MAX, REASON_MAX, seen } from '#core/contract/admin/desk-step.ts';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

import { quoteArticle } from './desk.ts';

/** Articles that one version adds. */
export const ADDED_MAX = 50;
export const QUOTE_COMMENT_MAX = 5_000;
export const DELAY_MAX = 120;
export const CONDITIONS_MAX = 2_000;
export const VALIDITY_DAYS_MAX = 365;
export const PROPOSED_QTY_MAX = 9_999;
/** One unit, in 1/10,000 €: 1,000,000 €. */
export const PROPOSED_PRICE_MAX = 10_000_000_000;

const step = deskSteps('quotes');

const whole = (least: number, most: number) =>
  v.pipe(
    v.number('number.invalid'),
    v.integer('number.invalid'),
    v.minValue(least, 'number.tooSmall'),
    v.maxValue(most, 'number.tooLarge'),
  );

/** « Prendre en charge »: its buyer reads that somebody looks into it. */
export const reviewQuoteRoute = step('review', 'review', 'quotes.update', v.strictObject(seen), [
  'quote.notAnswerable',
]);

const unitPrice = v.pipe(f.money, v.maxValue(PROPOSED_PRICE_MAX, 'number.tooLarge'));
const sku = f.line(64);

/** Lines by their place; those left out stay as they are. No unit: the shop cannot bring it. */
export const proposeQuoteRoute = step(
  'propose',
  'propose',
  'quotes.update',
  v.strictObject({
    ...seen,
    lines: f.listOf(
      v.strictObject({
        position: whole(0, 99_999),
        quantity: whole(0, PROPOSED_QTY_MAX),
        unitPrice,
      }),
      LINES_MAX,
    ),
    /** Articles that nobody asked for. */
    added: f.listOf(v.strictObject({ sku, quantity: whole(1, PROPOSED_QTY_MAX), unitPrice }), ADDED_MAX),
    validityDays: whole(1, VALIDITY_DAYS_MAX),
    deliveryDelay: f.optionalText(DELAY_MAX),
    conditions: f.optionalText(CONDITIONS_MAX),
  }),
  ['quote.notAnswerable', 'cart.productUnavailable', 'cart.variantRequired', 'cart.choiceRequired'],
);

/** An article by its reference, as it would stand in the quote: nothing is written. */
export const quoteArticleRoute = defineRoute({
  name: 'api.admin.quotes.article',
  method: 'GET',
  uri: 'api/admin/quotes/{uuid}/article',
  params: v.strictObject({ uuid: f.uuid }),
  query: v.strictObject({ sku }),
  access: { permission: 'quotes.update' },
  cache: 'no-store',
  answer: quoteArticle,
  refusals: ['record.unknown', 'cart.productUnavailable', 'cart.variantRequired', 'cart.choiceRequired'],
});

const ending = v.strictObject({ ...seen, reason: f.line(REASON_MAX) });

/** No proposal is made; the buyer reads why. */
export const refuseQuoteRoute = step('refuse', 'refuse', 'quotes.cancel', ending, ['quote.notAnswerable']);

/** What was proposed is taken back; the buyer reads why. */
export const cancelQuoteRoute = step('cancel', 'cancel', 'quotes.cancel', ending, ['quote.notCancelable']);

export const commentDeskQuoteRoute = deskComment('quotes', 'quotes.comment', QUOTE_COMMENT_MAX);

/** The proposal as it was last sent, as a PDF. */
export const quotePaperRoute = defineRoute({
  name: 'api.admin.quotes.paper',
  method: 'GET',
  uri: 'api/admin/quotes/{uuid}/paper',
  params: v.strictObject({ uuid: f.uuid }),
  access: { permission: 'quotes.view' },
  cache: 'no-store',
  answer: v.unknown(),
  refusals: ['record.unknown'],
});
