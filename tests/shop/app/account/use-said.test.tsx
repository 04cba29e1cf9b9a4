/** What one document did, said by the next: once it can, and never over what was said since. */
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useSaid } from '#src/shop/app/account/use-said.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { ActionsProvider, resting } from '#src/shop/parts/actions.tsx';
import { leaveFlash } from '#src/shop/store/device/flash.ts';
import { TAB_KEYS } from '#src/shop/store/device/storage-keys.ts';
import { toast as say } from '#src/shop/store/messages.ts';
import { resetState } from '#src/shop/store/state.ts';

const toast = vi.fn<(text: string) => void>();

beforeEach(() => {
  resetState();
  toast.mockClear();
  // of the document before: this one has left nothing
  leaveFlash(null);
  sessionStorage.setItem(TAB_KEYS.said, 'signedIn');
});

function Said() {
  useSaid();
  return null;
}

const arrive = () =>
  render(
    <I18nProvider i18n={createI18n('fr_FR', {})}>
      <ActionsProvider actions={{ ...resting, toast }}>
        <Said />
      </ActionsProvider>
    </I18nProvider>,
  );

test('the next document says it, once', () => {
  arrive().unmount();
  arrive();
  expect(toast.mock.calls).toEqual([['Vous êtes connecté.']]);
});

test('an answer to a press that came before it stays: there is one message at a time', () => {
  say('added', 'Plaquettes a été ajouté au panier.');
  arrive();
  expect(toast).not.toHaveBeenCalled();
  expect(sessionStorage.getItem(TAB_KEYS.said)).toBeNull();
});
