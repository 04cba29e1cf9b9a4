import { switched } from '#server/platform/mail/switched.ts';
import type { MailTemplate, MailTemplates } from '#server/platform/mail/template.ts';
import type { QuoteLinkMail } from '#server/subjects/quotes/links/quote-links.ts';

import { quoteAcceptedShop, quoteDeclinedShop } from './answered-mails.ts';
import { quoteCommentedCustomer, quoteCommentedShop } from './commented-mails.ts';
import { quoteConverted, quoteExpired, quoteExpiring, quoteProposed } from './proposal-mails.ts';
import { quoteRequestedCustomer, quoteRequestedShop } from './requested-mails.ts';

/** Mails with a link of their own, by its UUID. */
const LINK_MAILS = {
  'quote.proposed.customer': quoteProposed,
  'quote.expiring.customer': quoteExpiring,
  'quote.expired.customer': quoteExpired,
} as const satisfies Readonly<Record<QuoteLinkMail, MailTemplate>>;

export const QUOTE_MAILS = {
  ...LINK_MAILS,
  'quote.requested.customer': quoteRequestedCustomer,
  'quote.requested.shop': switched('emails.general.notifications.quote_request_admin', quoteRequestedShop),
  'quote.commented.shop': quoteCommentedShop,
  'quote.commented.customer': quoteCommentedCustomer,
  'quote.accepted.shop': quoteAcceptedShop,
  'quote.declined.shop': quoteDeclinedShop,
  'quote.converted.customer': quoteConverted,
} as const satisfies MailTemplates;

export type QuoteMail = keyof typeof QUOTE_MAILS;
