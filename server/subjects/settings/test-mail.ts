import { Refusal } from '#core/wire/refusal.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import { cutText } from '#core/domain/text/cut-text.ts';
import type { Mailbox, MailGateway } from '#server/gateways/mail/mail-gateway.ts';
import type { Ids } from '#server/ids.ts';
import { instantIn, say } from '#server/platform/mail/mail-format.ts';
import type { Sender } from '#server/platform/mail/mail.ts';
import { renderMail } from '#server/platform/mail/render-mail.ts';

export interface TestMailDeps {
  readonly ids: Pick<Ids, 'uuid'>;
  readonly mail: Pick<MailGateway, 'send'>;
  readonly sender: () => Promise<Sender>;
  /** Who writes, as the settings say now. */
  readonly writer: () => Promise<Mailbox>;
}

interface Asked {
  /** Of the administrator who asks. */
  readonly to: string;
  readonly locale: Locale;
  readonly now: Date;
}

/** Longest answer of a mail server that is told on. */
const MOST_DETAIL = 300;

/** A mail by the way of all mails, at once. @throws Refusal `mail.refused` with what the server said */
export async function sendTestMail(
  { ids, mail, sender, writer }: TestMailDeps,
  { to, locale, now }: Asked,
): Promise<void> {
  const subject = say(locale, 'Essai d’envoi', 'Test mail');
  const text = say(
    locale,
    `Ce message a été envoyé depuis le back office (${instantIn(locale, now)}). Les e-mails de la boutique partent.`,
    `This message was sent from the back office (${instantIn(locale, now)}). The mails of the shop leave.`,
  );
  const parts = [{ kind: 'paragraph', text }] as const;
  const rendered = renderMail({ locale, area: 'auto', subject, title: subject, parts }, await sender());
  try {
    await mail.send({ key: `settings.test ${ids.uuid()}`, to, sender: await writer(), ...rendered });
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new Refusal('mail.refused', { detail: cutText(said.replace(/\s+/gu, ' '), MOST_DETAIL) });
  }
}
