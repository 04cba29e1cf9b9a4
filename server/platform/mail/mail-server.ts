import type { MailServer } from '#server/gateways/mail/chosen-mail.ts';
import { mayBeCalled } from '#server/platform/settings/called-addresses.ts';
import type { ReadSetting } from '#server/platform/settings/core-config.ts';

/**
 * The mail server that the shop has set; null where it leaves that to the environment, or names a machine that only the
 * server of a shop reaches which strangers reach.
 */
export function mailServerOf(setting: ReadSetting, isExposed: boolean): MailServer | null {
  const host = setting('emails.configure.smtp.host');
  if (host === '' || (isExposed && !mayBeCalled('emails.configure.smtp.host', host))) return null;
  return {
    host,
    port: setting('emails.configure.smtp.port'),
    encryption: setting('emails.configure.smtp.encryption'),
    username: setting('emails.configure.smtp.username'),
    password: setting('emails.configure.smtp.password'),
  };
}
