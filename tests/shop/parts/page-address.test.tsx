import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePagePath, usePageSearch, useShownPath } from '#src/shop/parts/page/address/page-address.ts';

/** Two pages under one frame; the second comes when it is let. */
async function open(address: string) {
  const seen: string[] = [];
  let letCome = (): void => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  function Page() {
    const at = `${usePagePath()}?${usePageSearch()}`;
    seen.push(at);
    return <p>page {at}</p>;
  }
  function Frame() {
    return (
      <>
        <p>frame {usePagePath()}</p>
        <p>shown {useShownPath()}</p>
        <Outlet />
      </>
    );
  }
  const root = createRootRoute({ component: Frame });
  const first = createRoute({ getParentRoute: () => root, path: '/virement', component: Page });
  const second = createRoute({ getParentRoute: () => root, path: '/succes', loader: () => held, component: Page });
  const router = createRouter({
    routeTree: root.addChildren([first, second]),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch: (text) => (text.length > 1 ? { raw: text.slice(1) } : {}),
    stringifySearch: (search) => (typeof search.raw === 'string' ? `?${search.raw}` : ''),
  });
  render(<RouterProvider router={router} />);
  await screen.findByText(/^page/u);
  return { router, seen, letCome };
}

test('a page keeps its address until the next one stands', async () => {
  const { router, seen, letCome } = await open('/virement?commande=1');
  act(() => void router.navigate({ href: '/succes?commande=2' }));
  await screen.findByText('frame /succes');
  expect(screen.getByText('page /virement?commande=1')).toBeDefined();
  /* what follows the page, as its area and what is remembered of it, waits with it */
  expect(screen.getByText('shown /virement')).toBeDefined();
  letCome();
  expect(await screen.findByText('page /succes?commande=2')).toBeDefined();
  expect(screen.getByText('shown /succes')).toBeDefined();
  expect(new Set(seen)).toEqual(new Set(['/virement?commande=1', '/succes?commande=2']));
});

test('a slash at the end is no other page', async () => {
  await open('/virement/');
  expect(screen.getByText('page /virement?')).toBeDefined();
});
