/**
 * What a list shows, as its address says it: whoever opens the address sees the same list, and back and forward lead
 * through what was asked. An address may be anybody's: what a list does not know is left out, and nothing throws.
 */
import { cutText } from '#core/domain/text/cut-text.ts';
import { PER_PAGE } from '#core/resources/list-query.ts';
import { FILTER_WAYS, type FilterWay } from '#core/resources/filter-ways.ts';

export type PerPage = (typeof PER_PAGE)[number];
const USUAL: PerPage = 20;

/** A condition on a field, as it stands in an address; several values of `in` are told apart by commas. */
export interface ListFilter {
  readonly name: string;
  readonly way: FilterWay;
  readonly value: string;
}

export interface ListState {
  /** Words that are looked for; empty for none. */
  readonly q: string;
  readonly filters: readonly ListFilter[];
  /** A field, `-` before it from the greatest; null as the definition has it. */
  readonly sort: string | null;
  readonly perPage: PerPage;
  /** Where the page begins; null at the first. */
  readonly cursor: string | null;
  /** Number of the first row of the page, from 1. */
  readonly rank: number;
  /** Columns from the left; null as the person has them. */
  readonly columns: readonly string[] | null;
  /** The saved view that was opened. */
  readonly view: string | null;
}

/** What the definition of a list lets an address name. */
export interface Known {
  /** Whether the list route takes such a condition. */
  readonly takes: (filter: ListFilter) => boolean;
  /** What is meant where a condition names no way; null where the field cannot be filtered by. */
  readonly usualWay: (name: string) => FilterWay | null;
  readonly sort: readonly string[];
  readonly columns: readonly string[];
}

export const FIRST_STATE: ListState = {
  q: '',
  filters: [],
  sort: null,
  perPage: USUAL,
  cursor: null,
  rank: 1,
  columns: null,
  view: null,
};

const FILTER = /^filter\[([\w.-]{1,130})\](?:\[([a-z]{1,16})\])?$/u;
const MOST_FILTERS = 20;
const LONGEST_SEARCH = 200;

const isWay = (text: string): text is FilterWay => FILTER_WAYS.some((one) => one === text);

/** What an address asks for, as far as the list knows it. */
export function readAddress(query: URLSearchParams, known: Known): ListState {
  const sort = query.get('sort');
  const cursor = query.get('cursor') || null;
  const named = (query.get('columns') ?? '').split(',').filter((name) => known.columns.includes(name));
  return {
    q: cutText(query.get('q') ?? '', LONGEST_SEARCH),
    filters: filtersIn(query, known),
    sort: sort !== null && known.sort.includes(sort.replace(/^-/u, '')) ? sort : null,
    perPage: PER_PAGE.find((one) => String(one) === query.get('perPage')) ?? USUAL,
    cursor,
    rank: cursor === null ? 1 : rankOf(query.get('rank')),
    columns: named.length === 0 ? null : [...new Set(named)],
    view: query.get('view') || null,
  };
}

function filtersIn(query: URLSearchParams, { usualWay, takes }: Known): readonly ListFilter[] {
  const filters = new Map<string, ListFilter>();
  for (const [key, value] of query) {
    const [, name = '', said] = FILTER.exec(key) ?? [];
    const way = said ?? usualWay(name) ?? '';
    if (!isWay(way)) continue;
    const filter = { name, way, value };
    if (takes(filter)) filters.set(keyOf(filter), filter);
  }
  return [...filters.values()].slice(0, MOST_FILTERS);
}

function rankOf(text: string | null): number {
  const rank = Number(text);
  return Number.isSafeInteger(rank) && rank > 0 ? rank : 1;
}

const keyOf = ({ name, way }: Pick<ListFilter, 'name' | 'way'>): string => `filter[${name}][${way}]`;

/** Several values of a condition. */
export const valuesOf = (value: string): readonly string[] => value.split(',').filter((one) => one !== '');

/** What the list route is asked for: without columns, view and rank, which are the screen's. */
export function askedOf(state: ListState): Readonly<Record<string, string | readonly string[]>> {
  const { filters } = state;
  const several = filters.filter(({ way }) => way === 'in');
  return {
    ...wordsOf(state),
    ...Object.fromEntries(several.map((filter) => [keyOf(filter), valuesOf(filter.value)])),
  };
}

const wordsOf = ({ q, filters, sort, perPage, cursor }: ListState): Readonly<Record<string, string>> => ({
  ...(q.trim() === '' ? {} : { q: q.trim() }),
  ...Object.fromEntries(filters.map((filter) => [keyOf(filter), filter.value])),
  ...(sort === null ? {} : { sort }),
  ...(perPage === USUAL ? {} : { perPage: String(perPage) }),
  ...(cursor === null ? {} : { cursor }),
});

/** The address of a list, as short as it can be. */
export function addressOf(state: ListState): Readonly<Record<string, string>> {
  const { cursor, rank, columns, view } = state;
  return {
    ...wordsOf(state),
    ...(cursor === null || rank === 1 ? {} : { rank: String(rank) }),
    ...(columns === null ? {} : { columns: columns.join(',') }),
    ...(view === null ? {} : { view }),
  };
}
