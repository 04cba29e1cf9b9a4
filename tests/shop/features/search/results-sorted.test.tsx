/** Results of a search in another order: the same choice as over a list, kept in the address. */
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readListAddress } from '#core/contract/pages/list-address.ts';
import type { SearchAnswer } from '#src/shop/features/search/options.ts';
import { SearchPage } from '#src/shop/features/search/page.tsx';
import { createI18n } from '#src/i18n/i18n.ts';
import { ActionsProvider } from '#src/shop/parts/actions.tsx';
import { FrameProvider } from '#src/shop/parts/page/frame.tsx';
import { rowOf } from '#tests/catalogue/small-shop.ts';
import { smallFrame } from '#tests/shop/features/layout/small-frame.ts';
import { actionsWith } from '#tests/support/sync/shop-actions.ts';

function draw(search: string, count: number) {
  const rows = Array.from({ length: count }, (_none, at) => rowOf(at + 1, { name: `Plaquettes ${at}` }));
  const page: SearchAnswer = {
    kind: 'search',
    text: 'plaquettes',
    area: 'auto',
    address: readListAddress([...new URLSearchParams(search)]),
    categories: [],
    nearest: [],
    partial: false,
    products: { rows, total: count, perPage: 24, facets: [], priceBounds: null },
    posts: [],
    pages: [],
  };
  const go = vi.fn();
  render(
    <I18nProvider i18n={createI18n('fr_FR', {})}>
      <ActionsProvider actions={actionsWith({ go })}>
        <FrameProvider frame={smallFrame}>
          <SearchPage page={page} pricedAt="2026-11-21T09:00:00.000Z" />
        </FrameProvider>
      </ActionsProvider>
    </I18nProvider>,
  );
  return go;
}

test('another order is asked for with the words that were searched, from the first page', () => {
  const go = draw('q=plaquettes&area=auto&page=2', 3);
  fireEvent.change(screen.getByRole('combobox', { name: 'Trier par' }), { target: { value: '-price' } });
  const [href] = go.mock.calls[0] ?? [];
  const asked = new URL(String(href), 'https://bitume.test');
  expect(asked.pathname).toBe('/search-results');
  expect(Object.fromEntries(asked.searchParams)).toEqual({ q: 'plaquettes', area: 'auto', sort: '-price' });
});

test('the order of the address is the one that is chosen', () => {
  draw('q=plaquettes&sort=name', 3);
  expect(screen.getByRole('combobox', { name: 'Trier par' })).toHaveProperty('value', 'name');
});

test('a single result needs no order', () => {
  draw('q=plaquettes', 1);
  expect(screen.queryByRole('combobox')).toBeNull();
});
