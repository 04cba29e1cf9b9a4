/** Rows of a list that are chosen, and what is done with them. */
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Refusal } from '#core/wire/refusal.ts';
import { messages } from '#src/admin/store/messages.ts';
import { foot, shopOf, uuidOf } from './depots.ts';
import { drawList } from './draw-list.tsx';
import type { ShopOfRows } from './shop-of-rows.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('rows that are chosen', () => {
  const choose = async (code: string) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: `Choisir ${code}` }));
  };
  const dialog = () => screen.getByRole('dialog');
  const remove = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Supprimer' }));
    return dialog();
  };
  const gone = (shop: ShopOfRows) => {
    shop.routes.set('dependents', () => []);
    shop.routes.set('destroy', ({ params, body }) => {
      const row = shop.rows.find(({ uuid }) => uuid === params['uuid']);
      if (row?.fields['code'] === 'depot-002') throw new Refusal('record.inUse', { by: 'product_stock' });
      if (row?.rev !== body['rev']) throw new Refusal('record.moved', { reason: 'rev', rev: 2 });
      shop.rows = shop.rows.filter((one) => one !== row);
      return {};
    });
  };

  test('go one by one once it is asked for, and what has to stay is named with its reason', async () => {
    const shop = shopOf(4);
    gone(shop);
    await drawList(shop);
    await choose('depot-001');
    await choose('depot-002');
    expect(screen.getByText('2 sélectionnés')).toBeDefined();
    const asked = await remove();
    expect(within(asked).getByRole('heading', { name: 'Supprimer 2 éléments ?' })).toBeDefined();
    await userEvent.click(within(asked).getByRole('button', { name: 'Supprimer les 2' }));
    expect(await screen.findByText('1 élément est resté.')).toBeDefined();
    expect(screen.getByText('depot-002 : D’autres éléments s’en servent encore.')).toBeDefined();
    await userEvent.click(within(dialog()).getAllByRole('button', { name: 'Fermer' }).at(-1) ?? dialog());
    await foot('1 à 3 sur 3');
    expect(screen.queryByText(/sélectionné/u)).toBeNull();
  });

  test('a record that others name says which, before anything is done', async () => {
    const shop = shopOf(2);
    gone(shop);
    shop.routes.set('dependents', () => [{ resource: 'Stock de produits', count: 3, titles: ['PNEU-1', 'PNEU-2'] }]);
    await drawList(shop);
    await choose('depot-001');
    const asked = await remove();
    expect(await within(asked).findByText(/sert encore/u)).toBeDefined();
    expect(within(asked).getByText('Stock de produits : 3 (PNEU-1, PNEU-2)')).toBeDefined();
    await userEvent.click(within(asked).getByRole('button', { name: 'Annuler' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(shop.asked.some(({ name }) => name.endsWith('.destroy'))).toBe(false);
  });

  test('what was deleted comes back where it is taken back', async () => {
    const shop = shopOf(2);
    gone(shop);
    const before = shop.rows;
    shop.routes.set('history', () => [{ id: 7 }]);
    shop.routes.set('restore', ({ body }) => {
      expect(body).toEqual({ rev: null, history: 7 });
      shop.rows = before;
      return { uuid: uuidOf(1), rev: 1 };
    });
    await drawList(shop);
    await choose('depot-001');
    await userEvent.click(within(await remove()).getByRole('button', { name: 'Supprimer' }));
    await foot('1 à 1 sur 1');
    const said = messages.all.at(-1);
    expect(said?.text).toBe('1 élément supprimé');
    act(() => said?.action?.onPress());
    await foot('1 à 2 sur 2');
  });

  test('nothing is chosen where nothing can be done with it', async () => {
    await drawList(shopOf(2), { permissions: ['inventory-sources.index'] });
    await screen.findByText('depot-001');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
