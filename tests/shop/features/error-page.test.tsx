import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorPage } from '#src/shop/features/errors/error-page.tsx';
import { device, showPage } from './person-page.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a fault shows the reference to be quoted, and may be tried again', async () => {
  await showPage(await device(), '/auto/contact', () => <ErrorPage status={500} reference="r-42" />);
  expect(await screen.findByText(/r-42/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeDefined();
});

test('a closed shop says its own message and is asked again when it said so', async () => {
  const retry = vi.fn();
  const page = () => <ErrorPage status={503} message="Inventaire, à lundi." retryAfterMs={5_000} onRetry={retry} />;
  await showPage(await device(), '/auto/contact', page);
  expect(await screen.findByText(/Inventaire, à lundi\./)).toBeDefined();
  vi.advanceTimersByTime(4_900);
  expect(retry).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(retry).toHaveBeenCalledTimes(1);
});

test('who has to sign in comes back to the page they wanted', async () => {
  await showPage(await device(), '/auto/contact?sujet=a', () => <ErrorPage status={401} />);
  const link = await screen.findByRole('link', { name: /Se connecter/ });
  expect(link.getAttribute('href')).toBe('/auto/login?retour=%2Fauto%2Fcontact%3Fsujet%3Da');
});
