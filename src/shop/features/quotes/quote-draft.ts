/** What the form of a quote request starts from: the draft of this device, or an empty form over the cart. */
import type { DefaultValues } from 'react-hook-form';
import * as v from 'valibot';
import { quoteContactFields, quoteFields } from '#core/contract/quotes/quote-fields.ts';
import { quoteStoreRoute } from '#core/contract/quotes/quotes.ts';
import type { ProfileRecord } from '#core/contract/account/customer-records.ts';
import type { AddressBook } from '#core/contract/account/address-fields.ts';
import type { Area } from '#core/domain/shop/area.ts';
import { cutText } from '#core/domain/text/cut-text.ts';
import { unitPriceOf } from '#core/domain/price/group-price.ts';
import { add, times } from '#core/domain/price/money.ts';
import { isUuid } from '#core/domain/text/uuid.ts';
import { readFields } from '#core/resources/field-set.ts';
import type { QuoteInput } from '#src/shop/features/quotes/quote-form.tsx';
import type { Quoted } from '#src/shop/features/quotes/quoted-articles.tsx';
import type { SignedInCustomer } from '#src/db/rows.ts';
import type { CartView } from '#src/shop/store/cart/cart-view.ts';

/** Name of the form's draft. */
export const quoteForm = (area: Area): string => `quote:${area}`;

export interface QuoteSubject {
  readonly lines: QuoteInput['lines'];
  readonly quoted: Quoted;
}

/** A request about the cart. */
export function subjectOfCart(cart: CartView): QuoteSubject {
  return {
    lines: quoteLines(cart),
    quoted: {
      articles: cart.items
        .filter(({ quantity }) => quantity > 0)
        .map(({ lineKey, image, name, quantity, total }) => ({ key: lineKey, image, name, quantity, total })),
      units: cart.totals.itemsQty,
      total: cart.totals.grandTotal,
      pricedAt: cart.pricedAt,
    },
  };
}

/** A refused request keeps its own lines; null when they cannot be read. */
export function subjectOfRefused(args: unknown): QuoteSubject | null {
  const parsed = v.safeParse(quoteStoreRoute.body.entries.lines, objectOf(args)['lines']);
  if (!parsed.success) return null;
  const lines = parsed.output;
  return {
    lines,
    quoted: {
      articles: lines.map(({ lineKey, name, quantity, unitPrice }) => ({
        key: lineKey,
        image: null,
        name,
        quantity,
        total: times(unitPrice, quantity),
      })),
      units: lines.reduce((all, line) => all + line.quantity, 0),
      total: add(...lines.map((line) => times(line.unitPrice, line.quantity))),
      pricedAt: null,
    },
  };
}

/** Lines of a request: what is held and can be sold. */
function quoteLines(cart: Pick<CartView, 'items'>): QuoteInput['lines'] {
  return cart.items
    .filter((line) => line.quantity > 0)
    .map((line) => ({
      lineKey: line.lineKey,
      quantity: line.quantity,
      name: cutText(line.name, 255),
      sku: cutText(line.sku, 64),
      unitPrice: unitPriceOf(line),
    }));
}

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/**
 * What a customer's request begins with where no draft says otherwise: who they are, and where they are billed. Read as
 * a draft is, so that it may be incomplete.
 */
export function contactOfCustomer(profile: ProfileRecord | null, book: AddressBook): unknown {
  if (profile === null) return null;
  const { email, fields } = profile;
  const { postcode, city } = book.find((one) => one.isDefaultBilling) ?? {};
  return { contact: { ...fields, email, postcode, city } };
}

/** The same before the profile has come to this device: what the sign-in told. */
export function contactOfSignedIn(customer: SignedInCustomer | null): unknown {
  if (customer === null) return null;
  const { customerType, firstName, lastName, email } = customer;
  return { contact: { customerType, firstName, lastName, email } };
}

export interface QuoteStart {
  readonly area: Area;
  readonly lines: QuoteInput['lines'];
  /** For a new request. */
  readonly uuid: string;
}

/** The draft's UUID stays, so that a request sent twice by accident is one request (sync rule S2). */
export function quoteDefaults(draft: unknown, { area, lines, uuid }: QuoteStart): DefaultValues<QuoteInput> {
  const kept = objectOf(draft);
  return {
    ...readFields(quoteFields, kept),
    uuid: isUuid(kept['uuid']) ? kept['uuid'] : uuid,
    area,
    lines,
    contact: readFields(quoteContactFields, kept['contact']),
  };
}
