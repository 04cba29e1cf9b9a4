/** What a person does to a list, each from one state to the next: whatever changes what is found leads to its beginning. */
import type { ListFilter, ListState, PerPage } from './list-address.ts';

const fromStart = { cursor: null, rank: 1 } as const;

export const searchFor = (state: ListState, q: string): ListState =>
  q === state.q ? state : { ...state, ...fromStart, q };

const same = (one: Compared, other: Compared): boolean => one.name === other.name && one.way === other.way;
type Compared = Pick<ListFilter, 'name' | 'way'>;

/** Sets a condition in the place of another one, or of its like on the same field; a new one at the end. */
export function setFilter(state: ListState, filter: ListFilter, instead: Compared = filter): ListState {
  const at = state.filters.findIndex((one) => same(one, instead));
  const filters = at === -1 ? [...state.filters, filter] : state.filters.toSpliced(at, 1, filter);
  return { ...state, ...fromStart, filters: filters.filter((one) => one === filter || !same(one, filter)) };
}

export const removeFilter = (state: ListState, filter: Compared): ListState => ({
  ...state,
  ...fromStart,
  filters: state.filters.filter((one) => !same(one, filter)),
});

/** Everything is shown again. */
export const clearFilters = (state: ListState): ListState => ({ ...state, ...fromStart, q: '', filters: [] });

/** By a column, the other way when it is sorted by it already. */
export function sortBy(state: ListState, name: string, order: string): ListState {
  const sort = (state.sort ?? order) === name ? `-${name}` : name;
  return { ...state, ...fromStart, sort: sort === order ? null : sort };
}

export const showRows = (state: ListState, perPage: PerPage): ListState => ({ ...state, ...fromStart, perPage });

export const nextPage = (state: ListState, cursor: string): ListState => ({
  ...state,
  cursor,
  rank: state.rank + state.perPage,
});

/** The first page needs no cursor: it shows what is first by then. */
export function previousPage(state: ListState, cursor: string): ListState {
  const rank = state.rank - state.perPage;
  return rank <= 1 ? { ...state, ...fromStart } : { ...state, cursor, rank };
}

export const isNarrowed = ({ q, filters }: ListState): boolean => q.trim() !== '' || filters.length > 0;
