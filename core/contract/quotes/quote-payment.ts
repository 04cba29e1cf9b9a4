/** An accepted quote on its way to an order, and a proposal as a file (domain 5.3). */
import * as v from 'valibot';
import { cartOfArea, type CartEntry } from '#core/contract/cart/cart-record.ts';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

const own = { access: 'customer', cache: 'no-store' } as const;

/** What is bought when the quote is paid: its lines at its prices, with what decides their delivery and VAT. */
export const quoteConvertRoute = defineRoute({
  name: 'api.quotes.convert',
  method: 'POST',
  uri: 'api/quotes/convert',
  ...own,
  limit: { attempts: 60, perSeconds: 3600 },
  /** That it was accepted on this device has to have reached the shop. */
  needs: [cartOfArea],
  body: v.strictObject({ area: f.area, quote: f.uuid }),
  answer: v.object({
    number: v.string(),
    lines: v.array(v.custom<CartEntry>((given) => typeof given === 'object' && given !== null)),
  }),
  refusals: ['quote.notPayable', 'cart.productUnavailable'],
});

/** The proposal as it was last sent, as a file. */
export const quotePdfRoute = defineRoute({
  name: 'api.quotes.pdf',
  method: 'GET',
  uri: 'api/quotes/{quote}/pdf',
  ...own,
  params: v.strictObject({ quote: f.uuid }),
  answer: v.unknown(),
  refusals: ['record.unknown'],
});
