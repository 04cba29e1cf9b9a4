import { expect, test } from 'vitest';
import { cartHead } from '#core/contract/pages/head/cart-head.ts';

const state = { siteName: 'Bitume', origin: 'https://shop.example' };

test('the cart may be found, by the address of its area', () => {
  expect(cartHead('moto', state)).toMatchObject({
    title: 'Panier moto – Bitume',
    robots: { index: 'index' },
    canonical: 'https://shop.example/moto/checkout',
  });
});
