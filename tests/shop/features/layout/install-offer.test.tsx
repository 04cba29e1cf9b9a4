import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { InstallSection } from '#src/shop/features/device/install-section.tsx';
import { Messages } from '#src/shop/features/layout/messages.tsx';
import { createI18n } from '#src/i18n/i18n.ts';
import { ActionsProvider, type ShopActions } from '#src/shop/parts/actions.tsx';
import { resetState, show, type InstallView } from '#src/shop/store/state.ts';
import { actionsWith } from '#tests/support/sync/shop-actions.ts';

const NOW = Date.parse('2026-11-22T08:30:00.000Z');
const go = vi.fn<ShopActions['go']>();

const within = (children: ReactNode) => (
  <I18nProvider i18n={createI18n('fr_FR', {})}>
    <ActionsProvider actions={actionsWith({ now: () => NOW, go })}>{children}</ActionsProvider>
  </I18nProvider>
);
const messages = (path: string, update: (() => void) | null = null) =>
  within(<Messages update={update} path={path} isFirstView={false} session={null} />);
const view = (over: Partial<InstallView>): void =>
  show('install', { way: 'prompt', isInstalled: false, visits: 2, refusedAt: null, ...over });
const offer = () => screen.queryByText(/^Installez la boutique/u);

beforeEach(() => {
  localStorage.clear();
  resetState();
  go.mockReset();
});

test('the offer stands at the bottom, leaves for a form, and waits behind a newer build', () => {
  view({});
  const { rerender } = render(messages('/auto'));
  expect(offer()).not.toBeNull();
  rerender(messages('/auto/contact'));
  expect(offer()).toBeNull();
  rerender(messages('/auto', () => {}));
  expect(offer()).toBeNull();
});

test('a "no" takes it away', async () => {
  view({});
  render(messages('/auto'));
  await userEvent.click(screen.getByRole('button', { name: 'Ne pas installer' }));
  expect(offer()).toBeNull();
  expect(localStorage.getItem('install-refused')).not.toBeNull();
});

test('where the browser does not ask by itself, the offer leads to the steps and is not repeated', async () => {
  view({ way: 'byHand' });
  render(messages('/auto'));
  await userEvent.click(screen.getByRole('button', { name: 'Voir comment' }));
  expect(go).toHaveBeenCalledWith('/cet-appareil#installer');
  expect(offer()).toBeNull();
});

test('this device always says how: a press, the steps of iOS, the browser’s menu, or that it is done', async () => {
  view({ way: 'prompt', refusedAt: NOW, visits: 1 });
  render(within(<InstallSection />));
  expect(screen.getByRole('button', { name: 'Installer' })).toBeDefined();
  await act(async () => view({ way: 'byHand' }));
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    expect.stringContaining('Partager'),
    expect.stringContaining('Sur l’écran d’accueil'),
    expect.stringContaining('Ajouter'),
  ]);
  await act(async () => view({ way: null }));
  expect(screen.getByText(/menu de votre navigateur/u)).toBeDefined();
  await act(async () => view({ way: null, isInstalled: true }));
  expect(screen.getByText(/est installée/u)).toBeDefined();
});
