import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromCents } from '#core/domain/price/money.ts';
import {
  DEFAULT_LIST,
  parseEuros,
  readListAddress,
  SORTS,
  writeListAddress,
  type ListAddress,
} from '#core/contract/pages/list-address.ts';
import { withKnownFilters } from '#core/contract/pages/product-list.ts';
import { canonicalSearch } from '#server/http/html/canonical-search.ts';
import { readQuery } from '#core/contract/pages/resolve/resolve.ts';

const code = fc.stringMatching(/^[a-z][a-z0-9_]{0,12}$/);
const amount = fc.option(fc.integer({ min: 0, max: 99_999_99 }).map(fromCents), { nil: null });

const address: fc.Arbitrary<ListAddress> = fc
  .record({
    sort: fc.constantFrom(...SORTS),
    bounds: fc.tuple(amount, amount),
    filters: fc.uniqueArray(
      fc.record({
        code,
        optionIds: fc.uniqueArray(fc.integer({ min: 1, max: 99_999 }), { minLength: 1, maxLength: 6 }),
      }),
      { selector: (one) => one.code, maxLength: 4 },
    ),
    area: fc.constantFrom('auto', 'moto', null),
    inStock: fc.boolean(),
    promo: fc.boolean(),
    page: fc.integer({ min: 1, max: 400 }),
    text: fc.string({ maxLength: 40, unit: 'grapheme' }).map((text) => text.trim()),
  })
  .map(({ sort, bounds: [a, b], filters, ...rest }) => ({
    ...rest,
    filters: filters
      .map((one) => ({ ...one, optionIds: one.optionIds.toSorted((x, y) => x - y) }))
      .toSorted((x, y) => (x.code < y.code ? -1 : 1)),
    sort: sort.sort,
    desc: sort.desc,
    from: a !== null && b !== null ? Math.min(a, b) : a,
    to: a !== null && b !== null ? Math.max(a, b) : b,
  }));

describe('the state of a list in its address', () => {
  it('comes back as it was written', () => {
    fc.assert(
      fc.property(address, (state) => {
        expect(readListAddress(readQuery(writeListAddress(state)))).toEqual(state);
      }),
    );
  });

  it('comes back in a shop with an order of its own too, which is the one it does not write', () => {
    const usuals = fc.constantFrom(...SORTS.filter(({ value }) => value !== 'relevance'));
    fc.assert(
      fc.property(address, usuals, (asked, { value: usual, sort, desc }) => {
        const state = { ...asked, usual };
        expect(readListAddress(readQuery(writeListAddress(state)), usual)).toEqual(state);
        expect(writeListAddress({ ...state, sort, desc })).not.toContain('sort=');
      }),
    );
  });

  it('has one canonical writing', () => {
    fc.assert(
      fc.property(address, (state) => {
        const shuffled = { ...state, filters: state.filters.toReversed() };
        expect(writeListAddress(shuffled)).toBe(writeListAddress(state));
      }),
    );
  });

  it('asks for no more filters than anybody ticks', () => {
    const many = Array.from({ length: 2_000 }, (_one, at) => `f_c${at}=${at + 1},${at + 2},${at + 3},${at + 4}`);
    const { filters } = readListAddress(readQuery(`?${many.join('&')}`));
    expect(filters.length).toBeLessThanOrEqual(20);
    expect(filters.flatMap(({ optionIds }) => optionIds).length).toBeLessThanOrEqual(60);
  });

  it('asks for nothing by a filter that the shop does not know', () => {
    const asked = readListAddress(readQuery('?f_brand=1&f_made_up=1&page=2'));
    const brand = { code: 'brand', label: { fr_FR: 'Marque' }, unit: null, group: { fr_FR: '' }, options: [] };
    const traits = { type: 'select', isConfigurable: false, isVisibleOnFront: true } as const;
    const structure = { attributes: [{ ...brand, ...traits, id: 1, isFilterable: true }] };
    expect(withKnownFilters(asked, structure)).toEqual({ ...asked, filters: [{ code: 'brand', optionIds: [1] }] });
  });

  it('is the canonical one of its document as the shop writes it', () => {
    fc.assert(
      fc.property(address, (state) => {
        const { pathname, search } = new URL(`/search-results${writeListAddress(state)}`, 'http://shop.test');
        expect(canonicalSearch({ pathname, search })).toBe(search);
      }),
    );
  });

  it('is empty for the default list', () => {
    expect(writeListAddress(DEFAULT_LIST)).toBe('');
  });

  it('understands whatever a person or robot types, without failing', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (query) => {
        const state = readListAddress(readQuery(`?${query}`));
        expect(state.page).toBeGreaterThanOrEqual(1);
        expect(SORTS.some((one) => one.sort === state.sort && one.desc === state.desc)).toBe(true);
      }),
    );
  });

  it('leaves out an upper price below the lower one', () => {
    expect(readListAddress(readQuery('?prix_min=100&prix_max=20'))).toMatchObject({ from: 1_000_000, to: null });
  });
});

describe('prices typed by people', () => {
  it.each([
    ['12', 120_000],
    ['12,5', 125_000],
    ['1 234,50 €', 12_345_000],
    ['0.99', 9_900],
  ])('reads « %s »', (text, expected) => {
    expect(parseEuros(text)).toBe(expected);
  });

  it.each(['', 'abc', '-3', '1,234', '99999999', '1e3'])('refuses « %s »', (text) => {
    expect(parseEuros(text)).toBeNull();
  });
});
