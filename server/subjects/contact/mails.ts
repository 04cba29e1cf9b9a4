import type { MailTemplates } from '#server/platform/mail/template.ts';

import { contactReceivedCustomer, contactReceivedShop } from './received-mails.ts';

export const CONTACT_MAILS = {
  'contact.received.customer': contactReceivedCustomer,
  'contact.received.shop': contactReceivedShop,
} as const satisfies MailTemplates;

export type ContactMail = keyof typeof CONTACT_MAILS;
