/** The address of a list: all that it shows, and nothing else. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PER_PAGE } from '#core/resources/list-query.ts';
import {
  addressOf,
  askedOf,
  FIRST_STATE,
  readAddress,
  type Known,
  type ListFilter,
  type ListState,
} from '#src/admin/screens/list/model/list-address.ts';
import {
  clearFilters,
  nextPage,
  previousPage,
  removeFilter,
  searchFor,
  setFilter,
  showRows,
  sortBy,
} from '#src/admin/screens/list/model/list-changes.ts';

const FIELDS = ['city', 'country', 'priority'];
const known: Known = {
  takes: ({ name, value }) => FIELDS.includes(name) && value !== '',
  usualWay: (name) => (FIELDS.includes(name) ? 'contains' : null),
  sort: ['code', 'city'],
  columns: ['code', 'name', 'city', 'priority'],
};

const filter = fc.record<ListFilter>({
  name: fc.constantFrom(...FIELDS),
  way: fc.constantFrom('is', 'not', 'contains', 'starts', 'from', 'to', 'in', 'empty'),
  value: fc.string({ minLength: 1, maxLength: 50 }),
});
const like = ({ name, way }: ListFilter): string => `${name} ${way}`;
const word = fc.string({ minLength: 1, maxLength: 30 });
const state: fc.Arbitrary<ListState> = fc
  .record({
    q: fc.string({ maxLength: 100 }).map((text) => text.trim()),
    filters: fc.uniqueArray(filter, { selector: like, maxLength: 6 }),
    sort: fc.constantFrom(null, 'code', '-code', 'city', '-city'),
    perPage: fc.constantFrom(...PER_PAGE),
    cursor: fc.option(word),
    rank: fc.integer({ min: 1, max: 1e6 }),
    columns: fc.option(fc.uniqueArray(fc.constantFrom(...known.columns), { minLength: 1 })),
    view: fc.option(word),
  })
  .map((one) => (one.cursor === null ? { ...one, rank: 1 } : one));

const read = (asked: Readonly<Record<string, string>>) => readAddress(new URLSearchParams(asked), known);

describe('the address of a list', () => {
  test('says all that it shows: reading what was written gives the same list', () => {
    fc.assert(
      fc.property(state, (one) => {
        expect(read(addressOf(one))).toEqual(one);
      }),
    );
  });

  test('is empty for a list as it opens', () => {
    expect(addressOf(FIRST_STATE)).toEqual({});
    expect(read({})).toEqual(FIRST_STATE);
  });

  test('may be anything: what the list does not know is left out', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.oneof(word, fc.constantFrom('q', 'sort', 'rank', 'perPage')), word), (query) => {
        const { sort, filters, perPage, rank } = read(query);
        expect(sort === null || known.sort.includes(sort.replace('-', ''))).toBe(true);
        expect(filters.every(({ name }) => FIELDS.includes(name))).toBe(true);
        expect(PER_PAGE).toContain(perPage);
        expect(rank).toBe(1);
      }),
    );
    const hostile = {
      'filter[password]': 'x',
      'filter[city][drop]': 'x',
      'filter[__proto__][is]': 'x',
      sort: 'password',
      perPage: '100000',
      columns: 'code,password',
      rank: '7',
    };
    expect(read(hostile)).toEqual({ ...FIRST_STATE, columns: ['code'] });
  });

  test('may leave out how a condition compares, as a person writes it', () => {
    expect(read({ 'filter[city]': 'Lyon' }).filters).toEqual([{ name: 'city', way: 'contains', value: 'Lyon' }]);
  });

  test('several values of a condition are asked for one by one', () => {
    const filters: ListFilter[] = [{ name: 'country', way: 'in', value: 'FR,BE' }];
    expect(askedOf({ ...FIRST_STATE, filters })).toEqual({ 'filter[country][in]': ['FR', 'BE'] });
  });

  test('asks the route for neither columns nor view nor rank', () => {
    const one = { ...FIRST_STATE, cursor: 'c', rank: 41, columns: ['code'], view: 'v', q: ' lyon ' };
    expect(askedOf(one)).toEqual({ cursor: 'c', q: 'lyon' });
  });
});

describe('what a person does to a list', () => {
  const changes: fc.Arbitrary<(one: ListState) => ListState> = fc.oneof(
    filter.map((given) => (one: ListState) => setFilter(one, given)),
    fc.constantFrom('code', 'city').map((name) => (one: ListState) => sortBy(one, name, 'code')),
    fc.constantFrom(...PER_PAGE).map((count) => (one: ListState) => showRows(one, count)),
    fc.constant(clearFilters),
  );

  test('leads to the beginning of what is found then', () => {
    fc.assert(
      fc.property(state, changes, (one, change) => {
        expect(change(one)).toMatchObject({ cursor: null, rank: 1 });
      }),
    );
    expect(searchFor({ ...FIRST_STATE, cursor: 'c', rank: 21 }, 'lyon')).toEqual({ ...FIRST_STATE, q: 'lyon' });
  });

  test('a condition is there once, the others stay as they were, and it can be taken away again', () => {
    fc.assert(
      fc.property(state, filter, (one, given) => {
        const { filters } = setFilter(one, given);
        expect(filters.filter((other) => like(other) === like(given))).toEqual([given]);
        const others = one.filters.filter((other) => like(other) !== like(given));
        expect(removeFilter({ ...one, filters }, given).filters).toEqual(others);
      }),
    );
  });

  test('a condition that is changed keeps its place', () => {
    const [city, code, rank]: ListFilter[] = [
      { name: 'city', way: 'is', value: 'Lyon' },
      { name: 'country', way: 'is', value: 'FR' },
      { name: 'priority', way: 'from', value: '2' },
    ];
    const asked = { ...FIRST_STATE, filters: [city, code, rank].filter((one) => one !== undefined) };
    const other: ListFilter = { name: 'country', way: 'not', value: 'BE' };
    expect(setFilter(asked, other, code).filters).toEqual([city, other, rank]);
  });

  test('sorting twice by a column turns it round, and the order of the definition needs no words', () => {
    const first = sortBy(FIRST_STATE, 'city', 'code');
    expect(first.sort).toBe('city');
    expect(sortBy(first, 'city', 'code').sort).toBe('-city');
    expect(sortBy(FIRST_STATE, 'code', 'code').sort).toBe('-code');
    expect(sortBy(sortBy(FIRST_STATE, 'code', 'code'), 'code', 'code').sort).toBeNull();
  });

  test('pages count their rows, and the first one is without a cursor', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PER_PAGE), fc.integer({ min: 1, max: 30 }), (perPage, pages) => {
        let one: ListState = { ...FIRST_STATE, perPage };
        for (let page = 0; page < pages; page += 1) one = nextPage(one, `after ${page}`);
        expect(one.rank).toBe(1 + pages * perPage);
        for (let page = 0; page < pages; page += 1) one = previousPage(one, `before ${page}`);
        expect(one).toEqual({ ...FIRST_STATE, perPage });
      }),
    );
  });
});
