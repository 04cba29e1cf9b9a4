/** The tree of categories and the form beside it, as somebody who works here uses them. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { CategoriesPage, CategoryPage } from '#src/admin/features/categories/categories-page.tsx';
import { treeView } from '#src/admin/features/categories/tree-view.ts';
import { drawPage } from '#tests/admin/frame/draw-page.tsx';
import { BRAKES, categoryShop, DISC, OILS, PARTS } from './category-shop.ts';

beforeEach(() => Object.assign(treeView, { area: 'auto', mode: 'open', closed: [], nodes: null }));
afterEach(cleanup);

const READER = ['categories.index', 'categories.view'];

const drawTree = (shop = categoryShop(), permissions?: readonly string[]) =>
  drawPage({
    address: adminHref('admin.categories'),
    Page: CategoriesPage,
    call: shop.call,
    ...(permissions === undefined ? {} : { permissions }),
  });
const drawForm = (address: string, shop = categoryShop()) => drawPage({ address, Page: CategoryPage, call: shop.call });
const edit = (id: string) => adminHref('admin.categories.edit', { id });
const lines = () =>
  within(screen.getByRole('list', { name: 'Catégories' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const line = (name: string) => screen.findByRole('link', { name });

describe('the tree', () => {
  test('shows what lies where, with the products that visitors see in each', async () => {
    await drawTree();
    await line('Pièces');
    expect(lines()).toEqual(['Pièces', 'Étriers de frein', 'Huiles']);
    expect((await screen.findAllByText('2 produits')).length).toBe(3);
  });

  test('an empty area says what to do first, to whoever may', async () => {
    await drawTree(categoryShop([]));
    expect(await screen.findByText(/Créez d’abord une première catégorie/u)).toBeDefined();
    cleanup();
    await drawTree(categoryShop([]), READER);
    expect(await screen.findByText('Aucune catégorie dans cet espace')).toBeDefined();
    expect(screen.queryByText(/Créez d’abord/u)).toBeNull();
  });

  test('words find categories without their accents, with those they lie in', async () => {
    await drawTree();
    await line('Pièces');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'etrier' } });
    await waitFor(() => expect(lines()).toEqual(['Pièces', 'Étriers de frein']));
  });

  test.each([
    ['ArrowDown', 'Pièces', PARTS, { parent: null, position: 1 }, 'Pièces : place 2 sur 2, à la racine'],
    ['ArrowRight', 'Huiles', OILS, { parent: PARTS, position: 1 }, 'Huiles : place 2 sur 2 dans Pièces, niveau 2'],
    [
      'ArrowLeft',
      'Étriers de frein',
      BRAKES,
      { parent: null, position: 1 },
      'Étriers de frein : place 2 sur 3, à la racine',
    ],
  ] as const)('Alt %s moves %s, and says where it is now', async (key, name, uuid, place, said) => {
    const shop = categoryShop();
    await drawTree(shop);
    fireEvent.keyDown(await line(name), { key, altKey: true });
    await waitFor(() => expect(shop.askedOf('move')).toHaveLength(1));
    expect(shop.askedOf('move')[0]).toMatchObject({ uuid, body: { rev: 1, ...place } });
    expect(await screen.findByText(said)).toBeDefined();
  });

  test('nothing moves where it may not: neither by keys nor by buttons', async () => {
    const shop = categoryShop();
    await drawTree(shop, READER);
    fireEvent.keyDown(await line('Pièces'), { key: 'ArrowDown', altKey: true });
    expect(screen.queryByRole('button', { name: 'Déplacer' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Choisir' })).toBeNull();
    expect(screen.queryByText('2 produits')).toBeNull();
    expect(shop.askedOf('move')).toEqual([]);
  });

  test('the chosen are deleted together, the deepest first, and what stays says why', async () => {
    const shop = categoryShop();
    await drawTree(shop);
    await line('Pièces');
    fireEvent.click(screen.getByRole('button', { name: 'Choisir' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Choisir Pièces' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Choisir Étriers de frein' }));
    fireEvent.click(screen.getByRole('button', { name: 'Supprimer' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(shop.askedOf('bulk')).toHaveLength(1));
    expect(shop.askedOf('bulk')[0]?.body['ids']).toEqual([
      { uuid: BRAKES, rev: 1 },
      { uuid: PARTS, rev: 1 },
    ]);
    expect(await screen.findByText('Pièces : Cette catégorie contient des sous-catégories.')).toBeDefined();
  });
});

describe('the form', () => {
  const slug = () => screen.getByLabelText('Slug');
  const name = (text: string) => fireEvent.change(screen.getByLabelText('Nom (français)'), { target: { value: text } });

  test('of a new category: its slug follows the name until somebody writes another', async () => {
    const shop = categoryShop();
    await drawForm(adminHref('admin.categories.create', {}, { parent: PARTS }), shop);
    await screen.findByLabelText('Nom (français)');
    name('Disques & tambours');
    await waitFor(() => expect(slug()).toHaveProperty('value', 'disques-tambours'));
    fireEvent.change(slug(), { target: { value: 'disques' } });
    name('Disques');
    name('Disques de frein');
    expect(slug()).toHaveProperty('value', 'disques');
    fireEvent.click(screen.getByRole('button', { name: /^Enregistrer/u }));
    await waitFor(() => expect(shop.askedOf('store')).toHaveLength(1));
    expect(shop.askedOf('store')[0]?.body['fields']).toMatchObject({ area: 'auto', parentId: PARTS, slug: 'disques' });
  });

  test('of a known one keeps its slug when the name is mended, and tells its area', async () => {
    await drawForm(edit(PARTS));
    await screen.findByLabelText('Nom (français)');
    name('Pièces détachées');
    expect(slug()).toHaveProperty('value', 'pieces');
    expect(screen.getByText('Auto', { selector: 'dd' })).toBeTruthy();
  });

  test('offers filters among those lists can have, in the order one gives them', async () => {
    const shop = categoryShop();
    await drawForm(edit(PARTS), shop);
    fireEvent.click(await screen.findByRole('tab', { name: 'Liste' }));
    await screen.findByRole('option', { name: 'Marque' });
    for (const value of ['brand', 'size'])
      fireEvent.change(screen.getByRole('combobox', { name: 'Ajouter un filtre' }), { target: { value } });
    fireEvent.click(screen.getByRole('button', { name: 'Monter Taille' }));
    expect(await screen.findByText('Taille : place 1 sur 2')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: /^Enregistrer/u }));
    await waitFor(() => expect(shop.askedOf('update')).toHaveLength(1));
    expect(shop.askedOf('update')[0]?.body['fields']).toMatchObject({ filters: ['size', 'brand'] });
  });

  test('shows how a search engine draws it', async () => {
    await drawForm(edit(PARTS));
    fireEvent.click(await screen.findByRole('tab', { name: 'Référencement' }));
    const large = await screen.findByRole('figure', { name: 'Aperçu sur ordinateur' });
    expect(large.textContent).toContain('pieces');
    expect(screen.getByRole('figure', { name: 'Aperçu sur téléphone' }).textContent).toContain('Pièces');
  });
});

describe('its products', () => {
  const openProducts = async (shop = categoryShop()) => {
    await drawForm(edit(PARTS), shop);
    fireEvent.click(await screen.findByRole('tab', { name: 'Produits' }));
    await screen.findByText('PAD-1');
    return shop;
  };

  test('are placed by keys, and it is said where', async () => {
    const shop = await openProducts();
    fireEvent.click(screen.getByRole('button', { name: 'Monter Disque' }));
    await waitFor(() => expect(shop.askedOf('order')).toHaveLength(1));
    expect(shop.askedOf('order')[0]?.body).toMatchObject({ rev: 1, product: DISC, position: 0 });
    expect(await screen.findByText('Disque : place 1 sur 2')).toBeDefined();
  });

  test('are taken out of the category, and stay in the shop', async () => {
    const shop = await openProducts();
    fireEvent.click(screen.getByRole('button', { name: 'Retirer Disque de la catégorie' }));
    await waitFor(() => expect(screen.queryByText('DISC-1')).toBeNull());
    expect(shop.askedOf('remove')[0]?.body).toEqual({ products: [DISC] });
  });

  test('are not placed by hand where a rule orders them: it is said which', async () => {
    const shop = categoryShop();
    shop.sortBy('price');
    await openProducts(shop);
    expect(screen.getByText('L’ordre est donné par une règle : Prix croissant.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Monter Disque' })).toBeNull();
  });
});
