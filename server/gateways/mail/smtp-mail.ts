import { createTransport } from 'nodemailer';

import type { MailGateway } from './mail-gateway.ts';
import { messageOf } from './message.ts';

/** Hands mails to the SMTP server of `SMTP_URL`. */
export function createSmtpMail({ url, from }: { url: string; from: string }): MailGateway {
  const transport = createTransport(url);
  return {
    send: async (mail) => void (await transport.sendMail(messageOf(mail, from))),
    close: () => transport.close(),
  };
}
