/** Every mail of the shop by the name its jobs carry. A job holds the UUID of what it is about, no words of people. */
import type { Db } from '#server/database/connection.ts';

import type { Letter } from '../letter.ts';
import { contactReceivedCustomer, contactReceivedShop } from './contact-received.ts';
import type { LetterAsked } from './letter-asked.ts';
import { quoteRequestedCustomer, quoteRequestedShop } from './quote-requested.ts';

export type Template = (db: Db, asked: LetterAsked) => Promise<Letter>;

export const TEMPLATES = {
  'quote.requested.customer': quoteRequestedCustomer,
  'quote.requested.shop': quoteRequestedShop,
  'contact.received.customer': contactReceivedCustomer,
  'contact.received.shop': contactReceivedShop,
} as const satisfies Record<string, Template>;

export type TemplateName = keyof typeof TEMPLATES;

export function isTemplateName(name: string): name is TemplateName {
  return Object.hasOwn(TEMPLATES, name);
}
