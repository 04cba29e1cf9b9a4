/** Views of a list: what is kept, opened, changed and shared; and the file of what is shown. */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SavedView } from '#core/contract/admin/office/views.ts';
import { takeInStart } from '#src/admin/app/start.ts';
import { messages } from '#src/admin/store/messages.ts';
import { foot, shopOf } from './depots.ts';
import { drawList } from './draw-list.tsx';
import type { ShopOfRows } from './shop-of-rows.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const NORTH: SavedView = {
  uuid: '0d1c1f0e-5a0b-4b7c-9b1e-2f6c1f6f0b01',
  rev: 1,
  resource: 'inventory-sources',
  name: 'Nord',
  shared: true,
  query: { 'filter[city][starts]': 'Li', sort: '-name' },
  columns: ['code', 'city'],
  own: false,
};

/** Keeps views as the server does. */
function keeping(shop: ShopOfRows, ...views: SavedView[]) {
  const kept = [...views];
  shop.routes.set('api.admin.views.index', () => [...kept]);
  shop.routes.set('api.admin.views.store', ({ body }) => {
    kept.push({ ...NORTH, ...body, rev: 1, own: true });
    return { uuid: body['uuid'], rev: 1 };
  });
  shop.routes.set('api.admin.views.update', ({ params, body }) => {
    const at = kept.findIndex(({ uuid }) => uuid === params['uuid']);
    const view = kept[at];
    if (view !== undefined) kept.splice(at, 1, { ...view, ...body, rev: view.rev + 1 });
    return { uuid: params['uuid'], rev: 2 };
  });
  shop.routes.set('api.admin.views.destroy', ({ params }) => {
    kept.splice(
      kept.findIndex(({ uuid }) => uuid === params['uuid']),
      1,
    );
    return {};
  });
  return kept;
}

const tabs = () => within(screen.getByRole('navigation', { name: 'Vues de la liste' })).getAllByRole('link');

describe('a view', () => {
  test('opens as it was kept: what is looked for, the order, the columns', async () => {
    const shop = shopOf(3);
    keeping(shop, NORTH);
    const { follow, place } = await drawList(shop);
    const tab = await screen.findByRole('link', { name: 'Nord' });
    await act(() => follow(tab.getAttribute('href')));
    await waitFor(() => expect(place()).toContain(`view=${NORTH.uuid}`));
    expect(place()).toContain('filter[city][starts]=Li');
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Code', 'Ville']);
    expect(tabs().map((one) => [one.textContent, one.getAttribute('aria-current')])).toEqual([
      ['Tout', null],
      ['Nord', 'page'],
    ]);
  });

  test('says when it shows something else, and another’s cannot be changed', async () => {
    const shop = shopOf(3);
    keeping(shop, NORTH);
    await drawList(shop, { search: `?view=${NORTH.uuid}&q=dépôt` });
    expect(await screen.findByText('modifiée')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Régler la vue Nord' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Enregistrer la vue' })).toBeDefined();
  });

  test('is kept under a name, and is the open one then', async () => {
    const shop = shopOf(3);
    const kept = keeping(shop);
    const { place } = await drawList(shop, { search: '?filter[city][is]=Lyon&sort=-code' });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Enregistrer la vue' }));
    const form = screen.getByRole('dialog', { name: 'Enregistrer la vue' });
    await user.click(within(form).getByRole('button', { name: 'Enregistrer' }));
    expect(within(form).getByText('Donnez un nom à la vue.')).toBeDefined();
    await user.type(within(form).getByRole('textbox', { name: 'Nom de la vue' }), 'À Lyon');
    await user.click(within(form).getByRole('checkbox', { name: 'Partagée avec toute l’équipe' }));
    await user.click(within(form).getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByRole('link', { name: 'À Lyon' })).toBeDefined();
    expect(kept).toMatchObject([
      {
        name: 'À Lyon',
        shared: true,
        query: { 'filter[city][is]': 'Lyon', sort: '-code' },
        resource: 'inventory-sources',
      },
    ]);
    await waitFor(() => expect(place()).toContain(`view=${kept[0]?.uuid}`));
  });

  test('kept by an answer that comes late leaves whoever went elsewhere where they are', async () => {
    const shop = shopOf(3);
    const kept = keeping(shop);
    const store = shop.routes.get('api.admin.views.store');
    let answer = (): void => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    shop.routes.set('api.admin.views.store', async (input) => {
      await held;
      return store?.(input);
    });
    const { place, follow } = await drawList(shop, { search: '?filter[city][is]=Lyon' });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Enregistrer la vue' }));
    await user.type(screen.getByRole('textbox', { name: 'Nom de la vue' }), 'À Lyon{Enter}');
    const [everything] = tabs();
    await act(() => follow(everything?.getAttribute('href') ?? null));
    await act(async () => answer());
    expect(await screen.findByRole('link', { name: 'À Lyon' })).toBeDefined();
    expect(kept).toHaveLength(1);
    await waitFor(() => expect(messages.all.at(-1)?.text).toBe('Vue enregistrée'));
    expect(place()).not.toContain('view=');
  });

  test('is renamed, and goes with a way back', async () => {
    const shop = shopOf(3);
    const kept = keeping(shop, { ...NORTH, own: true, shared: false });
    const { place } = await drawList(shop, { search: `?view=${NORTH.uuid}` });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Régler la vue Nord' }));
    const name = screen.getByRole('textbox', { name: 'Nom de la vue' });
    await user.clear(name);
    await user.type(name, 'Hauts-de-France{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Régler la vue Hauts-de-France' }));
    await user.click(screen.getByRole('button', { name: 'Supprimer la vue' }));
    await waitFor(() => expect(place()).not.toContain('view='));
    expect(kept).toEqual([]);
    act(() => messages.all.at(-1)?.action?.onPress());
    await waitFor(() => expect(kept.map((view) => view.name)).toEqual(['Hauts-de-France']));
  });

  test('is put before everybody only by who may write what it lists', async () => {
    const shop = shopOf(3);
    keeping(shop);
    await drawList(shop, { search: '?sort=-code', permissions: ['inventory-sources.index'] });
    await userEvent.click(await screen.findByRole('button', { name: 'Enregistrer la vue' }));
    expect(screen.queryByRole('checkbox', { name: /Partagée/u })).toBeNull();
  });
});

test('a file holds what the list shows: its words, its order, its columns, no page of it', async () => {
  takeInStart({
    routes: { 'api.admin.inventory-sources.export': { uri: 'api/admin/inventory-sources/export', methods: ['GET'] } },
    coreConfig: [],
    branding: { name: 'Bitume', colors: [], images: {}, displayRatio: '', stylesheet: '' },
    context: { locale: 'fr_FR', locales: [], currency: 'EUR', version: '1', serviceWorker: false },
  });
  await drawList(shopOf(30), { search: '?filter[country][in]=FR,BE&sort=-code&perPage=10&columns=code,city' });
  await foot('1 à 10 sur 30');
  await userEvent.click(screen.getByRole('button', { name: 'Exporter' }));
  const href = screen.getByRole('link', { name: 'CSV, pour un tableur français' }).getAttribute('href') ?? '';
  const { pathname, searchParams } = new URL(href, 'https://shop.example');
  expect(pathname).toBe('/api/admin/inventory-sources/export');
  expect([...searchParams]).toEqual([
    ['format', 'csv'],
    ['columns[]', 'code'],
    ['columns[]', 'city'],
    ['filter[country][in][]', 'FR'],
    ['filter[country][in][]', 'BE'],
    ['sort', '-code'],
  ]);
});
