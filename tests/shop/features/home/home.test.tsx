import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { HomePage } from '#src/shop/features/home/page.tsx';
import { createI18n } from '#src/i18n/i18n.ts';
import { ActionsProvider } from '#src/shop/parts/actions.tsx';
import { FrameProvider } from '#src/shop/parts/page/frame.tsx';
import { rowOf } from '#tests/catalogue/small-shop.ts';
import { smallFrame } from '#tests/shop/features/layout/small-frame.ts';
import { actionsWith } from '#tests/support/sync/shop-actions.ts';

const homeOf = (featured: readonly CatalogueRow[]) =>
  render(
    <I18nProvider i18n={createI18n('fr_FR', {})}>
      <ActionsProvider actions={actionsWith({})}>
        <FrameProvider frame={smallFrame}>
          <HomePage page={{ kind: 'home', area: 'auto', featured, vehicles: [], posts: [] }} pricedAt="" />
        </FrameProvider>
      </ActionsProvider>
    </I18nProvider>,
  );

test('a shop that sells nothing yet heads no empty shelf', () => {
  homeOf([]);
  expect(screen.queryByRole('heading', { name: 'Les plus demandés' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Toutes directions' })).toBeDefined();
});

test('what people ask for stands under its heading', () => {
  homeOf([rowOf(1, { name: 'Disques avant' })]);
  expect(screen.getByRole('heading', { name: 'Les plus demandés' })).toBeDefined();
  expect(screen.getAllByText('Disques avant').length).toBeGreaterThan(0);
});
