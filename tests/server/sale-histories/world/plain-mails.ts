import type { OutgoingMail } from '#server/gateways/mail/mail-gateway.ts';
import type { MailTemplates } from '#server/platform/mail/template.ts';
import { SHOP_SUBJECTS } from '#server/subjects/shop-subjects.ts';

const names = SHOP_SUBJECTS.flatMap(({ mails = {} }) => Object.keys(mails));

/** Every mail of the shop without its words: how often it leaves does not hang on them. */
export const PLAIN_MAILS: MailTemplates = Object.fromEntries(
  names.map((name) => [
    name,
    async () => ({ locale: 'fr_FR' as const, area: 'auto' as const, subject: name, title: name, parts: [] }),
  ]),
);

/** The server of mails on the way: it takes each, and knows again one that is handed over twice (its Message-ID). */
export function createMailbox() {
  const handedOver: string[] = [];
  return {
    handedOver,
    send: async ({ key }: OutgoingMail) => void handedOver.push(key),
    close: () => {},
  };
}
