/** Who writes a mail of the shop, and where those to the shop arrive (domain 1.5): what is not set is the environment's. */
import type { Area } from '#core/domain/shop/area.ts';
import type { Mailbox } from '#server/gateways/mail/mail-gateway.ts';
import type { ReadSetting } from '#server/platform/settings/core-config.ts';

/** Whose name and address stand at the head of a mail. */
export const senderOf = (setting: ReadSetting, area: Area): Mailbox => ({
  name: setting('emails.configure.email_settings.sender_name', { channel: area }),
  address: setting('emails.configure.email_settings.sender_email', { channel: area }),
});

/** Where the shop reads a mail to itself; null: where the environment says. */
export function shopMailbox(setting: ReadSetting, area: Area, template: string): Mailbox | null {
  const place = { channel: area };
  const contact = {
    name: setting('emails.configure.email_settings.contact_name', place),
    address: setting('emails.configure.email_settings.contact_email', place),
  };
  if (template.startsWith('contact.') && contact.address !== '') return contact;
  const admin = {
    name: setting('emails.configure.email_settings.admin_name', place),
    address: setting('emails.configure.email_settings.admin_email', place),
  };
  return admin.address === '' ? null : admin;
}
