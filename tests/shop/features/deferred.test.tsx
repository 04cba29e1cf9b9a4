import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ActionsProvider } from '#src/shop/parts/actions.tsx';
import { deferred } from '#src/shop/parts/hydration/deferred.tsx';
import { actionsWith } from '#tests/support/sync/shop-actions.ts';

const said = Promise.resolve();
const actions = actionsWith({ loadDeferredMessages: () => said });

afterEach(() => vi.restoreAllMocks());

test('a part that the network does not bring leaves the page as it is, and comes when the network is back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const asked: string[] = [];
  const Part = deferred(async () => {
    asked.push('part');
    if (asked.length === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>Une part de la page</p>;
  });
  render(
    <ActionsProvider actions={actions}>
      <h1>La page</h1>
      <Part />
    </ActionsProvider>,
  );
  await expect.poll(() => asked.length).toBe(1);
  await act(async () => {});
  expect(screen.getByRole('heading', { name: 'La page' })).toBeDefined();
  await act(async () => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('Une part de la page')).toBeDefined();
});

test('sentences that the network does not bring leave the page as it is, and come when the network is back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const lost: Promise<void> = Promise.reject(new TypeError('Failed to fetch'));
  lost.catch(() => {});
  let needed = lost;
  const Part = deferred(async () => () => <p>Une autre part</p>);
  render(
    <ActionsProvider actions={{ ...actions, loadDeferredMessages: () => needed }}>
      <h1>La page</h1>
      <Part />
    </ActionsProvider>,
  );
  await act(async () => {});
  expect(screen.getByRole('heading', { name: 'La page' })).toBeDefined();
  needed = said;
  await act(async () => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('Une autre part')).toBeDefined();
});
