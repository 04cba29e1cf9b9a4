import { isIP } from 'node:net';

import { sql } from 'kysely';

import { isArea } from '#core/domain/shop/area.ts';
import type { Trx } from '#server/database/transaction.ts';
import { neededBy, wrongAt } from '#server/resources/hooks/refuse.ts';
import type { WriteHooks } from '#server/resources/hooks/resource-hooks.ts';

import { BASE_CURRENCY } from './currencies.ts';
import { stockMoved } from './stock-moved.ts';

type Values = Readonly<Record<string, unknown>>;

const listIn = (values: Values | null, name: string): readonly string[] => {
  const list = values?.[name];
  return Array.isArray(list) ? list.map(String) : [];
};

const isKnown = async (trx: Trx, table: string, code: string, uuid: unknown): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from ${sql.table(table)} where code = ${code} and uuid = any(${uuid}::uuid[])`.execute(trx);
  return rows.length > 0;
};

/**
 * What is by default is among what is offered; the shop counts in one currency, which stays among them.
 * @throws Refusal at the list or at the default, whichever was changed
 */
async function checkOffers(trx: Trx, before: Values | null, after: Values): Promise<void> {
  for (const [list, usual] of [
    ['locales', 'defaultLocale'],
    ['currencies', 'defaultCurrency'],
  ] as const) {
    if (listIn(after, list).includes(String(after[usual]))) continue;
    throw before?.[usual] === after[usual]
      ? wrongAt(list, 'channel.usesDefault')
      : wrongAt(usual, 'channel.notOffered');
  }
  if (!(await isKnown(trx, 'currency', BASE_CURRENCY, listIn(after, 'currencies'))))
    throw wrongAt('currencies', 'channel.baseCurrency');
  const { rows } = await sql`
    select 1 from shop_locale where uuid = ${after['defaultLocale']} and not status`.execute(trx);
  if (rows.length > 0) throw wrongAt('defaultLocale', 'channel.inactive');
  if (listIn(before, 'inventorySources').length > 0 && listIn(after, 'inventorySources').length === 0)
    throw wrongAt('inventorySources', 'required');
  for (const name of ['logo', 'favicon'] as const) {
    if (typeof after[name] !== 'string' || after[name] === before?.[name]) continue;
    const picture = await sql`
      select 1 from media_file where uuid = ${after[name]} and type = 'image' and deleted_at is null`.execute(trx);
    if (picture.rows.length === 0) throw wrongAt(name, 'reference.unknown');
  }
}

export const channelHooks = {
  /** Both halves of the shop stay, under their codes; who enters a closed one is named by addresses. */
  async beforeWrite({ trx, uuid, before, after }) {
    if (isArea(before?.['code']) && before['code'] !== after?.['code']) throw neededBy('shop');
    if (after === null) {
      const { rows } = await sql`select 1 from shop_channel where uuid <> ${uuid} limit 1`.execute(trx);
      if (rows.length === 0) throw neededBy('shop');
      return;
    }
    const allowed = after['allowedIps'];
    if (Array.isArray(allowed) && allowed.some((one) => isIP(String(one)) === 0))
      throw wrongAt('allowedIps', 'ip.invalid');
    await checkOffers(trx, before, after);
  },
  /** Other sources, another stock: what is shown of each article of that half is looked at again. */
  async afterWrite({ trx, before, after }) {
    const [old, now] = [listIn(before, 'inventorySources'), listIn(after, 'inventorySources')];
    if (old.toSorted().join() === now.toSorted().join()) return;
    await stockMoved(trx, sql`p.area = ${String((after ?? before)?.['code'])}`);
  },
} satisfies WriteHooks;
