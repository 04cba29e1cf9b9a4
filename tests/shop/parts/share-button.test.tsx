import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createI18n } from '#src/i18n/i18n.ts';
import { ActionsProvider, type ShopActions } from '#src/shop/parts/actions.tsx';
import { ShareButton } from '#src/shop/parts/share/share-button.tsx';
import { actionsWith } from '#tests/support/sync/shop-actions.ts';

const toast = vi.fn<ShopActions['toast']>();
const actions = actionsWith({ toast });

/** What this browser can do with an address. */
function browserWith(deps: { share?: Navigator['share']; writeText?: Clipboard['writeText'] }): void {
  Object.defineProperty(navigator, 'share', { value: deps.share, configurable: true });
  const clipboard = deps.writeText === undefined ? undefined : { writeText: deps.writeText };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
}

beforeEach(() => {
  toast.mockClear();
  render(
    <I18nProvider i18n={createI18n('fr_FR', {})}>
      <ActionsProvider actions={actions}>
        <ShareButton title="Disques avant" />
      </ActionsProvider>
    </I18nProvider>,
  );
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Partager Disques avant' }));

test('where the device has a choice of apps, it is given title and address, and nothing more is said', async () => {
  const share = vi.fn<Navigator['share']>(async () => {});
  browserWith({ share });
  press();
  await expect.poll(() => share.mock.calls).toEqual([[{ title: 'Disques avant', url: location.href }]]);
  expect(toast).not.toHaveBeenCalled();
});

test('dismissing the choice of apps is an answer', async () => {
  const share = vi.fn<Navigator['share']>(() => Promise.reject(new DOMException('dismissed', 'AbortError')));
  browserWith({ share, writeText: () => Promise.reject(new Error('never asked')) });
  press();
  await expect.poll(() => share.mock.results.length).toBe(1);
  await Promise.resolve();
  expect(toast).not.toHaveBeenCalled();
});

test('elsewhere the address is copied, and that is said', async () => {
  const copied: string[] = [];
  browserWith({ writeText: async (text) => void copied.push(text) });
  press();
  await expect.poll(() => toast.mock.calls).toEqual([['Adresse copiée.']]);
  expect(copied).toEqual([location.href]);
});

test('where nothing can be copied, the address itself is said', async () => {
  browserWith({});
  press();
  await expect.poll(() => toast.mock.calls).toEqual([[`Adresse de cette page\u202f: ${location.href}`]]);
});
