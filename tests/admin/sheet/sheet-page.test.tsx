/** The spreadsheet on its page: by keyboard, read aloud, and saved onto the disk with or without a network. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { sheetLane } from '#core/contract/admin/products/sheet/sheet-lane.ts';
import type { SheetProduct } from '#core/contract/admin/products/sheet/sheet-rows.ts';
import { SheetPage } from '#src/admin/features/sheet/sheet-page.tsx';
import { OFFICE } from '#src/admin/store/sync/office-contract.ts';
import { showPerson, type OfficePerson } from '#src/admin/store/sync/office-person.ts';
import { CallFailed } from '#src/api/failure.ts';
import { openKeptBodies } from '#src/db/kept-bodies.ts';
import { openKeptLibrary } from '#src/db/kept-library.ts';
import { createMemoryDisk, openMemoryStore } from '#src/db/memory-store.ts';
import type { PersonStore } from '#src/db/store.ts';
import { discardParked } from '#src/sync/outbox/parked.ts';
import { perform } from '#src/sync/outbox/perform.ts';
import { drawPage } from '#tests/admin/frame/draw-page.tsx';

import { ATTRIBUTES, FAMILIES, productOf, uuidOf } from './sheet-samples.ts';

const NOW = '2026-11-28T10:00:00.000Z';

afterEach(() => {
  cleanup();
  showPerson(null);
  localStorage.clear();
});

const never = (): never => {
  throw new Error('nobody asks for it here');
};

/** Somebody whose device is open. */
function somebody(disk = createMemoryDisk()) {
  const store = openMemoryStore(disk);
  const parts = { store, contract: OFFICE, now: () => NOW, newId: () => crypto.randomUUID(), notify: () => {} };
  const person: OfficePerson = {
    ...parts,
    admin: 'a',
    perform: (route, args, options) => perform(parts, route, args, options),
    resume: never,
    retry: never,
    discard: (mutId) => discardParked(parts, mutId),
    bodies: openKeptBodies('a', null),
    askBodies: never,
    library: openKeptLibrary('a', null),
  };
  showPerson(person);
  return store;
}

const form = { families: FAMILIES, attributes: ATTRIBUTES, categories: [], taxes: [] };

/** A shop with these products. */
function shopOf(products: readonly SheetProduct[]) {
  const shop = { products: [...products], isAway: false };
  return {
    ...shop,
    away(isAway: boolean) {
      shop.isAway = isAway;
    },
    write(product: SheetProduct) {
      shop.products = shop.products.map((one) => (one.uuid === product.uuid ? product : one));
    },
    async call(name: string): Promise<unknown> {
      await Promise.resolve();
      if (shop.isAway) throw new CallFailed('offline');
      if (name === 'api.admin.products.form') return form;
      if (name === 'api.admin.products.sheet.some') return { data: shop.products };
      return {
        data: shop.products,
        total: shop.products.length,
        more: false,
        next: null,
        sources: [{ code: 'depot', name: 'Dépôt' }],
      };
    },
  };
}

type Shop = ReturnType<typeof shopOf>;

const draw = (shop: Shop, more: { owner?: string; permissions?: readonly string[] } = {}) =>
  drawPage({ address: adminHref('admin.sheet'), Page: SheetPage, call: (name: string) => shop.call(name), ...more });

const grid = (): Promise<HTMLElement> => screen.findByRole('grid', { name: 'Produits' });

/** Of a line, what its cells say. */
async function cells(rank: number): Promise<readonly string[]> {
  const row = (await grid()).querySelector(`[aria-rowindex="${rank + 1}"]`);
  if (!(row instanceof HTMLElement)) throw new Error('no such row');
  return within(row)
    .getAllByRole('gridcell')
    .map((cell) => cell.textContent);
}

/** The text of the cell that a screen reader is told of. */
const active = async (): Promise<string> =>
  document.getElementById((await grid()).getAttribute('aria-activedescendant') ?? '')?.textContent ?? '';

async function begin(): Promise<void> {
  (await grid()).focus();
}

const changes = (store: PersonStore) =>
  store.read(['outbox'], async (t) => (await t.outbox.all()).filter(({ lane }) => sheetLane.has(lane)));

const three = () => shopOf([productOf(1), productOf(2), productOf(3)]);

test('the grid says how large it is, and which cell is active, wherever the arrows lead', async () => {
  somebody();
  await draw(three());
  expect((await grid()).getAttribute('aria-rowcount')).toBe('4');
  await begin();
  expect(await active()).toBe('DISC-1');
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(await active()).toBe('Disque 2');
  await userEvent.keyboard('{Control>}{End}{/Control}{Home}');
  expect(await active()).toBe('DISC-3');
  await userEvent.keyboard('{Tab}');
  expect(await active()).toBe('Disque 3');
});

test('a typed sign begins a cell, Enter takes it and goes down, Escape leaves it, F2 writes on', async () => {
  somebody();
  await draw(three());
  await begin();
  await userEvent.keyboard('{ArrowRight}Étrier{Enter}');
  expect(await active()).toBe('Disque 2');
  expect((await cells(1))[1]).toBe('Étrier');
  await userEvent.keyboard('x{Escape}');
  expect((await cells(2))[1]).toBe('Disque 2');
  await userEvent.keyboard('{F2} bis{Tab}');
  expect((await cells(2))[1]).toBe('Disque 2 bis');
  expect(await active()).toBe('20,00');
});

test('ranges are filled, emptied, undone and done again by keys', async () => {
  somebody();
  await draw(three());
  await begin();
  const prices = async () => Promise.all([1, 2, 3].map(async (rank) => (await cells(rank))[2]));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
  expect(await prices()).toEqual(['10,00', '10,00', '10,00']);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(await prices()).toEqual(['10,00', '20,00', '30,00']);
  await userEvent.keyboard('{Control>}y{/Control}{Delete}');
  expect(await prices()).toEqual(['', '', '']);
  await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
  await screen.findByText('0 modifications');
});

test('what is copied is what a spreadsheet programme takes, and what it gives is read into the cells', async () => {
  somebody();
  await draw(three());
  await begin();
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
  let copied = '';
  const clipboard = {
    setData: (_kind: string, text: string) => {
      copied = text;
    },
    getData: () => 'DISC-9\t"Deux\nlignes"\t89,90\r\n',
  };
  fireEvent.copy(await grid(), { clipboardData: clipboard });
  expect(copied).toBe('DISC-1\tDisque 1\r\nDISC-2\tDisque 2\r\n');
  await userEvent.keyboard('{Escape}');
  fireEvent.paste(await grid(), { clipboardData: clipboard });
  expect((await cells(1)).slice(0, 3)).toEqual(['DISC-9', 'Deux\nlignes', '89,90']);
});

test('a wrong cell is marked, says why, and gives back the value of the shop', async () => {
  somebody();
  await draw(shopOf([productOf(1, { specialPrice: 90_000 })]));
  await begin();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}12,50{Enter}{ArrowUp}');
  const cell = document.getElementById((await grid()).getAttribute('aria-activedescendant') ?? '');
  expect(cell?.getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(await screen.findByRole('button', { name: 'Remettre 9,00' }));
  expect(await active()).toBe('9,00');
  await screen.findByText('0 modifications');
});

test('S134 a save says first what will change; then it is on the disk, one change a product', async () => {
  const store = somebody();
  await draw(three());
  await begin();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}11{Enter}12{Enter}{Control>}s{/Control}');
  const dialog = await screen.findByRole('dialog', { name: 'Enregistrer 2 produits' });
  expect(dialog.textContent).toContain('10,00 11,00');
  expect(await changes(store)).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
  await waitFor(async () => expect(await changes(store)).toHaveLength(2));
  const rows = await changes(store);
  expect(new Set(rows.map(({ lane }) => lane)).size).toBe(1);
  expect(rows.map(({ args }) => args)).toMatchObject([
    { product: uuidOf(1), rev: 3, fields: { price: 110_000 } },
    { product: uuidOf(2), rev: 3, fields: { price: 120_000 } },
  ]);
  await screen.findByText('2 produits à envoyer');
  await waitFor(async () => expect((await cells(1))[2]).toBe('11,00'));
});

test('S139 what was changed comes back after a reload, without a network, and says where the shop moved on', async () => {
  const disk = createMemoryDisk();
  const owner = crypto.randomUUID();
  const shop = three();
  somebody(disk);
  const first = await draw(shop, { owner });
  await begin();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}11{Enter}');
  await screen.findByText('1 modification');
  first.unmount();
  shop.away(true);
  somebody(disk);
  const second = await draw(shop, { owner });
  await screen.findByText('1 modification');
  expect((await cells(1))[2]).toBe('11,00');
  second.unmount();
  shop.away(false);
  shop.write({ ...productOf(1, { price: 70_000 }), rev: 4, revId: uuidOf(1_777) });
  somebody(disk);
  await draw(shop, { owner });
  await begin();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect((await screen.findByText(/«\s7,00\s»/u)).textContent).toMatch(/«\s11,00\s»/u);
});

test('S135 a product that was refused comes back with both values, and waits nowhere else', async () => {
  const store = somebody();
  const shop = three();
  await draw(shop);
  const args = {
    save: uuidOf(700),
    product: uuidOf(1),
    rev: 2,
    revId: uuidOf(701),
    title: 'Disque 1',
    fields: { price: 110_000 },
    attributes: {},
    english: {},
    variants: [],
    stock: [],
  };
  await store.write(['parked'], async (t) => {
    await t.parked.put([
      {
        mutId: 'm',
        lane: sheetLane.of(uuidOf(700)),
        seq: 1,
        route: 'api.admin.products.sheet.change',
        v: 1,
        args,
        at: NOW,
        parkedAt: NOW,
        reason: { class: 'refused', code: 'record.moved', data: {} },
      },
    ]);
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Reprendre le produit refusé' }));
  await screen.findByText('1 modification');
  await waitFor(async () => expect(await store.read(['parked'], async (t) => await t.parked.count())).toBe(0));
  await begin();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await userEvent.click(await screen.findByRole('button', { name: 'Garder 11,00' }));
  await userEvent.keyboard('{Control>}s{/Control}');
  await screen.findByRole('dialog', { name: 'Enregistrer 1 produit' });
});

test('whoever may not write products reads and copies, and nothing else; places of stock are not theirs', async () => {
  somebody();
  await draw(three(), { permissions: ['products.index'] });
  await begin();
  await userEvent.keyboard('{ArrowRight}x{Enter}{Delete}');
  expect((await cells(1))[1]).toBe('Disque 1');
  expect(screen.queryByRole('button', { name: 'Enregistrer…' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Colonnes' }));
  expect(screen.queryByRole('checkbox', { name: /^Stock/u })).toBeNull();
});
