import { switched } from '#server/platform/mail/switched.ts';
import type { MailTemplates } from '#server/platform/mail/template.ts';

import { rmaCreatedCustomer, rmaCreatedShop } from './created-mails.ts';
import { rmaMessageCustomer, rmaMessageShop } from './message-mails.ts';
import { rmaMovedCustomer } from './moved-mail.ts';

export const RETURN_MAILS = {
  'rma.created.customer': rmaCreatedCustomer,
  'rma.created.shop': switched('emails.general.notifications.rma_created_admin', rmaCreatedShop),
  'rma.moved.customer': rmaMovedCustomer,
  'rma.message.customer': switched('emails.general.notifications.rma_message', rmaMessageCustomer),
  'rma.message.shop': switched('emails.general.notifications.rma_message', rmaMessageShop),
} as const satisfies MailTemplates;

export type ReturnMail = keyof typeof RETURN_MAILS;
