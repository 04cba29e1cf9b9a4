import type { MailTemplates } from '#server/platform/mail/template.ts';

import { quoteCommentedShop } from './commented-mail.ts';
import { quoteRequestedCustomer, quoteRequestedShop } from './requested-mails.ts';

export const QUOTE_MAILS = {
  'quote.requested.customer': quoteRequestedCustomer,
  'quote.requested.shop': quoteRequestedShop,
  'quote.commented.shop': quoteCommentedShop,
} as const satisfies MailTemplates;

export type QuoteMail = keyof typeof QUOTE_MAILS;
