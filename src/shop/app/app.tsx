import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { RouterProvider } from '@tanstack/react-router';
import type { ShopRouter } from '#src/shop/app/navigation/router.tsx';
import { ActionsProvider, type ShopActions } from '#src/shop/parts/actions.tsx';
import { Hydrated } from '#src/shop/parts/hydration/hydrated.tsx';

export interface AppProps {
  router: ShopRouter;
  i18n: I18n;
  /** Null on the server, where nothing is ever pressed. */
  actions: ShopActions | null;
}

/** The same component on the server and in the browser: both must draw the same tree. */
export function App({ router, i18n, actions }: AppProps) {
  return (
    <I18nProvider i18n={i18n}>
      <ActionsProvider actions={actions}>
        <RouterProvider router={router} />
        <Hydrated part="page" />
      </ActionsProvider>
    </I18nProvider>
  );
}
