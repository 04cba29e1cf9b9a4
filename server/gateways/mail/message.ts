import { createHash } from 'node:crypto';

import type { SendMailOptions } from 'nodemailer';

import type { Mailbox, OutgoingMail } from './mail-gateway.ts';
import { mailboxOf } from './mailbox-of.ts';

/** The id follows from the key: a mail handed over twice is recognised as one by the servers on its way. */
export function messageOf(mail: OutgoingMail, from: string): SendMailOptions {
  const { key, attachments = [], unsubscribe, sender, to, toName = '', ...rest } = mail;
  const usual = mailboxOf(from);
  const writer: Mailbox = { name: sender?.name || usual.name, address: sender?.address || usual.address };
  const domain = writer.address.split('@').at(-1) || 'localhost';
  return {
    ...rest,
    /* as parts, never as one text: a name with a comma or a bracket stays a name */
    from: writer,
    to: toName === '' ? to : { name: toName, address: to },
    messageId: `<${digest(key)}@${domain}>`,
    ...(unsubscribe === undefined ? {} : { list: { unsubscribe } }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: attachments.map(({ name, mime, bytes }) => ({
      filename: name,
      contentType: mime,
      content: Buffer.from(bytes),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

export const digest = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 32);
