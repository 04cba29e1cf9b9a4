/** What is told of every type where it can be had: pieces lie in stock, files and services do not. */
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PRODUCT_TYPES } from '#core/domain/catalogue/types/all-types.ts';
import { STOCK } from '#core/domain/catalogue/stock.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { ActionsProvider } from '#src/shop/parts/actions.tsx';
import { FrameProvider } from '#src/shop/parts/page/frame.tsx';
import { ProductTile } from '#src/shop/parts/product/product-tile.tsx';
import { rowOf } from '#tests/catalogue/small-shop.ts';
import { smallFrame } from '#tests/shop/features/layout/small-frame.ts';
import { actionsWith } from '#tests/support/sync/shop-actions.ts';

const OTHERS: Readonly<Record<string, string>> = { downloadable: 'Téléchargement immédiat', virtual: 'Disponible' };

test.each(PRODUCT_TYPES)('the card of a %s says how it can be had', (type) => {
  render(
    <I18nProvider i18n={createI18n('fr_FR', {})}>
      <ActionsProvider actions={actionsWith({})}>
        <FrameProvider frame={smallFrame}>
          <ProductTile row={rowOf(1, { type, stock: STOCK.in })} pricedAt="2026-11-21T05:00:00.000Z" />
        </FrameProvider>
      </ActionsProvider>
    </I18nProvider>,
  );
  expect(screen.getByText(OTHERS[type] ?? 'En stock')).toBeDefined();
});
