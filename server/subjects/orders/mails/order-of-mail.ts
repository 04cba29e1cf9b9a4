/** What mails about an order are written from, read when they are sent. */
import { href } from '#core/contract/pages/href.ts';
import { formatMoney } from '#core/domain/price/format-money.ts';
import type { Money } from '#core/domain/price/money.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import type { SettingCode } from '#core/settings/registry.ts';
import type { Db } from '#server/database/connection.ts';
import type { Mail, MailPart } from '#server/platform/mail/mail.ts';
import { instantIn, say } from '#server/platform/mail/mail-format.ts';
import type { MailRequest, MailTools } from '#server/platform/mail/template.ts';
import { clockIn } from '#server/platform/settings/clock.ts';
import type { ReadSetting } from '#server/platform/settings/core-config.ts';
import { settingsIn } from '#server/platform/settings/settings-in.ts';
import { partiesIn, type PaperParties } from '#server/subjects/orders/papers/paper-order.ts';
import { loadOrderLines, orderOf, type Order } from '#server/subjects/orders/service/load-order.ts';

export interface MailedOrder extends PaperParties {
  readonly order: Order;
  readonly setting: ReadSetting;
  readonly number: string;
}

/** By the UUID of the order, or of what is its own. @throws Error when it is gone: orders never are */
export async function loadMailedOrder(db: Db, where: { uuid: string } | { id: number }): Promise<MailedOrder> {
  const orders = db.selectFrom('sale_order').selectAll();
  const found = 'uuid' in where ? orders.where('uuid', '=', where.uuid) : orders.where('id', '=', where.id);
  const row = await found.executeTakeFirstOrThrow();
  const order = orderOf(row, await loadOrderLines(db, [row.id]));
  return { order, setting: await settingsIn(db), number: row.number, ...partiesIn(order) };
}

type Notification = Extract<SettingCode, `emails.general.notifications.${string}`>;

/** An instant by the clock of the order's half of the shop. */
export const instantOf = ({ setting, order }: MailedOrder, locale: Locale, at: Date): string =>
  instantIn(locale, at, clockIn(setting, order.row.area));

/** Whether the shop sends a mail that it need not (domain 1.5, 12). */
export const isSent = ({ setting, order }: MailedOrder, code: Notification): boolean =>
  setting(code, { channel: order.row.area });

export const paragraph = (locale: Locale, french: string, english: string): MailPart => ({
  kind: 'paragraph',
  text: say(locale, french, english),
});

/** Where the customer follows the order. */
export const followLink = ({ order }: MailedOrder, { locale }: MailRequest, { origin }: MailTools): MailPart => ({
  kind: 'link',
  label: say(locale, 'Voir ma commande', 'See my order'),
  href: `${origin}${href(`${order.row.area}.account.order`, { id: order.row.uuid })}`,
});

export const money = (amount: Money, locale: Locale): string => formatMoney(amount, locale);

interface Letter {
  readonly subject: readonly [french: string, english: string];
  /** The subject where silent. */
  readonly title?: readonly [french: string, english: string];
  readonly parts: readonly MailPart[];
  readonly attachments?: Mail['attachments'];
}

/** A mail to the customer, in the language it was asked for in. */
export function toCustomer({ order }: MailedOrder, { locale }: MailRequest, letter: Letter): Mail {
  const { subject, title = subject, parts, attachments } = letter;
  return {
    locale,
    area: order.row.area,
    subject: say(locale, ...subject),
    title: say(locale, ...title),
    parts,
    ...(attachments === undefined || attachments.length === 0 ? {} : { attachments }),
  };
}

/** A mail to the shop, which answers the customer by answering it. */
export function toShop({ order, buyer }: MailedOrder, subject: string, parts: readonly MailPart[]): Mail {
  return { locale: 'fr_FR', area: order.row.area, subject, title: subject, replyTo: buyer.email, parts };
}
