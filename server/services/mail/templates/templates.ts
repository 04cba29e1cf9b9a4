/** Every mail of the shop by the name its jobs carry. A job holds the UUID of what it is about, no words of people. */
import type { Db } from '#server/database/connection.ts';

import type { Letter } from '../letter.ts';
import { accountConfirmEmail, accountReset, accountVerify } from './account-links.ts';
import { accountEmailChanged, accountPasswordUpdated } from './account-notices.ts';
import { accountOpenedShop, accountWelcome } from './account-opened.ts';
import { contactReceivedCustomer, contactReceivedShop } from './contact-received.ts';
import type { LetterAsked, LetterTools } from './letter-asked.ts';
import { quoteCommentedShop } from './quote-commented.ts';
import { quoteRequestedCustomer, quoteRequestedShop } from './quote-requested.ts';

/** Null: what it was to say has passed meanwhile, and nothing is sent. */
export type Template = (db: Db, asked: LetterAsked, tools: LetterTools) => Promise<Letter | null>;

export const TEMPLATES = {
  'quote.requested.customer': quoteRequestedCustomer,
  'quote.requested.shop': quoteRequestedShop,
  'contact.received.customer': contactReceivedCustomer,
  'contact.received.shop': contactReceivedShop,
  'quote.commented.shop': quoteCommentedShop,
  'account.verify': accountVerify,
  'account.welcome': accountWelcome,
  'account.opened.shop': accountOpenedShop,
  'account.reset': accountReset,
  'account.confirm-email': accountConfirmEmail,
  'account.password-updated': accountPasswordUpdated,
  'account.email-changed': accountEmailChanged,
} as const satisfies Record<string, Template>;

export type TemplateName = keyof typeof TEMPLATES;

export function isTemplateName(name: string): name is TemplateName {
  return Object.hasOwn(TEMPLATES, name);
}
