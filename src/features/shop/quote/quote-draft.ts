/** What the form of a quote request starts from: the draft of this device, or an empty form over the cart. */
import type { DefaultValues } from 'react-hook-form';
import * as v from 'valibot';
import { quoteStoreRoute } from '#core/contract/quotes.ts';
import type { ProfileRecord } from '#core/contract/customer-records.ts';
import type { AddressBook } from '#core/domain/address.ts';
import type { Area } from '#core/domain/area.ts';
import { GENDERS } from '#core/domain/customer.ts';
import { add, times } from '#core/domain/money.ts';
import { displayPhone } from '#core/domain/phone.ts';
import { isUuid } from '#core/domain/uuid.ts';
import type { QuoteInput } from '#src/features/shop/quote/quote-form.tsx';
import type { Quoted } from '#src/features/shop/quote/quoted-articles.tsx';
import type { SignedInCustomer } from '#src/db/rows.ts';
import type { CartView } from '#src/store/cart-view.ts';

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
      pictures: cart.lines.map(({ lineKey, image }) => ({ key: lineKey, image })),
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
      pictures: lines.map(({ lineKey }) => ({ key: lineKey, image: null })),
      units: lines.reduce((all, line) => all + line.quantity, 0),
      total: add(...lines.map((line) => times(line.unitPrice, line.quantity))),
      pricedAt: null,
    },
  };
}

/** Lines of a request: what is held and can be sold. */
function quoteLines(cart: Pick<CartView, 'lines'>): QuoteInput['lines'] {
  return cart.lines
    .filter((line) => line.quantity > 0)
    .map(({ lineKey, quantity, name, sku, unitPrice }) => ({ lineKey, quantity, name, sku, unitPrice }));
}

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/**
 * What a customer's request begins with where no draft says otherwise: who they are, and where they are billed. Read as
 * a draft is, so that it may be incomplete.
 */
export function contactOfCustomer(profile: ProfileRecord | null, book: AddressBook): unknown {
  if (profile === null) return null;
  const { email, fields } = profile;
  const { customerType, gender, firstName, lastName } = fields;
  const home = book.find((one) => one.isDefaultBilling);
  const company =
    fields.customerType === 'professional' ? { corporateName: fields.corporateName, siret: fields.siret } : {};
  const person = { customerType, gender, firstName, lastName, email, phone: displayPhone(fields.phone) };
  return { contact: { ...person, postcode: home?.postcode, city: home?.city, ...company } };
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

/**
 * Whatever is in the draft, the form opens: a draft of an older build gives what can be read of it. Its UUID stays, so
 * that a request sent twice by accident is one request (sync rule S2).
 */
export function quoteDefaults(draft: unknown, start: QuoteStart): DefaultValues<QuoteInput> {
  const kept = objectOf(draft);
  const contact = objectOf(kept['contact']);
  const person = {
    gender: GENDERS.find((one) => one === contact['gender']) ?? null,
    firstName: textOf(contact['firstName']) ?? '',
    lastName: textOf(contact['lastName']) ?? '',
    email: textOf(contact['email']) ?? '',
    phone: textOf(contact['phone']) ?? '',
    postcode: textOf(contact['postcode']) ?? '',
    city: textOf(contact['city']),
  };
  const isProfessional = contact['customerType'] === 'professional';
  return {
    uuid: isUuid(kept['uuid']) ? kept['uuid'] : start.uuid,
    area: start.area,
    lines: start.lines,
    contact: isProfessional
      ? {
          customerType: 'professional',
          ...person,
          corporateName: textOf(contact['corporateName']) ?? '',
          siret: textOf(contact['siret']) ?? '',
        }
      : { customerType: 'individual', ...person },
    vehicle: textOf(kept['vehicle']),
    wantedDate: textOf(kept['wantedDate']),
    comment: textOf(kept['comment']),
  };
}
