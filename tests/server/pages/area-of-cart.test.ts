import { expect, test } from 'vitest';
import { PAGE_ROUTES } from '#core/contract/pages/routes.ts';
import { areaOfCart } from '#server/subjects/pages/area-of-cart.ts';

test('the paths of the cart are known, and no other path of the shop is taken for one', () => {
  const carts = PAGE_ROUTES.filter(({ path }) => areaOfCart(path) !== null).map(({ name }) => name);
  expect(carts.toSorted()).toEqual(['auto.checkout.cart', 'checkout.cart', 'moto.checkout.cart']);
  expect([areaOfCart('/moto/checkout'), areaOfCart('/checkout')]).toEqual(['moto', 'auto']);
});
