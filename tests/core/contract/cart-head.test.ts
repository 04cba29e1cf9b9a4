import { expect, test } from 'vitest';
import { areaOfCart, cartHead } from '#core/contract/pages/cart-head.ts';
import { PAGE_ROUTES } from '#core/contract/pages/routes.ts';

const state = { siteName: 'Bitume', origin: 'https://shop.example' };

test('the paths of the cart are known, and no other path of the shop is taken for one', () => {
  const carts = PAGE_ROUTES.filter(({ path }) => areaOfCart(path) !== null).map(({ name }) => name);
  expect(carts.toSorted()).toEqual(['auto.checkout.cart', 'checkout.cart', 'moto.checkout.cart']);
  expect([areaOfCart('/moto/checkout'), areaOfCart('/checkout')]).toEqual(['moto', 'auto']);
});

test('the cart may be found, by the address of its area', () => {
  expect(cartHead('moto', state)).toMatchObject({
    title: 'Panier moto – Bitume',
    robots: { index: 'index' },
    canonical: 'https://shop.example/moto/checkout',
  });
});
