/** Views of a list: what one keeps of it, and the list that it opens. */
import type { SavedView } from '#core/contract/admin/office/views.ts';
import { addressOf, readAddress, type Known, type ListState } from './list-address.ts';

type Words = SavedView['query'];

/** What a view keeps: what is looked for and in which order, not on which page one was. */
export function wordsKept(state: ListState): Readonly<Record<string, string>> {
  return addressOf({ ...state, cursor: null, rank: 1, columns: null, view: null });
}

/** The list that a view opens; what the list no longer knows is left out. @param id how the address names the view */
export function openView(
  { query, columns }: { readonly query: Words; readonly columns: readonly string[] | null },
  id: string,
  known: Known,
): ListState {
  const words = Object.entries(query).map(([key, value]): [string, string] => [
    key,
    typeof value === 'string' ? value : value.join(','),
  ]);
  const own = (columns ?? []).filter((name) => known.columns.includes(name));
  return {
    ...readAddress(new URLSearchParams(words), known),
    cursor: null,
    rank: 1,
    columns: own.length === 0 ? null : own,
    view: id,
  };
}

/** Whether a list shows what its view keeps. @param shown columns that are shown */
export function isAsKept(state: ListState, view: ListState, shown: readonly string[]): boolean {
  const words = (one: ListState): string =>
    JSON.stringify(Object.entries(wordsKept(one)).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return words(state) === words(view) && (view.columns === null || view.columns.join() === shown.join());
}
