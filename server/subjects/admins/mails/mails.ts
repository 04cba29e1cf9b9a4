import type { MailTemplates } from '#server/platform/mail/template.ts';

import { adminInvitation, adminReset } from './link-mails.ts';
import {
  adminEmailChanged,
  adminNewBrowser,
  adminPasswordUpdated,
  adminSecondFactorOff,
  adminSecondFactorOn,
} from './notices.ts';

const NOTICES = {
  'admin.password-updated': adminPasswordUpdated,
  'admin.email-changed': adminEmailChanged,
  'admin.new-browser': adminNewBrowser,
  'admin.second-factor-on': adminSecondFactorOn,
  'admin.second-factor-off': adminSecondFactorOff,
} as const satisfies MailTemplates;

export type AdminNotice = keyof typeof NOTICES;

export const ADMIN_MAILS = {
  ...NOTICES,
  'admin.reset': adminReset,
  'admin.invitation': adminInvitation,
} as const satisfies MailTemplates;
