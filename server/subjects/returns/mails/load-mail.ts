import { href } from '#core/contract/pages/href.ts';
import type { Area } from '#core/domain/shop/area.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { MailPart } from '#server/platform/mail/mail.ts';
import { say } from '#server/platform/mail/mail-format.ts';

/** A return as its mails name it. @param id of its row */
export async function loadReturn(db: Db, by: { readonly uuid: string } | { readonly id: number }) {
  let query = db
    .selectFrom('rma')
    .innerJoin('sale_order', 'sale_order.id', 'rma.order_id')
    .selectAll('rma')
    .select(['sale_order.number as order_number', 'sale_order.area']);
  query = 'uuid' in by ? query.where('rma.uuid', '=', by.uuid) : query.where('rma.id', '=', by.id);
  return query.executeTakeFirstOrThrow();
}

export type MailedReturn = Awaited<ReturnType<typeof loadReturn>>;

/** Its lines with the words of their reasons. */
export async function loadReturnLines(db: Db | Trx, rma: number) {
  return db
    .selectFrom('rma_line')
    .innerJoin('sale_order_line as l', 'l.id', 'rma_line.order_line_id')
    .innerJoin('rma_reason as r', 'r.code', 'rma_line.reason')
    .select(['l.name', 'l.sku', 'rma_line.quantity', 'r.title'])
    .where('rma_line.rma_id', '=', rma)
    .orderBy('l.position')
    .execute();
}

const REASON_KEYS = { fr_FR: 'fr_FR', en_GB: 'en_GB' } as const;

/** The words of a reason as the shop keeps them. */
export function reasonIn(locale: Locale, title: unknown): string {
  const words: Readonly<Record<string, unknown>> = typeof title === 'object' && title !== null ? { ...title } : {};
  const found = words[REASON_KEYS[locale]] ?? words['fr_FR'];
  return typeof found === 'string' ? found : '';
}

export const follow = (origin: string, area: Area, uuid: string, locale: Locale): MailPart => ({
  kind: 'link',
  label: say(locale, 'Suivre mon retour', 'Follow my return'),
  href: `${origin}${href(`${area}.account.rma.show`, { id: uuid })}`,
});
