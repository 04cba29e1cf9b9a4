import { switched } from '#server/platform/mail/switched.ts';
import type { MailTemplates } from '#server/platform/mail/template.ts';

import { accountApproval } from './approval.ts';
import { accountDataReady } from './data-ready.ts';
import { accountAway, accountForgotten } from './farewells.ts';
import { accountConfirmEmail, accountEmailAsked, accountReset, accountVerify } from './link-mails.ts';
import { accountEmailChanged, accountPasswordUpdated } from './notices.ts';
import { accountOpenedShop, accountWelcome } from './opened.ts';

export const ACCOUNT_MAILS = {
  'account.verify': accountVerify,
  'account.welcome': switched('emails.general.notifications.registration', accountWelcome),
  'account.opened.shop': switched('emails.general.notifications.registration', accountOpenedShop),
  'account.reset': accountReset,
  'account.confirm-email': accountConfirmEmail,
  'account.email-asked': accountEmailAsked,
  'account.password-updated': accountPasswordUpdated,
  'account.email-changed': accountEmailChanged,
  'account.approval': accountApproval,
  'account.away': accountAway,
  'account.data-ready': accountDataReady,
  'account.forgotten': accountForgotten,
} as const satisfies MailTemplates;

export type AccountMail = keyof typeof ACCOUNT_MAILS;
