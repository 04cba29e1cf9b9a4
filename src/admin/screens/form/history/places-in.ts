import type { HistoryEntry } from '#core/resources/resource-rows.ts';
import type { FieldPlace } from '#src/admin/screens/form/version/record-values.ts';

/** What the history calls a place: a field by its name, a language's or channel's by its path. */
export const historyKey = (path: string): string => path.replace(/^fields\./u, '');

/** Somebody who was here in a customer's name wrote nothing by that: there is nothing to go back to. */
export const isWrite = ({ action }: Pick<HistoryEntry, 'action'>): boolean =>
  action !== 'signInAs' && action !== 'signOutAs';

/** Places that a write changed, in the order of the form; what the definition no longer has is left out. */
export function placesIn(places: readonly FieldPlace[], { before, after }: HistoryEntry): readonly FieldPlace[] {
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return places.filter(({ path }) => keys.has(historyKey(path)));
}
