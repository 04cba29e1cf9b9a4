import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { CartNotice, CartRecord } from '#core/contract/cart/cart-record.ts';
/* the part that comes later is here already: what a person waits for is its content */
import '#src/shop/features/cart/filled-cart.tsx';
import '#src/shop/features/cart/goes-with.tsx';
import { CartPage } from '#src/shop/features/cart/page.tsx';
import type { ShopActions } from '#src/shop/parts/actions.tsx';
import { rowOf } from '#tests/catalogue/small-shop.ts';
import { device, showPage } from './person-page.tsx';

const DISCS = '0b8b6a0e-3f0f-4d2e-9d1a-6b1d5a7f0a01';
const OIL = '0b8b6a0e-3f0f-4d2e-9d1a-6b1d5a7f0a02';

const line = (product: string, name: string, quantity: number, unitPrice: number) => ({
  lineKey: product,
  product,
  variant: null,
  quantity,
  unitPrice,
  taxPercent: 20,
  deposit: 0,
  ecoContribution: 0,
  name,
  sku: 'REF-1',
  path: '/auto/nos-produits/freinage/disques',
  image: null,
  options: [],
});

const cart = (over: Partial<CartRecord> = {}): CartRecord => ({
  kind: 'cart',
  area: 'auto',
  lines: [line(DISCS, 'Disques avant', 1, 874_000), line(OIL, 'Huile moteur', 2, 385_000)],
  notices: [],
  pricedAt: '2026-11-21T08:12:00.000Z',
  ...over,
});

const notice = (over: Partial<CartNotice> = {}): CartNotice => ({
  lineKey: DISCS,
  code: 'cart.priceChanged',
  name: 'Disques avant',
  from: 849_000,
  to: 874_000,
  at: '2026-11-21T08:10:00.000Z',
  ...over,
});

async function open(record: CartRecord, more: Partial<ShopActions> = {}) {
  const own = await device({ base: [{ key: `cart:${record.area}`, rev: 1, record }] });
  return showPage(own, '/auto/checkout', CartPage, more);
}

/** A name whatever the width of its spaces. */
const asRead = (name: string): RegExp => new RegExp(`^${name.replaceAll(' ', String.raw`\s`)}$`, 'u');

const lineOf = async (name: string): Promise<HTMLElement> => {
  const heading = await screen.findByRole('heading', { name: asRead(name) });
  const item = heading.closest('li');
  if (item === null) throw new Error('a line is an item of the list');
  return item;
};

test('a confirmed cart shows its total; once something waits the total is provisional and dated', async () => {
  const page = await open(cart());
  expect(await screen.findAllByText('Total TTC')).not.toHaveLength(0);
  fireEvent.click(within(await lineOf('Huile moteur')).getByRole('button', { name: 'Un de plus' }));
  expect(await screen.findAllByText('Total TTC provisoire')).not.toHaveLength(0);
  expect(screen.getAllByText(/Prix du 21 nov\. à 9:12/)).not.toHaveLength(0);
  expect(within(await lineOf('Huile moteur')).getByText('Enregistré sur cet appareil')).toBeDefined();
  expect((await page.changes()).map((row) => row.args)).toEqual([{ area: 'auto', lineKey: OIL, from: 2, to: 3 }]);
});

test('a line in order is silent: no word could be read as an order that has left', async () => {
  await open(cart());
  const oil = await lineOf('Huile moteur');
  expect(within(oil).queryByText(/Envoyé/u)).toBeNull();
  expect(screen.getByText(/^Commandez tout de suite, ou demandez un devis/u)).toBeDefined();
});

test('the delivery is told by the shop’s own settings, with what is missing until it costs nothing', async () => {
  await open(cart());
  expect(await screen.findAllByText(/^Livraison standard\s: 6,90\s€\.$/u)).not.toHaveLength(0);
});

test('what goes with its articles is named, as many as are set, and never what lies in it', async () => {
  const rows = [rowOf(1, { uuid: OIL }), ...[2, 3, 4, 5].map((id) => rowOf(id))];
  const crossSells = vi.fn(async () => rows);
  await open(cart(), { crossSells });
  const heading = await screen.findByRole('heading', { name: 'Pensez-y aussi' });
  const shelf = heading.closest('section');
  if (shelf === null) throw new Error('a shelf is a section');
  expect(within(shelf).getAllByRole('listitem')).toHaveLength(3);
  expect(within(shelf).queryByText(/^Article.1$/u)).toBeNull();
  const path = '/auto/nos-produits/freinage/disques';
  expect(crossSells).toHaveBeenCalledWith([
    { product: DISCS, path },
    { product: OIL, path },
  ]);
});

test('the cart names what its total is made of', async () => {
  await open(cart());
  for (const term of ['Sous-total', 'Livraison', 'Remises']) expect(await screen.findByText(term)).toBeDefined();
});

test('a price that moved asks first, and keeping it acknowledges that very line', async () => {
  const page = await open(cart({ notices: [notice()] }));
  const discs = await lineOf('Disques avant');
  expect(within(discs).getByText(/À vérifier/)).toBeDefined();
  expect(within(discs).getByText(/84,90/).tagName).toBe('S');
  expect(screen.getAllByRole('button', { name: 'Vérifier 1 article' })).not.toHaveLength(0);
  fireEvent.click(within(discs).getByRole('button', { name: /^Garder à 87,40/ }));
  await vi.waitFor(async () =>
    expect((await page.changes())[0]).toMatchObject({
      route: 'api.cart.notices.acknowledge',
      args: { area: 'auto', lineKeys: [DISCS] },
    }),
  );
  expect(await screen.findAllByRole('link', { name: 'Demander un devis' })).not.toHaveLength(0);
});

test('what is taken out can be put back with its quantity', async () => {
  const page = await open(cart());
  const oil = await lineOf('Huile moteur');
  fireEvent.click(within(oil).getAllByRole('button', { name: 'Retirer Huile moteur' })[0] ?? oil);
  await vi.waitFor(() => expect(page.toast).toHaveBeenCalledWith('Retiré du panier', expect.anything()));
  expect(screen.queryByRole('heading', { name: asRead('Huile moteur') })).toBeNull();
  page.toast.mock.calls[0]?.[1]?.onPress();
  expect(await screen.findByRole('heading', { name: asRead('Huile moteur') })).toBeDefined();
  expect((await page.changes()).map((row) => row.route)).toEqual(['api.cart.items.destroy', 'api.cart.items.store']);
  expect((await page.changes())[1]?.args).toMatchObject({ lineKey: OIL, delta: 2 });
});

test('emptying the cart asks, and names the number', async () => {
  const page = await open(cart());
  fireEvent.click((await screen.findAllByRole('button', { name: 'Vider' }))[0] ?? document.body);
  expect(await page.changes()).toEqual([]);
  const question = await screen.findByRole('dialog', { name: /Retirer 2 articles du panier/ });
  fireEvent.click(within(question).getByRole('button', { name: 'Retirer les 2' }));
  expect(await screen.findByText('Votre panier est vide')).toBeDefined();
  expect((await page.changes()).map((row) => row.route)).toEqual(['api.cart.clear']);
});

test('an article that two carts both held says how many it was, and is set back by one press', async () => {
  const page = await open(cart({ notices: [notice({ code: 'cart.lineDoubled', lineKey: OIL, from: 1, to: 2 })] }));
  const oil = await lineOf('Huile moteur');
  expect(within(oil).getByText(/Vous en aviez déjà 1 dans votre compte/)).toBeDefined();
  expect(within(oil).getByText(/^À vérifier.+les quantités sont additionnées$/u)).toBeDefined();
  fireEvent.click(within(oil).getByRole('button', { name: 'Remettre à 1' }));
  await vi.waitFor(async () =>
    expect((await page.changes()).map(({ route, args }) => [route, args])).toEqual([
      ['api.cart.items.update', { area: 'auto', lineKey: OIL, from: 2, to: 1 }],
      ['api.cart.notices.acknowledge', { area: 'auto', lineKeys: [OIL] }],
    ]),
  );
  await vi.waitFor(() => expect(screen.queryByText(/À vérifier/)).toBeNull());
});

test('an article that the shop no longer sells is told by its name', async () => {
  await open(
    cart({ notices: [notice({ code: 'cart.productGone', lineKey: OIL.replace('02', '09'), name: 'Balais' })] }),
  );
  expect(await screen.findByText(/Plus vendu.*Balais/)).toBeDefined();
});

test('the other area’s cart stays in sight', async () => {
  const own = await device({ base: [{ key: 'cart:moto', rev: 1, record: cart({ area: 'moto' }) }] });
  await showPage(own, '/auto/checkout', CartPage);
  expect(await screen.findByText('Votre panier est vide')).toBeDefined();
  expect(screen.getByRole('link', { name: /Votre panier moto/ }).getAttribute('href')).toBe('/moto/checkout');
});
