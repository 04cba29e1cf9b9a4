import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { money } from '#core/domain/price/money.ts';
import { useOwnOffer } from '#src/shop/parts/product/own-price.ts';
import { ownPrices, ownPricesFrom } from '#src/shop/store/account/own-prices.ts';
import { resetState, show } from '#src/shop/store/state.ts';

const SOLD = '5d1c1f0e-5a0b-4b7c-9b1e-2f6c1f6f0a01';
const offer = { price: money(40), regular: money(50), priceFrom: false, stock: 2, low: 0 } as const;

afterEach(resetState);

function Drawn() {
  const { price, regular, isOwn, quantityPrices } = useOwnOffer(SOLD, offer);
  return <p>{JSON.stringify([price, regular, isOwn, quantityPrices])}</p>;
}

test('an offer is first drawn as everybody has it, then at the price of the customer’s group; a price struck stays', async () => {
  render(<Drawn />);
  expect(screen.getByText(JSON.stringify([money(40), money(50), false, []]))).toBeDefined();
  const prices = [
    { quantity: 1, price: money(35) },
    { quantity: 4, price: money(30) },
  ];
  await act(async () => show('ownPrices', ownPricesFrom({ [SOLD]: prices })));
  expect(screen.getByText(JSON.stringify([money(35), money(50), true, prices.slice(1)]))).toBeDefined();
  expect(ownPrices(SOLD, offer)).toEqual({ unitPrice: money(35), quantityPrices: prices.slice(1) });
});

test('what more of an article cost everybody is so for a guest, and for a group as far as its own price is no lower', async () => {
  const quantityPrices = [{ quantity: 4, price: money(36) }];
  expect(ownPrices(SOLD, { ...offer, quantityPrices })).toEqual({ unitPrice: money(40), quantityPrices });
  const own = [
    { quantity: 1, price: money(38) },
    { quantity: 10, price: money(30) },
  ];
  show('ownPrices', ownPricesFrom({ [SOLD]: own }));
  expect(ownPrices(SOLD, { ...offer, quantityPrices })).toEqual({
    unitPrice: money(38),
    quantityPrices: [...quantityPrices, { quantity: 10, price: money(30) }],
  });
});

test('a price of the group that is dearer is nobody’s', () => {
  show('ownPrices', ownPricesFrom({ [SOLD]: [{ quantity: 1, price: money(45) }] }));
  render(<Drawn />);
  expect(screen.getByText(JSON.stringify([money(40), money(50), false, []]))).toBeDefined();
});
