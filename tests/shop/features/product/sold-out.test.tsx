/** A sold-out article leads on: to what its department has, and to the shop. */
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { shownSettings } from '#core/settings/shown.ts';
import { STOCK, type StockState } from '#core/domain/catalogue/stock.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { BuyFacts } from '#src/shop/features/product/buy-facts.tsx';
import { ActionsProvider } from '#src/shop/parts/actions.tsx';
import { plugPerson } from '#src/shop/store/person/person.ts';
import type { SessionApi } from '#src/shop/store/account/session-api.ts';
import { FrameProvider } from '#src/shop/parts/page/frame.tsx';
import { rowOf } from '#tests/catalogue/small-shop.ts';
import { smallFrame } from '#tests/shop/features/layout/small-frame.ts';
import { NO_SESSION, quietPerson } from '#tests/support/quiet-person.ts';
import { stored } from '#tests/support/settings.ts';
import { actionsWith } from '#tests/support/sync/shop-actions.ts';

function show(
  stock: StockState,
  frame = smallFrame,
  alternatives: readonly CatalogueRow[] = [],
  type: CatalogueRow['type'] = 'simple',
) {
  const row = rowOf(1, { stock, type });
  render(
    <I18nProvider i18n={createI18n('fr_FR', {})}>
      <ActionsProvider actions={actionsWith({})}>
        <FrameProvider frame={frame}>
          <BuyFacts row={row} detail={null} variant={null} alternatives={alternatives} />
        </FrameProvider>
      </ActionsProvider>
    </I18nProvider>,
  );
  return row;
}

/** What the contact form will be about when it is opened by this link: the name is the one it reads. */
const subjectOf = (link: HTMLElement) =>
  new URL(link.getAttribute('href') ?? '', 'https://bitume.test').searchParams.get('sujet');

test('what is sold out shows what its department has in stock, and whom to ask', async () => {
  const row = show(STOCK.out);
  const link = await screen.findByRole('link', { name: /^Voir ce qui est en stock/u });
  expect(link.getAttribute('href')).toMatch(/\?stock=1$/u);
  const ask = screen.getByRole('link', { name: 'Demander quand ce produit reviendra' });
  expect(subjectOf(ask)).toContain(row.sku);
  expect(subjectOf(screen.getByRole('link', { name: 'Poser une question' }))).toContain(row.sku);
});

test('what does the same is offered first where an article is sold out, and not beside one that can be had', async () => {
  const other = rowOf(2, { name: 'Plaquettes équivalentes' });
  show(STOCK.out, smallFrame, [other]);
  const offered = await screen.findByRole('heading', { name: 'À la place' });
  const sad = screen.getByText('Épuisé pour le moment.');
  expect(offered.compareDocumentPosition(sad) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  expect(screen.getByRole('link', { name: /^Plaquettes\séquivalentes/u })).toBeDefined();
  cleanup();
  show(STOCK.in, smallFrame, [other]);
  await screen.findByText(/^Plusieurs pièces/u);
  expect(screen.queryByText('À la place')).toBeNull();
});

test('a kit that is sold out is waited for, a group is not: its members have pages of their own', async () => {
  show(STOCK.out, smallFrame, [], 'bundle');
  expect(await screen.findByText('Épuisé pour le moment.')).toBeDefined();
  cleanup();
  show(STOCK.out, smallFrame, [], 'grouped');
  await screen.findByText(/^Plusieurs pièces/u);
  expect(screen.queryByText('Épuisé pour le moment.')).toBeNull();
});

test('what can be had says nothing of the kind', async () => {
  show(STOCK.in);
  await screen.findByText(/^Plusieurs pièces/u);
  expect(screen.queryByText('Épuisé pour le moment.')).toBeNull();
});

test('a message when it is back is asked for with an address, and the way to confirm it is said', async () => {
  const callOnline = vi.fn(async () => ({ ok: true, answer: { isConfirmed: false } }));
  plugPerson(async () => quietPerson({ session: { ...NO_SESSION, callOnline: answering(callOnline) } }));
  const row = show(STOCK.out);
  fireEvent.change(await screen.findByLabelText('Me prévenir par e-mail du retour en stock'), {
    target: { value: 'camille@example.fr' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Me prévenir' }));
  const heading = await screen.findByRole('heading', { name: 'Vérifiez votre boîte e-mail' });
  expect(document.activeElement).toBe(heading);
  expect(callOnline).toHaveBeenCalledExactlyOnceWith('api.stock-alerts.store', {
    body: { email: 'camille@example.fr', sku: row.sku },
  });
});

test('a shop that tells nobody offers no message', async () => {
  const settings = shownSettings([stored('emails.general.notifications.back_in_stock', '0')]);
  show(STOCK.out, { ...smallFrame, init: { ...smallFrame.init, settings } });
  await screen.findByText('Épuisé pour le moment.');
  expect(screen.queryByRole('button', { name: 'Me prévenir' })).toBeNull();
});

/** What the shop says fits the route: the test says so. */
function answering(answer: unknown): SessionApi['callOnline'];
function answering(answer: unknown): unknown {
  return answer;
}
