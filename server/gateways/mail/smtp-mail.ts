import { isLoopback } from '#server/config/hosts.ts';

import type { MailGateway } from './mail-gateway.ts';
import { messageOf } from './message.ts';
import { openTransport } from './open-transport.ts';

/** Hands mails to the SMTP server of `SMTP_URL`. */
export function createSmtpMail({ url, from }: { url: string; from: string }): MailGateway {
  const transport = openTransport((createTransport) => createTransport({ url, requireTLS: wantsTls(url) }));
  return {
    send: async (mail) => void (await (await transport.open()).sendMail(messageOf(mail, from))),
    close: () => transport.close(),
  };
}

/** Links of mails open accounts: they leave this machine encrypted or not at all. */
export const wantsTls = (url: string): boolean => !isLoopback(new URL(url).hostname.replace(/^\[|\]$/gu, ''));
