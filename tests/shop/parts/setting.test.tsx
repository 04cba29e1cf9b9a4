import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { pageFrame } from '#core/contract/pages/frame/page-frame.ts';
import { shownSettings, type ShownSettings } from '#core/settings/shown.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { FrameProvider, type FrameProviderProps, type LiveFrame } from '#src/shop/parts/page/frame.tsx';
import { HeaderOffer } from '#src/shop/features/layout/header-offer.tsx';
import { useSetting } from '#src/shop/parts/page/use-setting.ts';
import { smallFrame } from '#tests/shop/features/layout/small-frame.ts';
import { stored } from '#tests/support/settings.ts';

const TITLE = 'general.content.header_offer.title';
const all = shownSettings([
  stored(TITLE, 'Livraison offerte'),
  stored(TITLE, 'Casques', { channel: 'moto' }),
  stored(TITLE, 'Free delivery', { locale: 'en_GB' }),
  stored('customer.settings.password.logout_delay', '9'),
]);
const whole = { ...smallFrame, init: { ...smallFrame.init, settings: all } };
/** What the document of a page of errors carries. */
const part = pageFrame(whole, null);

afterEach(() => vi.restoreAllMocks());

const livingWith = (settings: LiveFrame['settings']): LiveFrame => ({
  newest: () => undefined,
  onRenewed: () => () => {},
  settings,
});

function Delay() {
  return <p>{useSetting('customer.settings.password.logout_delay')} secondes</p>;
}

const within = (props: Omit<FrameProviderProps, 'children'>, locale: 'fr_FR' | 'en_GB' = 'fr_FR') => (
  <I18nProvider i18n={createI18n(locale, {})}>
    <FrameProvider {...props}>
      <HeaderOffer />
      <Suspense fallback={<p>attend</p>}>
        <Delay />
      </Suspense>
    </FrameProvider>
  </I18nProvider>
);

test('a setting is that of the area on screen and of the reader’s language', () => {
  const { rerender } = render(within({ frame: whole, area: 'auto' }));
  expect(screen.getByText('Livraison offerte')).toBeDefined();
  rerender(within({ frame: whole, area: 'moto' }));
  expect(screen.getByText('Casques')).toBeDefined();
  rerender(within({ frame: whole, area: 'auto' }, 'en_GB'));
  expect(screen.getByText('Free delivery')).toBeDefined();
});

test('what the document does not carry is waited for, and what it carries is there meanwhile', async () => {
  let give: (settings: ShownSettings) => void = () => {};
  const coming = new Promise<ShownSettings>((resolve) => {
    give = resolve;
  });
  const living = livingWith(() => coming);
  await act(async () => render(within({ frame: part, living })));
  expect([screen.getByText('Livraison offerte'), screen.getByText('attend')]).toHaveLength(2);
  await act(async () => give(all));
  expect(screen.getByText('9 secondes')).toBeDefined();
});

test('a code that never comes is said in the words of the specification', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(within({ frame: part }));
  expect(screen.getByText('secondes')).toBeDefined();
  expect(said).toHaveBeenCalledWith('Config customer.settings.password.logout_delay not found');
});
