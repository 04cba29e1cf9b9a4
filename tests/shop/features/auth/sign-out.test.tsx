import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AuthDialog } from '#src/shop/features/auth/auth-dialog.tsx';
import { show } from '#src/shop/store/state.ts';
import { CUSTOMER, nobodyAsked, open, PASSWORD, press, signIn, signInAs, signOut } from './auth-page.tsx';

beforeEach(nobodyAsked);

describe('signing out', () => {
  const asCustomer = () => show('session', { customer: CUSTOMER, phase: 'signedIn', leaving: false });

  test('of nobody says that nobody is signed in', async () => {
    await open('/logout');
    show('session', { customer: null, phase: 'guest', leaving: false });
    expect(await screen.findByText('Vous êtes déconnecté.')).toBeDefined();
  });

  test('as a page asks first, and never loses what could not be sent without a word', async () => {
    signOut.mockResolvedValueOnce({ done: false, left: 2 }).mockResolvedValueOnce({ done: true });
    const page = await open('/logout');
    asCustomer();
    await screen.findByText(`Vous êtes connecté avec ${CUSTOMER.email}.`);
    expect(signOut).not.toHaveBeenCalled();
    await press('Se déconnecter');
    expect(await screen.findByText('2 modifications n’ont pas pu être envoyées')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Enregistrer dans un fichier' })).toBeDefined();
    await press('Rester connecté');
    expect(page.go).toHaveBeenCalledWith('/auto');
    await press('Les supprimer et se déconnecter');
    await vi.waitFor(() => expect(signOut.mock.calls).toEqual([[{ unsent: 'keep' }], [{ unsent: 'discard' }]]));
  });

  test('by a press begins at once, unless something waits', async () => {
    signOut.mockResolvedValue({ done: true });
    const dialog = () => <AuthDialog screen="logout" area={null} to="/auto" onClose={() => {}} />;
    await open('/auto', () => {
      asCustomer();
      return dialog();
    });
    await vi.waitFor(() => expect(signOut).toHaveBeenCalledWith({ unsent: 'keep' }));
  });
});

test('a door over a page has fields of its own, and leads where the page said', async () => {
  signIn.mockResolvedValue({ ok: true });
  const close = vi.fn<() => void>();
  await open('/auto', () => <AuthDialog screen="login" area="auto" to="/auto/favoris" onClose={close} />);
  const dialog = await screen.findByRole('dialog', { name: 'Connexion' });
  expect(within(dialog).getByLabelText('Adresse e-mail').id).toBe('fenetre-email');
  await signInAs(CUSTOMER.email, PASSWORD);
  await vi.waitFor(() => expect(signIn).toHaveBeenCalledWith(expect.anything(), '/auto/favoris'));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Fermer' }));
  expect(close).toHaveBeenCalledOnce();
});
