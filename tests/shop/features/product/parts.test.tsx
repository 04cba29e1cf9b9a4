/** Groups and kits on their pages: what is wanted of them, what that comes to, and one press into the cart. */
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ProductDetail } from '#core/contract/catalogue/product-detail.ts';
import type { ProductPart } from '#core/contract/catalogue/product-parts.ts';
import { lineKeyOf } from '#core/domain/catalogue/product.ts';
import { GroupChoice } from '#src/shop/features/product/parts/group-choice.tsx';
import { KitChoice } from '#src/shop/features/product/parts/kit-choice.tsx';
import { createI18n } from '#src/i18n/i18n.ts';
import { ActionsProvider } from '#src/shop/parts/actions.tsx';
import { FrameProvider } from '#src/shop/parts/page/frame.tsx';
import type { Perform } from '#src/shop/store/account/perform.ts';
import { plugPerson } from '#src/shop/store/person/person.ts';
import { rowOf } from '#tests/catalogue/small-shop.ts';
import { smallFrame } from '#tests/shop/features/layout/small-frame.ts';
import { detailWith } from '#tests/support/samples/product-detail.ts';
import { quietPerson } from '#tests/support/quiet-person.ts';
import { actionsWith } from '#tests/support/sync/shop-actions.ts';

afterEach(() => plugPerson(null));

const uuid = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const part = (number: number, name: string, more: Partial<ProductPart> = {}): ProductPart => ({
  number,
  product: uuid(number),
  variant: null,
  sku: `ART-${number}`,
  name,
  quantity: 1,
  isFixed: true,
  isDefault: false,
  price: number * 100_000,
  regular: null,
  stock: 2,
  low: 0,
  taxPercent: 20,
  deposit: 0,
  ecoContribution: 0,
  ...more,
});

const row = rowOf(1, { name: 'Ensemble', price: 990_000 });

function show(drawn: ReactNode): Perform & ReturnType<typeof vi.fn<Perform>> {
  const perform = vi.fn<Perform>(() => Promise.resolve());
  plugPerson(async () => quietPerson({ perform }));
  render(
    <I18nProvider i18n={createI18n('fr_FR', {})}>
      <ActionsProvider actions={actionsWith({})}>
        <FrameProvider frame={smallFrame}>{drawn}</FrameProvider>
      </ActionsProvider>
    </I18nProvider>,
  );
  return perform;
}

const button = (name: RegExp) => screen.getAllByRole('button', { name })[0] ?? document.body;
const detail = (more: Partial<ProductDetail>) => detailWith({ uuid: row.uuid, ...more });

test('the members that are wanted become lines of their own with one press, each as often as it is wanted', async () => {
  const parts = [part(1, 'Huile', { quantity: 2 }), part(2, 'Filtre'), part(3, 'Bougie', { quantity: 0 })];
  const perform = show(<GroupChoice row={row} detail={detail({ parts })} />);
  const filter = within(screen.getByRole('group', { name: 'Quantité de Filtre' }));
  fireEvent.click(filter.getByRole('button', { name: 'Un de moins' }));
  const candle = within(screen.getByRole('group', { name: 'Quantité de Bougie' }));
  fireEvent.click(candle.getByRole('button', { name: 'Un de plus' }));
  fireEvent.click(button(/^Ajouter au panier – 50,00/u));
  await waitFor(() => expect(perform).toHaveBeenCalledTimes(2));
  expect(perform.mock.calls).toMatchObject([
    ['api.cart.items.store', { lineKey: uuid(1), delta: 2, snapshot: { name: 'Huile', unitPrice: 100_000 } }],
    ['api.cart.items.store', { lineKey: uuid(3), delta: 1, snapshot: { name: 'Bougie', unitPrice: 300_000 } }],
  ]);
});

test('a member that is sold out cannot be wanted, one of which few are left no more often than that', () => {
  const parts = [part(1, 'Huile', { stock: 0 }), part(2, 'Filtre', { quantity: 9, stock: 1, low: 3 })];
  show(<GroupChoice row={row} detail={detail({ parts })} />);
  expect(screen.getByRole('textbox', { name: 'Quantité de Huile' })).toHaveProperty('value', '0');
  expect(screen.getByRole('textbox', { name: 'Quantité de Filtre' })).toHaveProperty('value', '3');
  expect(screen.getByText('Épuisé')).toBeDefined();
});

test('what this device does not know of a group is said', () => {
  show(<GroupChoice row={row} detail={null} />);
  expect(screen.getByText(/ne sont pas encore sur cet appareil/u)).toBeDefined();
});

const options = [
  { name: 'Disques', kind: 'radio' as const, isRequired: true },
  { name: 'Liquide', kind: 'checkbox' as const, isRequired: false },
];
const components = [
  part(1, 'Disque rond', { option: 0, isDefault: true, quantity: 2 }),
  part(2, 'Disque pétale', { option: 0, quantity: 2 }),
  part(3, 'Flacon', { option: 1, isFixed: false }),
];

test('a kit costs what is chosen of it, and goes into the cart as one line that says so', async () => {
  const perform = show(<KitChoice row={row} detail={detail({ parts: components, partOptions: options })} />);
  expect(button(/^Ajouter au panier – 20,00/u)).not.toBe(document.body);
  fireEvent.click(screen.getByRole('radio', { name: /Disque pétale/u }));
  fireEvent.click(screen.getByRole('checkbox', { name: /Flacon/u }));
  const flask = within(screen.getByRole('group', { name: 'Quantité de Flacon' }));
  fireEvent.click(flask.getByRole('button', { name: 'Un de plus' }));
  fireEvent.click(button(/^Ajouter au panier – 100,00/u));
  await waitFor(() => expect(perform).toHaveBeenCalledTimes(1));
  const choice = [
    { number: 2, quantity: 1 },
    { number: 3, quantity: 2 },
  ];
  expect(perform.mock.calls[0]).toMatchObject([
    'api.cart.items.store',
    {
      lineKey: lineKeyOf(row.uuid, null, choice),
      delta: 1,
      snapshot: {
        unitPrice: 1_000_000,
        options: [
          { label: 'Disques', value: '2 × Disque pétale' },
          { label: 'Liquide', value: '2 × Flacon' },
        ],
      },
    },
  ]);
});

test('a kit with a price of its own costs that, whatever is chosen', () => {
  show(<KitChoice row={row} detail={detail({ parts: components, partOptions: options, kitPrice: 'fixed' })} />);
  fireEvent.click(screen.getByRole('checkbox', { name: /Flacon/u }));
  expect(button(/^Ajouter au panier – 99,00/u)).not.toBe(document.body);
  expect(screen.queryByText(/, 10,00/u)).toBeNull();
});

test('a kit of which a component is sold out cannot be had, and one that is not whole says what is missing', () => {
  const parts = components.map((one) => (one.number === 1 ? { ...one, stock: 0 as const } : one));
  show(<KitChoice row={row} detail={detail({ parts, partOptions: options })} />);
  expect(button(/^Épuisé$/u)).not.toBe(document.body);
  fireEvent.click(screen.getByRole('radio', { name: /Disque pétale/u }));
  expect(button(/^Ajouter au panier/u)).not.toBe(document.body);
});
