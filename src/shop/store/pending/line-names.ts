import type { ShopRecord } from '#core/contract/offline-routes.ts';
import { nameIn, type LineNames } from '#src/shop/store/pending/change-summary.ts';

/** Names that changes carry, by line: the last one counts. */
export function namesIn(changes: Iterable<{ readonly args: unknown }>): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { args } of changes) {
    const named = nameIn(args);
    if (named !== null) names.set(...named);
  }
  return names;
}

/**
 * Names of articles by line, for changes that move or remove a line and do not carry the name themselves. The shop's own
 * name is the newest, then come `changes`, then what has left the device.
 */
export function lineNames(
  records: Iterable<ShopRecord>,
  changes: Iterable<{ readonly args: unknown }>,
  sent: LineNames,
): LineNames {
  const names = new Map(namesIn(changes));
  for (const record of records) {
    if (record.kind === 'cart') for (const line of record.lines) names.set(line.lineKey, line.name);
    if (record.kind === 'wishlist') for (const wish of record.wishes) names.set(wish.lineKey, wish.name);
  }
  return { get: (lineKey) => names.get(lineKey) ?? sent.get(lineKey) };
}
