import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readListAddress } from '#core/contract/pages/list-address.ts';
import { NothingFound } from '#src/shop/features/search/nothing-found.tsx';
import { NearNote } from '#src/shop/features/search/partial-answer.tsx';
import type { SearchAnswer } from '#src/shop/features/search/options.ts';
import { RecentSearches } from '#src/shop/features/search/recent-searches.tsx';
import { createI18n } from '#src/i18n/i18n.ts';
import { recentSearches, rememberSearch } from '#src/shop/store/recent/recent-searches.ts';
import { forgetKeys } from '#src/shop/store/device/forget-keys.ts';

beforeEach(forgetKeys);

const follow = (event: Event): void => event.preventDefault();
beforeEach(() => document.addEventListener('click', follow));
afterEach(() => document.removeEventListener('click', follow));

function emptyAnswer(text: string, nearest: readonly string[]): SearchAnswer {
  const products = { rows: [], total: 0, perPage: 24, facets: [], priceBounds: null };
  const address = readListAddress([['q', text]]);
  return {
    kind: 'search',
    text,
    area: 'moto',
    address,
    categories: [],
    nearest,
    partial: false,
    products,
    posts: [],
    pages: [],
  };
}

const shown = (page: SearchAnswer) =>
  render(
    <I18nProvider i18n={createI18n('fr_FR', {})}>
      <NothingFound page={page} />
    </I18nProvider>,
  );

const hrefOf = (name: RegExp): string | null => screen.getByRole('link', { name }).getAttribute('href');

test('a search without results says what was perhaps meant and leads to it', () => {
  shown(emptyAnswer('cazqeu', ['casque', 'masque']));
  expect(screen.getByText(/^Vouliez-vous dire/u)).toBeDefined();
  expect(hrefOf(/casque/u)).toBe('/search-results?q=casque&area=moto');
  expect(hrefOf(/masque/u)).toBe('/search-results?q=masque&area=moto');
});

test('a search without results leads to the shop with its words, and proposes nothing where nothing is near', () => {
  shown(emptyAnswer('zzz & 9', []));
  expect(screen.queryByText(/^Vouliez-vous dire/u)).toBeNull();
  const href = hrefOf(/Demander à la boutique/u) ?? '';
  expect(href.startsWith('/moto/contact?sujet=')).toBe(true);
  expect(new URL(href, 'https://bitume.test').searchParams.get('sujet')).toContain('zzz & 9');
});

test.each([
  ['AB-123-CD', /est une plaque d’immatriculation$/u],
  ['plaquettes clio 3', /^La recherche par véhicule n’est pas encore ouverte$/u],
])('a search for a vehicle says what to do: %s', (text, title) => {
  shown(emptyAnswer(text, []));
  expect(screen.getByText(title)).toBeDefined();
  const href = hrefOf(/Demander la bonne référence/u) ?? '';
  expect(new URL(href, 'https://bitume.test').searchParams.get('sujet')).toContain(text);
});

test('results that lack a word are said to come near, and to fit no vehicle', () => {
  const page = { ...emptyAnswer('plaquettes clio 3', []), partial: true };
  render(
    <I18nProvider i18n={createI18n('fr_FR', {})}>
      <NearNote page={page} />
    </I18nProvider>,
  );
  expect(screen.getByText('Aucun produit ne contient tous ces mots. Voici ce qui s’en approche.')).toBeDefined();
  expect(screen.getByText(/Rien ici ne dit qu’un produit convient à votre véhicule/u)).toBeDefined();
});

test('a question not asked yet is answered with neither', () => {
  shown(emptyAnswer('', []));
  expect(screen.queryByRole('link', { name: /Demander/u })).toBeNull();
  expect(screen.getByText(/Que cherchez-vous/u)).toBeDefined();
});

function recent(onFollowed = vi.fn()) {
  const field = createRef<HTMLInputElement>();
  const tree = (withList: boolean) => (
    <I18nProvider i18n={createI18n('fr_FR', {})}>
      <form>
        <input ref={field} aria-label="Rechercher" />
        {withList ? <RecentSearches field={field} area="auto" onFollowed={onFollowed} /> : null}
      </form>
      <button type="button">Ailleurs</button>
    </I18nProvider>
  );
  const { rerender } = render(tree(false));
  field.current?.focus();
  rerender(tree(true));
  return onFollowed;
}

const list = () => screen.queryByRole('region', { name: 'Recherches récentes' });

test('recent searches stand under the empty field and lead to their results', async () => {
  for (const text of ['pneu', 'huile 5w30']) rememberSearch(text);
  const followed = recent();
  expect(hrefOf(/huile 5w30/u)).toBe('/search-results?q=huile%205w30&area=auto');
  await userEvent.click(screen.getByRole('link', { name: /pneu/u }));
  expect(followed).toHaveBeenCalledOnce();
});

test('a recent search is removed by its button, and the focus stays in the field', async () => {
  for (const text of ['pneu', 'huile']) rememberSearch(text);
  recent();
  await userEvent.click(screen.getByRole('button', { name: /Retirer.*huile/u }));
  expect(recentSearches()).toEqual(['pneu']);
  expect(screen.queryByRole('link', { name: /huile/u })).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Rechercher'));
  await userEvent.click(screen.getByRole('button', { name: /Retirer.*pneu/u }));
  expect(list()).toBeNull();
});

test('Escape, a press or the focus elsewhere close the recent searches; the field opens them again', async () => {
  rememberSearch('pneu');
  recent();
  const field = screen.getByLabelText('Rechercher');
  await userEvent.keyboard('{Escape}');
  expect(list()).toBeNull();
  expect(document.activeElement).toBe(field);
  await userEvent.click(field);
  expect(list()).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ailleurs' }));
  expect(list()).toBeNull();
  await userEvent.click(field);
  await userEvent.click(screen.getByRole('button', { name: 'Fermer les recherches récentes' }));
  expect(list()).toBeNull();
  expect(document.activeElement).toBe(field);
  await userEvent.click(field);
  for (let stop = 0; stop < 3; stop++) await userEvent.tab();
  expect(list()).not.toBeNull();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ailleurs' }));
  expect(list()).toBeNull();
});
