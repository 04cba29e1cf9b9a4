import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { BorrowedBar } from '#src/shop/features/layout/borrowed-bar.tsx';
import { show } from '#src/shop/store/state.ts';
import { CUSTOMER, nobodyAsked, open, press, signOut } from './auth-page.tsx';

beforeEach(nobodyAsked);

const LATEST = '2026-11-24T10:30:00.000Z';
const BORROWED = { ...CUSTOMER, borrowed: { by: 'Léa Darmon', until: LATEST } };

const here = (customer: typeof CUSTOMER | typeof BORROWED, phase: 'signedIn' | 'expired' = 'signedIn'): void =>
  act(() => show('session', { customer, phase, leaving: false }));

const NAME = { name: 'Connexion au nom d’un client' };
const bar = (): Promise<HTMLElement> => screen.findByRole('complementary', NAME);

test('only of somebody of the shop it is said that they are here in a customer’s name, who they are and until when', async () => {
  await open('/auto', () => <BorrowedBar />);
  here(CUSTOMER);
  expect(screen.queryByRole('complementary', NAME)).toBeNull();
  here(BORROWED);
  expect((await bar()).textContent).toContain('Connecté au nom de Camille Durand. Léa Darmon, jusqu’à 11:30 au plus.');
});

test('it ends by a press, and what could not be sent is lost only after it was told', async () => {
  signOut.mockResolvedValueOnce({ done: false, left: 2 }).mockResolvedValueOnce({ done: true });
  await open('/auto', () => <BorrowedBar />);
  here(BORROWED);
  await press('Terminer');
  expect(await screen.findByText(/2 modifications ne sont pas envoyées/u)).toBeDefined();
  await press('Terminer quand même');
  await vi.waitFor(() => expect(signOut.mock.calls).toEqual([[{ unsent: 'keep' }], [{ unsent: 'discard' }]]));
});

test('once the shop has ended it, it says so and leads out', async () => {
  signOut.mockResolvedValue({ done: true });
  await open('/auto', () => <BorrowedBar />);
  here(BORROWED, 'expired');
  expect((await bar()).textContent).toContain('La connexion au nom de Camille Durand est terminée.');
  expect((await bar()).textContent).not.toContain('Léa Darmon');
  await press('Quitter');
  await vi.waitFor(() => expect(signOut).toHaveBeenCalledWith({ unsent: 'keep' }));
});
