import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { RecentlyViewed } from '#src/shop/features/recent/recently-viewed.tsx';
import { createI18n } from '#src/i18n/i18n.ts';
import { ActionsProvider, type ShopActions } from '#src/shop/parts/actions.tsx';
import { FrameProvider } from '#src/shop/parts/page/frame.tsx';
import { recentlyViewed, rememberViewed } from '#src/shop/store/recent/recently-viewed.ts';
import { resetState, show } from '#src/shop/store/state.ts';
import { forgetKeys } from '#src/shop/store/device/forget-keys.ts';
import { rowOf } from '#tests/catalogue/small-shop.ts';
import { smallFrame } from '#tests/shop/features/layout/small-frame.ts';
import { actionsWith } from '#tests/support/sync/shop-actions.ts';

const [disc, oil, lamp] = [
  rowOf(1, { name: 'Disques avant' }),
  rowOf(2, { name: 'Huile moteur' }),
  rowOf(3, { name: 'Ampoule' }),
];
let sold: CatalogueRow[];
let sight: number;

const toast = vi.fn<ShopActions['toast']>();
const actions = actionsWith({ articles: async (uuids) => sold.filter((row) => uuids.includes(row.uuid)), toast });

/** The catalogue of this device, as true at an hour of the day. */
const catalogueAt = (hour: string): void =>
  show('catalogue', {
    phase: 'ready',
    products: 3,
    loaded: 1,
    total: 1,
    pricedAt: `2026-11-21T${hour}:00:00.000Z`,
    isDurable: true,
  });

const page = (viewed: string | null) => (
  <I18nProvider i18n={createI18n('fr_FR', {})}>
    <ActionsProvider actions={actions}>
      <FrameProvider frame={smallFrame}>
        <main id="contenu" tabIndex={-1} />
        <RecentlyViewed area="auto" viewed={viewed} />
      </FrameProvider>
    </ActionsProvider>
  </I18nProvider>
);

const names = () => screen.queryAllByRole('heading', { level: 3 }).map((one) => one.textContent.replace('\u00a0', ' '));

beforeEach(() => {
  forgetKeys();
  resetState();
  toast.mockClear();
  sold = [disc, oil, lamp];
  /* below the screen */
  sight = innerHeight + 100;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, sight, 400, 0));
  catalogueAt('05');
});
afterEach(() => vi.restoreAllMocks());

test('an article that is looked at is remembered, and the ones before it stand below, the last one first', async () => {
  for (const row of [lamp, oil]) rememberViewed('auto', row.uuid);
  render(page(disc.uuid));
  await expect.poll(names).toEqual(['Huile moteur', 'Ampoule']);
  expect(recentlyViewed('auto')).toEqual([disc.uuid, oil.uuid, lamp.uuid]);
});

test('an article that the shop no longer sells goes with the catalogue that says so', async () => {
  for (const row of [lamp, oil]) rememberViewed('auto', row.uuid);
  render(page(null));
  await expect.poll(names).toEqual(['Huile moteur', 'Ampoule']);
  sold = [disc, lamp];
  act(() => catalogueAt('06'));
  await expect.poll(names).toEqual(['Ampoule']);
});

test('nothing comes where it would move what is seen; once its place is out of sight it does', async () => {
  rememberViewed('auto', oil.uuid);
  sight = innerHeight - 100;
  render(page(null));
  await act(async () => {});
  fireEvent.scroll(window);
  expect(names()).toEqual([]);
  sight = innerHeight + 100;
  fireEvent.scroll(window);
  await expect.poll(names).toEqual(['Huile moteur']);
});

test('what was looked at is effaced at once, and can be brought back', async () => {
  for (const row of [lamp, oil]) rememberViewed('auto', row.uuid);
  render(page(null));
  fireEvent.click(await screen.findByRole('button', { name: 'Effacer les articles vus récemment' }));
  expect(names()).toEqual([]);
  expect(recentlyViewed('auto')).toEqual([]);
  expect(document.activeElement?.id).toBe('contenu');
  act(() => toast.mock.calls[0]?.[1]?.onPress());
  await expect.poll(names).toEqual(['Huile moteur', 'Ampoule']);
});
