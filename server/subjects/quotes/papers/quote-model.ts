/** A proposal on paper (domain 5.3), from what is stored of it. */
import { times } from '#core/domain/price/money.ts';
import { priceExcludingTax, taxIncluded } from '#core/domain/price/tax.ts';
import { addDays } from '#core/domain/shop/day.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';
import { settingsIn } from '#server/platform/settings/settings-in.ts';
import type { PricedLine } from '#server/subjects/documents/models/amounts.ts';
import type { QuoteModel } from '#server/subjects/documents/models/offer.ts';
import type { Buyer } from '#server/subjects/documents/models/parties.ts';
import { loadIssuer } from '#server/subjects/orders/papers/issuer.ts';
import { pricedOf } from '#server/subjects/orders/papers/priced-parts.ts';
import { proposedLine } from '#server/subjects/quotes/read/proposal.ts';
import { contactIn } from '#server/subjects/quotes/read/stored-contact.ts';
import { linesOf, optionsIn, type Quote, type QuoteLine } from '#server/subjects/quotes/read/stored-quote.ts';
import { dayOf } from '#server/platform/settings/clock.ts';

/** A request names postcode and town; the street comes with the order. */
function buyerOf(contact: unknown): Buyer {
  const { customerType, firstName, lastName, email, postcode, city, corporateName, siret } = contactIn(contact);
  return {
    kind: customerType,
    name: `${firstName} ${lastName}`.trim(),
    company: corporateName,
    address: { lines: [], postcode, city: city ?? '', country: 'FR' },
    siret,
    vatNumber: null,
    email,
    purchaseOrder: null,
  };
}

function pricedLine(row: QuoteLine): PricedLine[] {
  const { quantity, unitPrice } = proposedLine(row);
  if (quantity === 0) return [];
  const taxPercent = Number(row.tax_percent);
  const total = times(unitPrice, quantity);
  const tax = taxIncluded(total, taxPercent);
  return [
    {
      reference: row.sku,
      name: row.name,
      details: optionsIn(row).map(({ label, value }) => `${label} ${value}`),
      quantity,
      unitTotal: unitPrice,
      unitNet: priceExcludingTax(unitPrice, taxPercent),
      discountNet: 0,
      discountTotal: 0,
      deposit: 0,
      ecoContribution: 0,
      taxPercent,
      exemption: null,
      net: total - tax,
      tax,
      total,
    },
  ];
}

/** @param quote proposed at least once */
export async function loadQuoteModel(db: Db | Trx, quote: Quote): Promise<QuoteModel> {
  const { area, locale, number, version, valid_until: until, proposed_at: at } = quote;
  const setting = await settingsIn(db);
  const lines = (await linesOf(db, quote.id)).flatMap(pricedLine);
  const issuedAtMs = (at ?? quote.updated_at).getTime();
  const days = setting('sales.quote_settings.validity_days', { channel: area });
  return {
    ...(await loadIssuer(db, setting, { area, locale })),
    ...pricedOf(lines, [], 0),
    number,
    issuedAtMs,
    version,
    validUntil: until ?? addDays(dayOf(setting, area, new Date(issuedAtMs)), days),
    buyer: buyerOf(quote.contact),
    recipient: null,
    deliveryDelay: quote.delivery_delay,
    paymentTermsDays: null,
    conditions: quote.conditions,
  };
}
