import type { SyncedRecord } from '#core/contract/offline.ts';
import { nameIn, type LineNames } from '#src/store/deed.ts';

/** Names of articles by line: a change that moves or removes a line does not carry the name itself. */
export function cartItemNames(
  records: ReadonlyMap<string, SyncedRecord>,
  changes: readonly { readonly args: unknown }[],
): LineNames {
  const names = new Map<string, string>();
  for (const { args } of changes) {
    const named = nameIn(args);
    if (named !== null) names.set(...named);
  }
  // The shop's own name is the newest.
  for (const record of records.values()) {
    if (record.kind === 'cart') for (const line of record.lines) names.set(line.lineKey, line.name);
    if (record.kind === 'wishlist') for (const wish of record.wishes) names.set(wish.lineKey, wish.name);
  }
  return names;
}
