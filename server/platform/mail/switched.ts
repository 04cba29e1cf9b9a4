import type { SettingCode } from '#core/settings/registry.ts';
import { settingsIn } from '#server/platform/settings/settings-in.ts';

import type { MailTemplate } from './template.ts';

type Notification = Extract<SettingCode, `emails.general.notifications.${string}`>;

/**
 * A mail that the shop need not send (domain 12, those without a star): written where its area has it switched on. What
 * the law wants said has no switch.
 */
export const switched =
  (code: Notification, template: MailTemplate): MailTemplate =>
  async (db, asked, tools) => {
    const mail = await template(db, asked, tools);
    if (mail === null) return null;
    return (await settingsIn(db))(code, { channel: mail.area }) ? mail : null;
  };
