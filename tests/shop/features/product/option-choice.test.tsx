/** The way to a variant: every choice is the person's, and the button names what is missing and leads there. */
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { ProductVariant } from '#core/contract/catalogue/product-detail.ts';
import { BasketForm } from '#src/shop/features/product/basket-form.tsx';
import { missingChoices, type Picks } from '#src/shop/features/product/options/choice.ts';
import { OptionPicker } from '#src/shop/features/product/options/option-picker.tsx';
import { createI18n } from '#src/i18n/i18n.ts';
import { FrameProvider } from '#src/shop/parts/page/frame.tsx';
import { rowOf } from '#tests/catalogue/small-shop.ts';
import { smallFrame } from '#tests/shop/features/layout/small-frame.ts';
import { detailWith } from '#tests/support/samples/product-detail.ts';

const row = rowOf(1, { name: 'Blouson', type: 'configurable', variants: 4 });
const variant = (sku: string, optionIds: readonly number[], stock: 0 | 2): ProductVariant => ({
  uuid: sku,
  sku,
  optionIds,
  price: 10_000,
  regular: null,
  stock,
  low: 0,
});
const detail = detailWith({
  uuid: row.uuid,
  superAttributes: ['couleur', 'taille'],
  variants: [
    variant('RED-M', [1, 10], 2),
    variant('RED-L', [1, 11], 0),
    variant('BLUE-M', [2, 10], 2),
    variant('BLUE-L', [2, 11], 2),
  ],
});

function Product() {
  const [picks, setPicks] = useState<Picks>([]);
  return (
    <I18nProvider i18n={createI18n('fr_FR', {})}>
      <FrameProvider frame={smallFrame}>
        <OptionPicker row={row} detail={detail} picks={picks} onPick={(next) => setPicks(next ?? [])} />
        <BasketForm row={row} detail={detail} variant={null} missing={missingChoices(detail, picks)} />
      </FrameProvider>
    </I18nProvider>
  );
}

const links = (name: string) => within(screen.getByRole('navigation', { name })).getAllByRole('link');
const chosen = (name: string) => links(name).filter((link) => link.hasAttribute('aria-current'));

test('the button names what is missing, and leads to the first of it', () => {
  const led = vi.spyOn(Element.prototype, 'scrollIntoView');
  render(<Product />);
  fireEvent.click(screen.getByRole('button', { name: /^Choisir\s: couleur et taille$/u }));
  expect(document.activeElement).toBe(screen.getByRole('navigation', { name: 'couleur' }));
  expect(led).toHaveBeenCalled();
});

test('a colour that is chosen chooses no size, and shows which sizes are gone in it', () => {
  render(<Product />);
  expect(links('taille').filter((link) => link.hasAttribute('data-out'))).toEqual([]);
  const followed = fireEvent.click(links('couleur')[0] ?? document.body);
  expect(followed, 'the choice stays on this page').toBe(false);
  expect(chosen('couleur')).toHaveLength(1);
  expect(chosen('taille')).toEqual([]);
  expect(links('taille').map((link) => link.hasAttribute('data-out'))).toEqual([false, true]);
  fireEvent.click(screen.getByRole('button', { name: /^Choisir\s: taille$/u }));
  expect(document.activeElement).toBe(screen.getByRole('navigation', { name: 'taille' }));
});

test('the last choice leads to the address of the variant', () => {
  render(<Product />);
  fireEvent.click(links('couleur')[1] ?? document.body);
  const last = links('taille')[1];
  expect(last?.getAttribute('href')).toMatch(/\?variante=BLUE-L$/u);
  expect(fireEvent.click(last ?? document.body), 'followed as a link').toBe(true);
});
