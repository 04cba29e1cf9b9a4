/** A sold-out article leads on: to what its department has, and to the shop. */
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { STOCK, type StockState } from '#core/domain/catalogue/stock.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { BuyFacts } from '#src/shop/features/product/buy-facts.tsx';
import { ActionsProvider } from '#src/shop/parts/actions.tsx';
import { FrameProvider } from '#src/shop/parts/page/frame.tsx';
import { rowOf } from '#tests/catalogue/small-shop.ts';
import { smallFrame } from '#tests/shop/features/layout/small-frame.ts';
import { actionsWith } from '#tests/support/sync/shop-actions.ts';

function show(stock: StockState) {
  const row = rowOf(1, { stock });
  render(
    <I18nProvider i18n={createI18n('fr_FR', {})}>
      <ActionsProvider actions={actionsWith({})}>
        <FrameProvider frame={smallFrame}>
          <BuyFacts row={row} detail={null} state={stock} stock="Épuisé" sku={row.sku} />
        </FrameProvider>
      </ActionsProvider>
    </I18nProvider>,
  );
  return row;
}

test('what is sold out shows what its department has in stock, and whom to ask', async () => {
  const row = show(STOCK.out);
  const link = await screen.findByRole('link', { name: /^Voir ce qui est en stock/u });
  expect(link.getAttribute('href')).toMatch(/\?stock=1$/u);
  const ask = screen.getByRole('link', { name: 'Demander quand il revient' });
  expect(ask.getAttribute('href')).toContain(`reference=${encodeURIComponent(row.sku)}`);
});

test('what can be had says nothing of the kind', async () => {
  show(STOCK.in);
  await screen.findByText(/^Plusieurs pièces/u);
  expect(screen.queryByText('Épuisé pour le moment.')).toBeNull();
});
