import { I18nProvider } from '@lingui/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readListAddress } from '#core/contract/pages/list-address.ts';
import { SearchBox } from '#src/shop/features/search/search-box.tsx';
import type { SearchAnswer } from '#src/shop/features/search/options.ts';
import { loadSuggestions } from '#src/shop/features/search/use-suggestions.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { ActionsProvider, type LookUp, type ShopActions } from '#src/shop/parts/actions.tsx';
import { FrameProvider } from '#src/shop/parts/page/frame.tsx';
import { rowOf } from '#tests/catalogue/small-shop.ts';
import { smallFrame } from '#tests/shop/features/layout/small-frame.ts';
import { actionsWith } from '#tests/support/sync/shop-actions.ts';

/* the combobox is a part of its own: read before the first test is timed */
beforeAll(async () => void (await loadSuggestions()));

const plaquettes: LookUp = {
  local: false,
  page: answerOf('plaquettes', {
    categories: [{ id: 10, count: 2 }],
    names: ['Plaquettes avant', 'Plaquettes arrière'],
  }),
};

function answerOf(
  text: string,
  { categories = [], names = [] }: { categories?: SearchAnswer['categories']; names?: readonly string[] },
): SearchAnswer {
  return {
    kind: 'search',
    text,
    area: 'auto',
    address: readListAddress([['q', text]]),
    categories,
    nearest: [],
    partial: false,
    products: {
      rows: names.map((name, at) => rowOf(at + 1, { name })),
      total: names.length,
      perPage: 24,
      facets: [],
      priceBounds: null,
    },
    posts: [],
    pages: [],
  };
}

const followed: string[] = [];
const searched: string[] = [];
const noted = (event: Event): void => {
  event.preventDefault();
  if (event.type === 'submit' && event.target instanceof HTMLFormElement) {
    const typed = new FormData(event.target).get('q');
    searched.push(typeof typed === 'string' ? typed : '');
  }
  if (event.type === 'click' && event.target instanceof Element) {
    const href = event.target.closest('a')?.getAttribute('href');
    if (href) followed.push(href);
  }
};
beforeEach(() => {
  followed.length = 0;
  searched.length = 0;
  for (const kind of ['click', 'submit']) document.addEventListener(kind, noted);
});
afterEach(() => {
  for (const kind of ['click', 'submit']) document.removeEventListener(kind, noted);
});

function box(lookUp: ShopActions['lookUp']) {
  return (
    <I18nProvider i18n={createI18n('fr_FR', {})}>
      <ActionsProvider actions={actionsWith({ lookUp })}>
        <FrameProvider frame={smallFrame}>
          <SearchBox area="auto" />
        </FrameProvider>
      </ActionsProvider>
    </I18nProvider>
  );
}

const field = (): HTMLInputElement => screen.getByLabelText('Rechercher dans la boutique');
const options = (): string[] => screen.queryAllByRole('option').map((one) => one.textContent ?? '');
const active = (): string | undefined =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent ?? undefined;
/** Everything the combobox does by itself, as Ark delays its work by a frame. */
const settled = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

async function type(text: string): Promise<void> {
  await userEvent.type(field(), text);
  await screen.findByRole('listbox');
  await settled();
}

test('before any script the search is a plain form that asks for the results of its area', () => {
  const markup = document.createElement('div');
  markup.innerHTML = renderToString(box(vi.fn()));
  const form = markup.querySelector('form[role=search]');
  expect(form?.getAttribute('action')).toBe('/search-results');
  const input = form?.querySelector('input[type=search]');
  expect(input?.getAttribute('name')).toBe('q');
  expect(input?.getAttribute('role')).toBeNull();
  expect(form?.querySelector('input[type=hidden]')?.getAttribute('value')).toBe('auto');
});

test('the field becomes a combobox where it stands: same element, same focus, same text', async () => {
  render(box(async () => plaquettes));
  const before = field();
  await userEvent.type(before, 'pl');
  await screen.findByRole('combobox');
  expect(field()).toBe(before);
  expect(document.activeElement).toBe(before);
  expect(before.value).toBe('pl');
});

test('proposals come in their groups, with what was searched for marked', async () => {
  render(box(async () => plaquettes));
  await type('plaquettes');
  expect(field().getAttribute('aria-expanded')).toBe('true');
  const list = screen.getByRole('listbox', { name: 'Propositions' });
  expect(within(list).getByRole('group', { name: 'Rayons' }).textContent).toContain('Freinage');
  const products = within(list).getByRole('group', { name: 'Produits' });
  expect(within(products).getAllByRole('option')).toHaveLength(2);
  // who types slower than the pause between two questions has the answer to the first letters meanwhile
  await expect.poll(() => products.querySelector('mark')?.textContent).toBe('Plaquettes');
});

test('the number of results is said aloud, and that they come from this device', async () => {
  render(box(async () => ({ ...plaquettes, local: true })));
  await type('plaquettes');
  expect(screen.getByRole('status').textContent).toBe('2 résultats');
});

test('the arrows go through the proposals and Enter follows the one they stand on', async () => {
  render(box(async () => plaquettes));
  await type('plaquettes');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(active).toContain('Freinage');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(active).toContain('Plaquettes avant');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => followed).toEqual(['/auto/nos-produits/pieces/article-1']);
  expect(searched).toEqual([]);
  await expect.poll(options).toEqual([]);
  expect(field().value).toBe('plaquettes');
});

test('Enter with no proposal under the arrows searches for the text', async () => {
  render(box(async () => plaquettes));
  await type('plaquettes');
  await userEvent.keyboard('{Enter}');
  expect(searched).toEqual(['plaquettes']);
  expect(followed).toEqual([]);
  await expect.poll(options).toEqual([]);
});

test('Escape closes the proposals and keeps the text; an arrow opens them again', async () => {
  render(box(async () => plaquettes));
  await type('plaquettes');
  await userEvent.keyboard('{Escape}');
  await expect.poll(options).toEqual([]);
  expect(field().value).toBe('plaquettes');
  expect(document.activeElement).toBe(field());
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(options).toHaveLength(3);
});

test('an answer that comes after a later question is not shown', async () => {
  const waiting = new Map<string, (found: LookUp) => void>();
  render(box((text) => new Promise((resolve) => waiting.set(text, resolve))));
  await userEvent.type(field(), 'pl');
  await expect.poll(() => waiting.has('pl')).toBe(true);
  await userEvent.type(field(), 'aq');
  await expect.poll(() => waiting.has('plaq')).toBe(true);
  waiting.get('plaq')?.(plaquettes);
  await expect.poll(options).toHaveLength(3);
  waiting.get('pl')?.({ local: false, page: answerOf('pl', { names: ['Plaques minéralogiques'] }) });
  await settled();
  expect(options().join()).not.toContain('Plaques minéralogiques');
});

test('proposals of one question are not shown under another', async () => {
  render(box(async (text) => (text === 'plaquettes' ? plaquettes : null)));
  await type('plaquettes');
  await userEvent.clear(field());
  await userEvent.type(field(), 'huile');
  await settled();
  expect(options()).toEqual([]);
});

test('the way to all results stays usable while the list is open', async () => {
  render(box(async () => plaquettes));
  await type('plaquettes');
  await userEvent.click(screen.getByRole('link', { name: 'Voir les 2 résultats' }));
  expect(followed).toEqual(['/search-results?q=plaquettes&area=auto']);
});

test('letters typed while the list opens or closes stand where they were typed', async () => {
  /* the frames in which the list takes its place are drawn when the test says so */
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  try {
    render(box(async () => plaquettes));
    await userEvent.type(field(), 'pl');
    await screen.findByRole('listbox');
    await userEvent.keyboard('a');
    vi.advanceTimersToNextFrame();
    await userEvent.keyboard('q');
    expect(field().value).toBe('plaq');
    await userEvent.keyboard('{Escape}{ArrowLeft}');
    vi.advanceTimersToNextFrame();
    await userEvent.keyboard('{ArrowLeft}x');
    expect(field().value).toBe('plxaq');
  } finally {
    vi.useRealTimers();
  }
});
