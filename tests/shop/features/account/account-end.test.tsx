import { createClient } from '#src/api/client.ts';
import { memoryToken } from '#src/api/token.ts';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { Refusal } from '#core/wire/refusal.ts';
import { AccountPage } from '#src/shop/features/account/page.tsx';
import type { SessionApi } from '#src/shop/store/account/session-api.ts';
import { customer } from './account-person.ts';
import { showPage } from '../person-page.tsx';

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name })[0] ?? document.body);

/** A shop that does what it is asked. */
const client = createClient({
  fetch: async () => Response.json({ csrfToken: 't' }),
  table: () => ({ 'api.account.destroy': { uri: 'api/account', methods: ['DELETE'] } }),
  token: { ...memoryToken(), read: async () => 'token' },
  origin: 'https://shop.example',
  deadline: () => new AbortController().signal,
  log: () => {},
  inTurn: (work) => work(),
});

describe('the end of an account', () => {
  const sessionWith = (callOnline: SessionApi['callOnline']) => {
    const nobody = (): Promise<never> => Promise.reject(new Error('not asked'));
    const signOut = vi.fn(() => Promise.resolve({ done: true as const }));
    return {
      signIn: nobody,
      arrive: nobody,
      borrow: nobody,
      renewSession: nobody,
      callOnline,
      callWhenSent: nobody,
      signOut,
    };
  };
  const give = async (session: SessionApi) => {
    await showPage(await customer({ session }), '/auto/account/donnees-personnelles', AccountPage);
    expect(await screen.findByText(/La loi nous demande de garder à part/u)).toBeDefined();
    expect(screen.queryByLabelText('Mot de passe actuel')).toBeNull();
    press('Supprimer mon compte…');
    type('Mot de passe actuel', 'Ancien-2026!');
    press('Supprimer définitivement');
  };

  test('is asked for in two steps with the password, and this device forgets it as after signing out', async () => {
    const asked = vi.fn();
    const session = sessionWith(async (name, input) => {
      asked(name, input);
      const answer = await client.call(name, input);
      if (answer === false) throw new Error(`the test knows no ${name}`);
      return { ok: true, answer };
    });
    await give(session);
    await vi.waitFor(() => expect(session.signOut).toHaveBeenCalledWith({ unsent: 'discard' }));
    expect(asked).toHaveBeenCalledWith('api.account.destroy', { body: { currentPassword: 'Ancien-2026!' } });
  });

  test('does not happen with a wrong password, and says so at its field', async () => {
    const refusal = new Refusal('input.invalid', { fields: [{ path: 'currentPassword', code: 'password.wrong' }] });
    const session = sessionWith(() => Promise.resolve({ ok: false, failure: { kind: 'refusal', refusal } }));
    await give(session);
    expect(await screen.findByText('Mot de passe actuel erroné.')).toBeDefined();
    expect(session.signOut).not.toHaveBeenCalled();
    press('Garder mon compte');
    expect(screen.queryByLabelText('Mot de passe actuel')).toBeNull();
  });
});
