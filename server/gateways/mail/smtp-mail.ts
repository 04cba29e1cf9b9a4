import type { MailGateway } from './mail-gateway.ts';
import { messageOf } from './message.ts';
import { openTransport } from './open-transport.ts';

/** Hands mails to the SMTP server of `SMTP_URL`. */
export function createSmtpMail({ url, from }: { url: string; from: string }): MailGateway {
  const transport = openTransport((createTransport) => createTransport(url));
  return {
    send: async (mail) => void (await (await transport.open()).sendMail(messageOf(mail, from))),
    close: () => transport.close(),
  };
}
