/** Models of invoices and credit notes as they were stored when these were issued. */
import * as v from 'valibot';

import { AREAS } from '#core/domain/shop/area.ts';
import { LOCALES } from '#core/domain/shop/locale.ts';
import { TIME_ZONES } from '#core/domain/shop/time-zone.ts';
import { EXEMPTIONS } from '#server/subjects/documents/models/amounts.ts';
import type { CreditNoteModel, InvoiceModel } from '#server/subjects/documents/models/invoice.ts';

const text = v.nullable(v.string());
const taxFacts = { taxPercent: v.number(), exemption: v.nullable(v.picklist(EXEMPTIONS)) };
const amounts = { net: v.number(), tax: v.number(), total: v.number() };
const address = v.object({ lines: v.array(v.string()), postcode: v.string(), city: v.string(), country: v.string() });

const line = v.object({
  reference: v.string(),
  name: v.string(),
  details: v.array(v.string()),
  quantity: v.number(),
  unitNet: v.number(),
  unitTotal: v.number(),
  discountNet: v.number(),
  discountTotal: v.number(),
  deposit: v.number(),
  ecoContribution: v.number(),
  ...taxFacts,
  ...amounts,
});

const seller = v.object({
  name: v.string(),
  legalForm: text,
  capital: text,
  address,
  siret: text,
  rcsCity: text,
  /* older ones do not say it */
  apeCode: v.optional(text, null),
  vatNumber: text,
  phone: text,
  email: text,
  producerNumbers: v.array(v.object({ label: v.string(), number: v.string() })),
  mediator: v.nullable(v.object({ name: v.string(), url: text })),
});

const buyer = v.object({
  kind: v.picklist(['individual', 'professional']),
  name: v.string(),
  company: text,
  address,
  siret: text,
  vatNumber: text,
  email: text,
  purchaseOrder: text,
});

const payment = v.object({
  kind: v.picklist(['card', 'online', 'transfer', 'cash', 'cheque', 'store_credit', 'other']),
  label: v.string(),
  paidOn: text,
  bank: v.nullable(v.object({ holder: v.string(), iban: v.string(), bic: text, bankName: text })),
});

const invoice = v.object({
  identity: v.object({
    siteName: v.string(),
    area: v.picklist(AREAS),
    accent: v.object({ solid: v.string(), on: v.string() }),
    logo: v.exactOptional(v.string()),
    timeZone: v.exactOptional(v.picklist(TIME_ZONES)),
  }),
  locale: v.picklist(LOCALES),
  number: v.string(),
  issuedAtMs: v.number(),
  seller,
  lines: v.array(line),
  charges: v.array(v.object({ kind: v.picklist(['delivery', 'fee']), label: v.string(), ...taxFacts, ...amounts })),
  taxes: v.array(v.object({ ...taxFacts, base: v.number(), tax: v.number() })),
  totals: v.object({
    ...amounts,
    lines: v.number(),
    charges: v.number(),
    linesTotal: v.number(),
    discountTotal: v.number(),
    paid: v.number(),
    due: v.number(),
  }),
  buyer,
  recipient: v.nullable(v.object({ name: v.string(), company: text, address })),
  orderNumber: v.string(),
  saleOn: v.string(),
  operation: v.picklist(['goods', 'services', 'mixed']),
  taxOnDebits: v.boolean(),
  terms: v.object({ dueOn: v.string(), discountText: v.string(), lateRate: v.string(), recoveryFee: v.number() }),
  payment,
  note: text,
});

const creditNote = v.object({
  ...invoice.entries,
  invoices: v.array(v.object({ number: v.string(), issuedOn: v.string() })),
  reason: text,
});

export const storedInvoice = (stored: unknown): InvoiceModel => v.parse(invoice, stored);

/** Null for money that went back without an invoice to correct. */
export const storedCreditNote = (stored: unknown): CreditNoteModel | null => v.parse(v.nullable(creditNote), stored);
