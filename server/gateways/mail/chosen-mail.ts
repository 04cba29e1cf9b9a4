import type { MailGateway } from './mail-gateway.ts';

/** A mail server as the settings of the shop name it (domain 1.5). */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** `tls` begins in clear and goes over to TLS (STARTTLS), `ssl` is TLS from the first byte. */
  readonly encryption: 'tls' | 'ssl' | 'none';
  readonly username: string;
  readonly password: string;
}

/** As `SMTP_URL` would say it. */
export function smtpUrlOf({ host, port, encryption, username, password }: MailServer): string {
  const who = username === '' ? '' : `${encodeURIComponent(username)}:${encodeURIComponent(password)}@`;
  return `${encryption === 'ssl' ? 'smtps' : 'smtp'}://${who}${host}:${port}`;
}

export interface ChosenMailDeps {
  /** Null: the shop has set none. */
  readonly chosen: () => Promise<MailServer | null>;
  readonly open: (url: string) => MailGateway;
  /** The server of the environment, or the folder that stands in for one. */
  readonly otherwise: MailGateway;
}

/** Mails leave by the server the settings name now; another one is opened with the next mail. */
export function createChosenMail({ chosen, open, otherwise }: ChosenMailDeps): MailGateway {
  let opened: { readonly url: string; readonly gateway: MailGateway } | null = null;
  return {
    async send(mail) {
      const server = await chosen();
      if (server === null) return otherwise.send(mail);
      const url = smtpUrlOf(server);
      if (opened?.url !== url) {
        opened?.gateway.close();
        opened = { url, gateway: open(url) };
      }
      return opened.gateway.send(mail);
    },
    sweep: async (before) => otherwise.sweep?.(before),
    close: () => {
      opened?.gateway.close();
      otherwise.close();
    },
  };
}
