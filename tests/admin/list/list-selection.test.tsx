/** Rows of a list that are chosen, and what is done with them. */
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { bulkBody } from '#core/resources/many-rows.ts';
import { messages } from '#src/admin/store/messages.ts';
import { foot, revIdOf, shopOf, uuidOf } from './depots.ts';
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
    shop.routes.set('bulk', ({ body }) => {
      const { ids, dryRun } = v.parse(bulkBody, body);
      const chosen =
        ids === undefined ? shop.rows : shop.rows.filter(({ uuid }) => ids.some((one) => one.uuid === uuid));
      const stay = chosen.filter(({ fields }) => fields['code'] === 'depot-002');
      const go = chosen.filter((row) => !stay.includes(row));
      if (!dryRun) shop.rows = shop.rows.filter((row) => !go.includes(row));
      return {
        done: go.length,
        refused: stay.map(({ uuid, fields }) => ({ uuid, title: fields['code'], code: 'record.inUse' })),
        ...(dryRun ? { ids: go.map(({ uuid, rev }) => ({ uuid, rev })) } : {}),
      };
    });
  };

  test('are looked at before anything is done: what has to stay is named with its reason and what uses it', async () => {
    const shop = shopOf(4);
    gone(shop);
    shop.routes.set('dependents', () => [{ resource: 'Stock de produits', count: 3, titles: ['PNEU-1', 'PNEU-2'] }]);
    await drawList(shop);
    await choose('depot-001');
    await choose('depot-002');
    expect(screen.getByText('2 sélectionnés')).toBeDefined();
    const asked = await remove();
    expect(within(asked).getByRole('heading', { name: 'Supprimer 2 éléments ?' })).toBeDefined();
    expect(await within(asked).findByText('1 élément doit rester tel qu’il est.')).toBeDefined();
    expect(within(asked).getByText('depot-002 : D’autres éléments s’en servent encore.')).toBeDefined();
    expect(await within(asked).findByText('Stock de produits : 3 (PNEU-1, PNEU-2)')).toBeDefined();
    expect(shop.rows).toHaveLength(4);
    await userEvent.click(within(asked).getByRole('button', { name: 'Supprimer' }));
    await foot('1 à 3 sur 3');
    expect(screen.queryByText(/sélectionné/u)).toBeNull();
    expect(messages.all.at(-1)?.text).toBe('1 élément supprimé');
  });

  test('S85 are those that were seen: each is named with the id of its revision, in the rehearsal and when it is done', async () => {
    const shop = shopOf(2);
    const asked: unknown[] = [];
    shop.routes.set('bulk', ({ body }) => {
      asked.push(body);
      return { done: 1, refused: [], ids: [{ uuid: uuidOf(1), rev: 1, revId: revIdOf(1) }] };
    });
    await drawList(shop);
    await choose('depot-001');
    await userEvent.click(await within(await remove()).findByRole('button', { name: 'Supprimer' }));
    const ids = [{ uuid: uuidOf(1), rev: 1, baseRevId: revIdOf(1) }];
    expect(asked).toEqual([
      { action: 'destroy', ids, dryRun: true },
      { action: 'destroy', ids },
    ]);
  });

  test('stay where the question is not answered', async () => {
    const shop = shopOf(2);
    gone(shop);
    await drawList(shop);
    await choose('depot-001');
    const asked = await remove();
    await userEvent.click(within(asked).getByRole('button', { name: 'Annuler' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(shop.rows).toHaveLength(2);
  });

  test('are all that match, on every page, and go as they were announced', async () => {
    const shop = shopOf(45);
    gone(shop);
    await drawList(shop, { search: '?perPage=10' });
    await choose('depot-001');
    await userEvent.click(screen.getByRole('button', { name: 'Sélectionner les 45' }));
    expect(screen.getByText('45 sélectionnés')).toBeDefined();
    const asked = await remove();
    await userEvent.click(await within(asked).findByRole('button', { name: 'Supprimer les 44' }));
    await foot('1 à 1 sur 1');
    const sent = shop.asked.filter(({ name, body }) => name.endsWith('.bulk') && body['dryRun'] !== true);
    expect(sent.map(({ body }) => (Array.isArray(body['ids']) ? body['ids'].length : 0))).toEqual([25, 19]);
  });

  test('what is changed under the hand of another stays, and is named', async () => {
    const shop = shopOf(3);
    gone(shop);
    await drawList(shop);
    await choose('depot-001');
    const asked = await remove();
    const press = await within(asked).findByRole('button', { name: 'Supprimer' });
    /* what follows is said before the press */
    expect(within(asked).getByText(/^Rien d’autre ne s’en sert\. /u)).toBeDefined();
    shop.routes.set('bulk', () => ({
      done: 0,
      refused: [{ uuid: uuidOf(1), title: 'depot-001', code: 'record.moved' }],
    }));
    await userEvent.click(press);
    expect(await screen.findByText('1 élément est resté.')).toBeDefined();
    expect(shop.rows).toHaveLength(3);
  });

  test('get a value in one field, held against its rule before the shop is asked', async () => {
    const shop = shopOf(3);
    const asked: unknown[] = [];
    shop.routes.set('bulk', ({ body }) => {
      asked.push(body);
      return { done: 1, refused: [], ids: [{ uuid: uuidOf(1), rev: 1, revId: revIdOf(1) }] };
    });
    await drawList(shop);
    await choose('depot-001');
    await userEvent.click(screen.getByRole('button', { name: 'Modifier' }));
    await userEvent.selectOptions(within(dialog()).getByRole('combobox', { name: 'Champ' }), 'Priorité');
    await userEvent.type(within(dialog()).getByRole('textbox', { name: 'Nouvelle valeur' }), 'dix');
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Vérifier' }));
    expect(asked).toEqual([]);
    expect(within(dialog()).getByRole('textbox', { name: 'Nouvelle valeur' }).getAttribute('aria-invalid')).toBe(
      'true',
    );
    await userEvent.clear(within(dialog()).getByRole('textbox', { name: 'Nouvelle valeur' }));
    await userEvent.type(within(dialog()).getByRole('textbox', { name: 'Nouvelle valeur' }), '10');
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Vérifier' }));
    await userEvent.click(await within(dialog()).findByRole('button', { name: 'Modifier 1 élément' }));
    const change = {
      action: 'set',
      field: 'priority',
      value: 10,
      ids: [{ uuid: uuidOf(1), rev: 1, baseRevId: revIdOf(1) }],
    };
    expect(asked).toEqual([{ ...change, dryRun: true }, change]);
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
    await userEvent.click(await within(await remove()).findByRole('button', { name: 'Supprimer' }));
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
