import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { CookieChoice } from '#src/shop/features/consent/cookie-choice.tsx';
import { createI18n } from '#src/i18n/i18n.ts';
import { FrameProvider } from '#src/shop/parts/page/frame.tsx';
import { askConsentAgain } from '#src/shop/store/consent/consent.ts';
import { ActionsProvider, type ShopActions } from '#src/shop/parts/actions.tsx';
import { readState, resetState, show } from '#src/shop/store/state.ts';
import { smallFrame } from '#tests/shop/features/layout/small-frame.ts';
import { settingsWith } from '#tests/support/settings.ts';
import { actionsWith } from '#tests/support/sync/shop-actions.ts';

const chooseCookies = vi.fn<ShopActions['chooseCookies']>();

beforeEach(() => {
  resetState();
  chooseCookies.mockReset();
});

const ask = (settings = smallFrame.init.settings) =>
  render(
    <I18nProvider i18n={createI18n('fr_FR', {})}>
      <ActionsProvider actions={actionsWith({ chooseCookies })}>
        <FrameProvider frame={{ ...smallFrame, init: { ...smallFrame.init, settings } }}>
          <CookieChoice />
        </FrameProvider>
      </ActionsProvider>
    </I18nProvider>,
  );

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('accepting and refusing are one press each, and look the same', async () => {
  ask();
  const [refuse, accept] = ['Tout refuser', 'Tout accepter'].map((name) => screen.getByRole('button', { name }));
  expect(refuse?.className).toBe(accept?.className);
  await press('Tout accepter');
  await press('Tout refuser');
  expect(chooseCookies.mock.calls).toEqual([[{ audience: true, maps: true }], [{ audience: false, maps: false }]]);
});

test('each purpose is chosen for itself, and none is chosen beforehand', async () => {
  ask();
  expect([box(/audience/u).checked, box(/Cartes/u).checked]).toEqual([false, false]);
  await press('Enregistrer mes choix');
  await userEvent.click(box(/Cartes/u));
  await press('Enregistrer mes choix');
  expect(chooseCookies.mock.calls).toEqual([[{ audience: false, maps: false }], [{ audience: false, maps: true }]]);
});

test('a stranger is not interrupted; who asks for the choice finds it open, as it is, and under the focus', () => {
  const { unmount } = ask();
  expect(document.activeElement).toBe(document.body);
  expect(document.querySelector('details')?.open).toBe(false);
  unmount();
  const choices = { audience: true, maps: false };
  show('consent', { uuid: 'u', version: '2026-11-22', at: '2026-11-22T08:30:00.000Z', choices, proven: true });
  ask();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Votre choix sur les cookies' }));
  expect(document.querySelector('details')?.open).toBe(true);
  expect([box(/audience/u).checked, box(/Cartes/u).checked]).toEqual([true, false]);
});

test('title and text are the shop’s own where it has set them', () => {
  ask(settingsWith({ 'general.gdpr.cookie.title': 'Des biscuits', 'general.gdpr.cookie.description': 'Ou pas.' }));
  expect(screen.getByRole('heading', { name: 'Des biscuits' })).toBeDefined();
  expect(screen.getByText('Ou pas.')).toBeDefined();
});

test('a shop without a banner asks nobody by itself, and whoever asks for the choice still has it', () => {
  const off = settingsWith({ 'general.gdpr.cookie.enabled': '0' });
  show('consentAsked', true);
  const { unmount } = ask(off);
  expect([screen.queryByRole('heading'), readState().consentAsked]).toEqual([null, false]);
  unmount();
  askConsentAgain(Date.parse('2026-11-22T08:30:00.000Z'));
  expect(readState().consentAsked).toBe(true);
  ask(off);
  expect(screen.getByRole('heading', { name: 'Votre choix sur les cookies' })).toBeDefined();
  expect(readState().consentAsked).toBe(true);
});
