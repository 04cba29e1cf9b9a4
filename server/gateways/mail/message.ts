import { createHash } from 'node:crypto';

import type { SendMailOptions } from 'nodemailer';

import type { OutgoingMail } from './mail-gateway.ts';

/** The id follows from the key: a mail handed over twice is recognised as one by the servers on its way. */
export function messageOf(mail: OutgoingMail, from: string): SendMailOptions {
  const { key, attachments = [], unsubscribe, ...rest } = mail;
  const domain = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    ...rest,
    from,
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
