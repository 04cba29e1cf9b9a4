/** Proof of a choice about cookies or of what a new customer agreed to (domain 4.7): kept with a truncated address, once per UUID. */
import type { consentStoreRoute } from '#core/contract/consent/consents.ts';
import type { RouteAnswer, RouteInput } from '#core/wire/route.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';

interface Choice extends Pick<RouteInput<typeof consentStoreRoute>['body'], 'uuid' | 'version'> {
  readonly choices: Readonly<Record<string, boolean>>;
}

export async function storeConsent(
  db: Db | Trx,
  from: { visitor: string | null; customer?: string; address: string; now: Date },
  choice: Choice,
): Promise<RouteAnswer<typeof consentStoreRoute>> {
  await db
    .insertInto('consent')
    .values({
      uuid: choice.uuid,
      visitor_id: from.visitor,
      customer_id: from.customer ?? null,
      version: choice.version,
      choices: JSON.stringify(choice.choices),
      ip_truncated: truncatedAddress(from.address),
      created_at: from.now,
    })
    .onConflict((conflict) => conflict.column('uuid').doNothing())
    .execute();
  return { uuid: choice.uuid };
}

/** The network without the person: the last byte of IPv4 and the last 80 bits of IPv6 are dropped. */
export function truncatedAddress(address: string): string {
  const four = /^(?:::ffff:)?(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.\d{1,3}$/i.exec(address);
  if (four) return `${four[1]}.${four[2]}.${four[3]}.0`;
  if (!address.includes(':')) return 'unknown';
  const [head = '', tail] = address.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return `${[...first, ...zeros, ...last].slice(0, 3).join(':')}::`;
}
