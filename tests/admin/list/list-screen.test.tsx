/** A list drawn from the definition of inventory sources, as a person uses it. */
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { taxRates } from '#core/resources/configuration/tax-rates.ts';
import { redirects } from '#core/resources/marketing/redirects.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { openKeptAnswers } from '#src/db/kept-answers.ts';
import { foot, revIdOf, rowOf, shopOf, uuidOf } from './depots.ts';
import { drawList } from './draw-list.tsx';
import { ShopOfRows } from './shop-of-rows.ts';

const bodyRows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('rowheader').textContent);
const lastAsked = (shop: ShopOfRows) => shop.asked.findLast(({ name }) => name.endsWith('.index'))?.query;

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('a list', () => {
  test('that finds more than is counted says so, and claims no number of rows', async () => {
    const shop = shopOf(42);
    shop.counted = 30;
    await drawList(shop);
    expect(await foot('1 à 20 sur plus de 30')).toBeDefined();
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('-1');
  });

  test('shows the columns of its definition, in its words, and how many rows there are', async () => {
    await drawList(shopOf(42));
    expect(await foot('1 à 20 sur 42')).toBeDefined();
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Code',
      'Nom',
      'Ville',
      'Priorité',
      'Active',
    ]);
    const table = screen.getByRole('table', { name: 'Sources de stock' });
    expect(table.getAttribute('aria-rowcount')).toBe('43');
    expect(bodyRows()).toHaveLength(20);
    expect(screen.getByRole('link', { name: 'depot-001' }).getAttribute('href')).toMatch(
      new RegExp(`inventory-sources/edit/${uuidOf(1)}$`, 'u'),
    );
  });

  test('calls a record that is named by another one what that one is called', async () => {
    const shop = new ShopOfRows(taxRates, [
      { ...rowOf(1), fields: { identifier: 'FR-tva-20', category: uuidOf(7), country: 'FR', rate: 20 } },
    ]);
    shop.routes.set('api.admin.tax-categories.lookup', () => [{ uuid: uuidOf(7), title: 'TVA 20 %' }]);
    await drawList(shop);
    expect(await screen.findByText('TVA 20 %')).toBeDefined();
    expect(screen.queryByText(uuidOf(7))).toBeNull();
  });

  test('tells what the server works out in words', async () => {
    const shop = new ShopOfRows(redirects, [
      {
        ...rowOf(1),
        fields: { fromPath: '/blog', toPath: '/conseils', status: '301' },
        computed: { origin: 'slug_change' },
      },
    ]);
    await drawList(shop);
    expect(await screen.findByText('Adresse modifiée')).toBeDefined();
  });

  test('sorts by its heads, the other way by the second press', async () => {
    const shop = shopOf(30);
    const { follow, place } = await drawList(shop);
    const head = () => screen.getByRole('columnheader', { name: 'Code' });
    await screen.findByText('depot-001');
    await act(() => follow(within(head()).getByRole('link').getAttribute('href')));
    await waitFor(() => expect(head().getAttribute('aria-sort')).toBe('ascending'));
    await act(() => follow(within(head()).getByRole('link').getAttribute('href')));
    await waitFor(() => expect(bodyRows()[0]).toBe('depot-030'));
    expect(place()).toContain('sort=-code');
    expect(head().getAttribute('aria-sort')).toBe('descending');
    expect(within(screen.getByRole('columnheader', { name: 'Active' })).queryByRole('link')).toBeNull();
  });

  test('leads through pages and back, and says which rows it shows', async () => {
    const shop = shopOf(45);
    const { follow, back } = await drawList(shop, { search: '?perPage=10' });
    await foot('1 à 10 sur 45');
    const page = (name: string) => screen.getByRole('link', { name });
    expect(page('Page précédente').getAttribute('aria-disabled')).toBe('true');
    await act(() => follow(page('Page suivante').getAttribute('href')));
    await foot('11 à 20 sur 45');
    expect(bodyRows()[0]).toBe('depot-011');
    act(() => back());
    await foot('1 à 10 sur 45');
  });

  test('looks for words as they are typed, and says so when nothing is found', async () => {
    const shop = shopOf(30);
    const { place } = await drawList(shop);
    await screen.findByText('depot-001');
    await userEvent.keyboard('/');
    const field = screen.getByRole('searchbox', { name: 'Chercher dans la liste' });
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, 'Dépôt 17');
    expect(await foot('1 à 1 sur 1')).toBeDefined();
    expect(place()).toContain('q=Dépôt+17');
    await userEvent.type(field, 'x');
    expect(await screen.findByText('Rien ne correspond')).toBeDefined();
    await userEvent.click(screen.getAllByRole('button', { name: 'Tout afficher' })[0] ?? field);
    expect(await foot('1 à 20 sur 30')).toBeDefined();
  });

  test('whoever opens a row while words still rest is led there, and not back', async () => {
    const { place, follow } = await drawList(shopOf(3));
    const row = await screen.findByRole('link', { name: 'depot-001' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      fireEvent.change(screen.getByRole('searchbox', { name: 'Chercher dans la liste' }), { target: { value: 'dep' } });
      act(() => void follow(row.getAttribute('href')));
      await act(async () => void (await vi.advanceTimersByTimeAsync(1_000)));
    } finally {
      vi.useRealTimers();
    }
    expect(place()).toContain('/edit/');
  });

  test('opens as its address says, and asks the route in its own words', async () => {
    const shop = shopOf(5);
    await drawList(shop, {
      search: '?filter[city][starts]=Ly&filter[country][in]=FR,BE&filter[status]=1&sort=-city&filter[secret][is]=1',
    });
    await screen.findByText('depot-001');
    expect(lastAsked(shop)).toEqual({
      'filter[city][starts]': 'Ly',
      'filter[country][in]': ['FR', 'BE'],
      'filter[status][is]': '1',
      sort: '-city',
    });
    const chip = screen.getByRole('group', { name: 'Filtre Pays' });
    expect(within(chip).getByRole('button', { name: /^Pays est parmi : France, Belgique/u })).toBeDefined();
  });

  test('a condition is added, changed and taken away', async () => {
    const shop = shopOf(5);
    await drawList(shop);
    await screen.findByText('depot-001');
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Ajouter un filtre' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Priorité' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Comparaison de Priorité' }), 'au moins');
    await user.type(screen.getByRole('textbox', { name: 'Valeur' }), '2,5{Enter}');
    await waitFor(() => expect(lastAsked(shop)).toEqual({ 'filter[priority][from]': '2.5' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Comparaison de Priorité' }), 'au plus');
    await waitFor(() => expect(lastAsked(shop)).toEqual({ 'filter[priority][to]': '2.5' }));
    await user.click(screen.getByRole('button', { name: 'Retirer le filtre Priorité' }));
    await waitFor(() => expect(lastAsked(shop)).toEqual({}));
  });

  test('a condition that is left without a value is none', async () => {
    const shop = shopOf(5);
    await drawList(shop);
    await screen.findByText('depot-001');
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Ajouter un filtre' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Active' }));
    expect(screen.getByRole('group', { name: 'Filtre Active' })).toBeDefined();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'Filtre Active' })).toBeNull();
    expect(lastAsked(shop)).toEqual({});
  });
});

describe('its columns', () => {
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Colonnes' }));
    return screen.findByRole('checkbox', { name: 'Ville' });
  };
  const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);

  test('are chosen, moved by keys and kept for the person on this device', async () => {
    const shop = shopOf(3);
    await drawList(shop);
    await screen.findByText('depot-001');
    await userEvent.click(await open());
    await userEvent.click(screen.getByRole('checkbox', { name: 'E-mail du contact' }));
    expect(heads()).toEqual(['Code', 'Nom', 'Priorité', 'Active', 'E-mail du contact']);
    await userEvent.click(screen.getByRole('button', { name: 'Monter E-mail du contact' }));
    expect(heads()).toEqual(['Code', 'Nom', 'Priorité', 'E-mail du contact', 'Active']);
    expect(screen.getByText('E-mail du contact : place 4 sur 5')).toBeDefined();
    cleanup();
    await drawList(shop);
    await screen.findByText('depot-001');
    expect(heads()).toEqual(['Code', 'Nom', 'Priorité', 'E-mail du contact', 'Active']);
  });

  test('the one that names a row stays, and all of it can be as at first again', async () => {
    await drawList(shopOf(3));
    await screen.findByText('depot-001');
    await userEvent.click(await open());
    expect(screen.getByRole('checkbox', { name: 'Code' })).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('button', { name: 'Colonnes d’origine' }));
    expect(heads()).toEqual(['Code', 'Nom', 'Ville', 'Priorité', 'Active']);
  });

  test('of an address are shown to whoever opens it', async () => {
    await drawList(shopOf(3), { search: '?columns=code,country' });
    await screen.findByText('depot-001');
    expect(heads()).toEqual(['Code', 'Pays']);
  });

  test('are widened by the arrows of the keyboard', async () => {
    await drawList(shopOf(3));
    await screen.findByText('depot-001');
    const grip = () => screen.getByRole('separator', { name: 'Largeur de Nom' });
    const before = Number(grip().getAttribute('aria-valuenow'));
    grip().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(Number(grip().getAttribute('aria-valuenow'))).toBeGreaterThan(before);
  });
});

describe('by the keyboard', () => {
  test('J and K move, Space chooses, Enter opens', async () => {
    const { place } = await drawList(shopOf(5));
    await screen.findByText('depot-001');
    const focused = () => document.activeElement?.getAttribute('data-row');
    await userEvent.keyboard('j');
    await waitFor(() => expect(focused()).toBe('0'));
    await userEvent.keyboard('j');
    await waitFor(() => expect(focused()).toBe('1'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(focused()).toBe('2'));
    await userEvent.keyboard('k');
    await waitFor(() => expect(focused()).toBe('1'));
    await userEvent.keyboard(' ');
    expect(screen.getByRole('checkbox', { name: 'Choisir depot-002' })).toHaveProperty('checked', true);
    expect(screen.getAllByRole('row')[2]?.getAttribute('aria-selected')).toBe('true');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(place()).toContain(`/edit/${uuidOf(2)}`));
  });

  test('N leads to a new record, where one may', async () => {
    const { place } = await drawList(shopOf(1));
    await screen.findByText('depot-001');
    await userEvent.keyboard('n');
    await waitFor(() => expect(place()).toMatch(/\/create$/u));
  });
});

describe('a field in the list', () => {
  test('is written on the revision that is shown, and the list read again', async () => {
    const shop = shopOf(3);
    await drawList(shop);
    await screen.findByText('depot-001');
    const row = () => screen.getByRole('row', { name: /depot-002/u });
    await userEvent.click(within(row()).getByRole('button', { name: 'Dépôt 2' }));
    const field = screen.getByRole('textbox', { name: 'Nom de depot-002' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Dépôt sud{Enter}');
    expect(await within(row()).findByRole('button', { name: 'Dépôt sud' })).toBeDefined();
    const written = shop.asked.find(({ name }) => name.endsWith('.update'));
    expect(written?.body).toEqual({ rev: 1, baseRevId: revIdOf(2), fields: { ...rowOf(2).fields, name: 'Dépôt sud' } });
  });

  test('stays as it was by Escape, and says at once what cannot be', async () => {
    const shop = shopOf(3);
    await drawList(shop);
    await screen.findByText('depot-001');
    const row = () => screen.getByRole('row', { name: /depot-002/u });
    await userEvent.click(within(row()).getByRole('button', { name: '2' }));
    const field = screen.getByRole('textbox', { name: 'Priorité de depot-002' });
    await userEvent.clear(field);
    await userEvent.type(field, 'beaucoup{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Entrez un nombre.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await userEvent.keyboard('{Escape}');
    expect(within(row()).getByRole('button', { name: '2' })).toBeDefined();
    expect(shop.asked.some(({ name }) => name.endsWith('.update'))).toBe(false);
  });

  test('says that somebody else was there first, and shows what they wrote', async () => {
    const shop = shopOf(3);
    await drawList(shop);
    await screen.findByText('depot-001');
    shop.rows = shop.rows.map((row) => ({ ...row, rev: 2, fields: { ...row.fields, city: 'Brest' } }));
    fireEvent.click(screen.getAllByRole('switch')[0] ?? document.body);
    expect(await screen.findByText(/Quelqu’un a modifié cette ligne/u)).toBeDefined();
    expect(await screen.findAllByText('Brest')).toHaveLength(3);
  });
});

describe('a list that cannot show its rows', () => {
  test('says what brings the first one', async () => {
    await drawList(shopOf(0));
    expect(await screen.findByText('Rien pour l’instant')).toBeDefined();
    expect(screen.getAllByRole('link', { name: /Ajouter/u }).length).toBeGreaterThan(0);
  });

  test('says why, and asks again', async () => {
    const shop = shopOf(3);
    shop.isOnline = false;
    await drawList(shop);
    expect(await screen.findByText('Hors connexion')).toBeDefined();
    shop.isOnline = true;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('depot-001')).toBeDefined();
  });

  test('shows without a network what this device kept, with its date', async () => {
    const shop = shopOf(3);
    const kept = openKeptAnswers('anna', null);
    await drawList(shop, { kept });
    await screen.findByText('depot-001');
    cleanup();
    shop.isOnline = false;
    await drawList(shop, { kept });
    expect(await screen.findByText(/enregistrée sur cet appareil le 21 nov\. 2026 à 14:05/u)).toBeDefined();
    expect(screen.getByText('depot-001')).toBeDefined();
  });

  test('tells whoever may not see it', async () => {
    const shop = shopOf(3);
    shop.routes.set('index', () => {
      throw new Refusal('permission.missing', { permission: 'inventory-sources.index' });
    });
    await drawList(shop);
    expect(await screen.findByText('Accès non autorisé')).toBeDefined();
  });

  test('hides what the shop would refuse', async () => {
    await drawList(shopOf(3), { permissions: ['inventory-sources.index'] });
    await screen.findByText('depot-001');
    expect(screen.queryByRole('link', { name: /Ajouter/u })).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});

describe('on a phone', () => {
  test('rows are cards that lead to the form', async () => {
    const wide = globalThis.innerWidth;
    Object.assign(globalThis, { innerWidth: 412 });
    Reflect.get(globalThis, 'happyDOM')?.setViewport({ width: 412, height: 900 });
    const shop = shopOf(3);
    shop.rows = shop.rows.map((row, at) => (at === 1 ? { ...row, fields: { ...row.fields, city: null } } : row));
    await drawList(shop);
    const [item = document.body, next = document.body] = await screen.findAllByRole('listitem');
    expect(within(item).getByRole('link', { name: 'depot-001' })).toBeDefined();
    expect(within(item).getByText('Ville').tagName).toBe('DT');
    /* what is empty leaves its room to the next */
    expect(within(next).queryByText('Ville')).toBeNull();
    expect(next.querySelectorAll('dt')).toHaveLength(item.querySelectorAll('dt').length);
    expect(screen.queryByRole('table')).toBeNull();
    Reflect.get(globalThis, 'happyDOM')?.setViewport({ width: wide, height: 900 });
  });
});
