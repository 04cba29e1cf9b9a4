import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { device } from '#src/admin/app/account/device.ts';
import { header, setDrawer, setHeader } from '#src/admin/store/header.ts';
import { panels } from '#src/admin/store/panels.ts';
import { showSession } from '#src/admin/store/session.ts';
import { holdUnsaved } from '#src/admin/store/unsaved.ts';
import { camille, me, ok, openOffice, type Shop } from '#tests/admin/frame/office.tsx';

const LIST = '/admin/administration/configuration/inventory-sources';
const ELSEWHERE = '/admin/nulle-part';

beforeEach(() => {
  document.cookie = 'admin-auth=1; path=/';
  showSession('unknown', null);
  Object.assign(panels, { palette: false, shortcuts: false, confirming: false });
});
afterEach(async () => {
  cleanup();
  setDrawer(true);
  await (await device()).emptyDevice();
});

const shop: Shop = {
  'api.admin.me': () => me(camille),
  'api.admin.inventory-sources.index': () =>
    ok({ data: [], meta: { page: 1, perPage: 20, total: 0, more: false, lastPage: 1, next: null, previous: null } }),
};

describe('the palette', () => {
  test('opens with Ctrl K, finds by typing, goes with Enter', async () => {
    const office = await openOffice(ELSEWHERE, shop);
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: 'Aller à, chercher, agir' });
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, 'sources');
    const chosen = (): string | null =>
      document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;
    expect(chosen()).toContain('Sources de stock');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(office.path()).toBe(LIST));
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('finds records of the shop once the typing rests, and opens them', async () => {
    const uuid = '33333333-3333-4333-8333-333333333333';
    const rows = [{ resource: 'inventory-sources', uuid, title: 'Dépôt de Nantes', subtitle: 'nantes' }];
    let asked = 0;
    const search = () => {
      asked += 1;
      return ok(rows);
    };
    const office = await openOffice(ELSEWHERE, { ...shop, 'api.admin.search': search });
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox', { name: 'Aller à, chercher, agir' }), 'nantes');
    const found = await screen.findByRole('option', { name: /Dépôt de Nantes/u });
    expect(found.textContent).toContain('nantes');
    /* what is drawn anew asks nothing anew */
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(found.getAttribute('aria-selected')).toBe('true'));
    expect(asked).toBe(1);
    await userEvent.click(found);
    await waitFor(() => expect(office.path()).toBe(`${LIST}/edit/${uuid}`));
  });

  test('moves with arrows, round and round, and says how much it found', async () => {
    await openOffice(ELSEWHERE, shop);
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: 'Aller à, chercher, agir' });
    await userEvent.type(field, 'source');
    const options = screen.getAllByRole('option');
    expect(options.length).toBeGreaterThan(1);
    expect(screen.getByText(`${options.length} résultats`)).toBeDefined();
    const selected = () => options.findIndex((one) => one.getAttribute('aria-selected') === 'true');
    expect(selected()).toBe(0);
    await userEvent.keyboard('{ArrowUp}');
    expect(selected()).toBe(options.length - 1);
    await userEvent.keyboard('{ArrowDown}');
    expect(selected()).toBe(0);
    await userEvent.type(field, 'zzz');
    expect(screen.getByText(/Rien ne correspond/u)).toBeDefined();
  });
});

describe('keys', () => {
  test('g then a letter goes to a screen, and not while somebody types', async () => {
    const office = await openOffice(ELSEWHERE, shop);
    await screen.findByRole('heading', { level: 1 });
    await userEvent.keyboard('gi');
    await waitFor(() => expect(office.path()).toBe(LIST));
  });

  test('? shows the keys, of which those that lead to closed screens are none', async () => {
    const reader = { ...camille, permissions: ['dashboard.view'] };
    await openOffice(ELSEWHERE, { ...shop, 'api.admin.me': () => me(reader) });
    await screen.findByRole('heading', { level: 1 });
    await userEvent.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Raccourcis clavier' });
    expect(within(sheet).getByText('Tableau de bord')).toBeDefined();
    expect(within(sheet).queryByText('Sources de stock')).toBeNull();
  });
});

describe('the frame', () => {
  test('marks where one is, in the menu and in the trail', async () => {
    await openOffice(LIST, shop);
    await screen.findByRole('heading', { level: 1, name: 'Sources de stock' });
    const column = screen.getByRole('navigation', { name: 'Configuration' });
    expect(within(column).getByRole('link', { current: 'page' }).textContent).toBe('Sources de stock');
    const trail = screen.getByRole('navigation', { name: 'Fil d’Ariane' });
    expect(trail.textContent).toBe('ConfigurationSources de stock');
    expect(document.title).toMatch(/^Sources de stock · /u);
  });

  test('leads back to the list of one’s own type of content, by its name', async () => {
    await openOffice(LIST, shop);
    await screen.findByRole('heading', { level: 1, name: 'Sources de stock' });
    act(() =>
      setHeader({
        title: 'Bien freiner',
        parent: 'admin.cms.posts',
        above: { label: 'Conseils', href: '/admin/cms/contents/conseils' },
      }),
    );
    const trail = screen.getByRole('navigation', { name: 'Fil d’Ariane' });
    const back = await within(trail).findByRole('link', { name: 'Conseils' });
    expect(back.getAttribute('href')).toBe('/admin/cms/contents/conseils');
  });

  test('keeps the menu small for whoever made it small', async () => {
    await openOffice(ELSEWHERE, shop);
    await userEvent.click(await screen.findByRole('button', { name: 'Menu complet' }));
    expect(header.drawer).toBe(false);
    expect(localStorage.getItem('admin-drawer')).toBe('closed');
    expect(screen.getAllByRole('link', { name: 'Tableau de bord' })[0]?.getAttribute('title')).toBe('Tableau de bord');
  });

  test('opens tabs with arrows and keeps the one that is open', async () => {
    await openOffice(ELSEWHERE, shop);
    await screen.findByRole('heading', { level: 1 });
    act(() =>
      setHeader({
        title: 'Produit',
        tabs: [
          { key: 'prices', label: 'Prix' },
          { key: 'stock', label: 'Stock', count: 3 },
        ],
      }),
    );
    const [prices, stock] = await screen.findAllByRole('tab');
    expect(prices?.getAttribute('aria-selected')).toBe('true');
    prices?.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(stock);
    expect(stock?.getAttribute('aria-selected')).toBe('true');
    expect(localStorage.getItem('admin-active-tab')).toBe('stock');
    await userEvent.keyboard('{Home}');
    expect(header.activeTab).toBe('prices');
  });

  test('says since when there is no network, and that what is shown was kept', async () => {
    const office = await openOffice(ELSEWHERE, shop);
    await screen.findByRole('heading', { level: 1 });
    act(() => office.goOffline());
    expect(await screen.findByText('Hors connexion depuis 10:00.')).toBeDefined();
    expect(screen.getByText(/ce que cet appareil a gardé/u)).toBeDefined();
  });

  test('asks before something unsaved is left, and leaves it only when told to', async () => {
    const office = await openOffice(LIST, shop);
    await screen.findByRole('heading', { level: 1, name: 'Sources de stock' });
    const release = holdUnsaved();
    try {
      await userEvent.keyboard('gd');
      const asked = await screen.findByRole('dialog', { name: 'Quitter sans enregistrer ?' });
      expect(office.path()).toBe(LIST);
      await userEvent.click(within(asked).getByRole('button', { name: 'Rester' }));
      expect(screen.queryByRole('dialog')).toBeNull();
      await userEvent.keyboard('gd');
      await userEvent.click(await screen.findByRole('button', { name: 'Quitter la page' }));
      await waitFor(() => expect(office.path()).toBe('/admin/dashboard'));
    } finally {
      release();
    }
  });
});
