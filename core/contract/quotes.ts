/**
 * A visitor's quote request (domain 5.2): carries its own lines and travels in its cart's lane, so that what was put in
 * the cart before arrives before it (design §5, rule 1). Making it empties the cart.
 */
import * as v from 'valibot';
import { add, times } from '#core/domain/money.ts';
import { parseLineKey } from '#core/domain/product.ts';
import { cartIn } from '#core/contract/cart.ts';
import * as f from '#core/contract/fields.ts';
import { defineOfflineRoute } from '#core/contract/route.ts';

const quoteLine = v.strictObject({
  lineKey: v.pipe(
    v.string(),
    v.check((key) => parseLineKey(key) !== null, 'lineKey.invalid'),
  ),
  quantity: v.pipe(f.quantity, v.minValue(1, 'number.tooSmall')),
  /** For the author's own view; the server prices the request itself. */
  name: v.pipe(v.string(), v.maxLength(255)),
  sku: v.pipe(v.string(), v.maxLength(64)),
  unitPrice: f.money,
});

const person = {
  gender: v.nullable(f.gender),
  lastName: f.personName,
  firstName: f.personName,
  email: f.email,
  phone: f.phone,
  postcode: f.postcode,
  city: f.optionalText(100),
};

/** Who asks: the fields of domain 5.2; a professional also names the company. */
const quoteContact = v.variant(
  'customerType',
  [
    v.strictObject({ customerType: v.literal('individual'), ...person }),
    v.strictObject({ customerType: v.literal('professional'), ...person, corporateName: f.line(120), siret: f.siret }),
  ],
  'required',
);

export const quoteStoreRoute = defineOfflineRoute({
  name: 'api.checkout.quotes.store',
  method: 'POST',
  uri: 'api/checkout/quotes',
  access: 'anyone',
  cache: 'no-store',
  limit: { attempts: 5, perSeconds: 3600 },
  body: v.strictObject({
    /** UUID of the quote, given by the device and unique for ever: a request repeated makes no second quote. */
    uuid: f.uuid,
    area: f.area,
    lines: v.pipe(v.array(quoteLine), v.minLength(1, 'quote.empty'), v.maxLength(200)),
    contact: quoteContact,
    vehicle: f.optionalText(120),
    wantedDate: v.nullable(f.day),
    comment: f.optionalText(2000),
    consent: f.accepted,
  }),
  answer: v.object({ uuid: v.string(), number: v.string(), state: v.literal('requested') }),
  refusals: ['quote.empty', 'cart.productUnavailable', 'cart.variantRequired'],
  offline: {
    version: 1,
    lane: (args) => `cart:${args.area}`,
    touches: (args) => [`cart:${args.area}`, `quote:${args.uuid}`],
    fold: (key, record, args, stamp) =>
      key.startsWith('cart:')
        ? { ...cartIn(record, args.area), lines: [], notices: [] }
        : {
            kind: 'quote',
            uuid: args.uuid,
            area: args.area,
            number: null,
            state: 'requested',
            lines: args.lines.map(({ name, sku, quantity, unitPrice }) => ({ name, sku, quantity, unitPrice })),
            total: add(...args.lines.map((one) => times(one.unitPrice, one.quantity))),
            requestedAt: stamp.at,
          },
  },
});
