import { I18nProvider } from '@lingui/react';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static.browser';
import { expect, test } from 'vitest';
import type { I18n } from '@lingui/core';
import { createI18n } from '#src/i18n/i18n.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { ActionsProvider } from '#src/shop/parts/actions.tsx';
import { deferred } from '#src/shop/parts/hydration/deferred.tsx';
import { hydrated } from '#src/shop/app/language/chosen-language.ts';
import { Hydrated } from '#src/shop/parts/hydration/hydrated.tsx';
import { actionsWith } from '#tests/support/sync/shop-actions.ts';

const said = Promise.resolve();
const actions = actionsWith({ loadDeferredMessages: () => said });

const Spoken = () => <p>{useLocale() === 'fr_FR' ? 'Bas de page' : 'Foot of the page'}</p>;

/** A page with a part below it, by code that came or is held back. */
function pageWith(i18n: I18n, code: Promise<typeof Spoken>) {
  const Below = deferred(() => code);
  return (
    <I18nProvider i18n={i18n}>
      <ActionsProvider actions={actions}>
        <h1>La page</h1>
        <Below />
        <Hydrated part="page" />
      </ActionsProvider>
    </I18nProvider>
  );
}

test('the language changes once every printed part has been taken over, so that none is drawn anew', async () => {
  const { prelude } = await prerender(pageWith(createI18n('fr_FR', {}), Promise.resolve(Spoken)));
  const root = document.createElement('div');
  root.innerHTML = await new Response(prelude).text();
  document.body.append(root);
  const printed = screen.getByText('Bas de page');
  const i18n = createI18n('fr_FR', {});
  let bring = (_part: typeof Spoken): void => {};
  const faults: unknown[] = [];
  let isHydrated = false;
  const drawn = await act(async () =>
    hydrateRoot(root, pageWith(i18n, new Promise((resolve) => (bring = resolve))), {
      onRecoverableError: (fault) => faults.push(fault),
    }),
  );
  const later = hydrated().then(() => {
    isHydrated = true;
    i18n.loadAndActivate({ locale: 'en_GB', messages: {} });
  });
  await act(async () => {});
  expect(isHydrated).toBe(false);
  await act(async () => bring(Spoken));
  await act(() => later);
  expect(printed.textContent).toBe('Foot of the page');
  expect(printed.isConnected).toBe(true);
  expect(faults).toEqual([]);
  act(() => drawn.unmount());
  root.remove();
});
