import { cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CUSTOMER, done, nobodyAsked, open, PASSWORD, press, problem, shop, TOKEN, type, wrong } from './auth-page.tsx';

beforeEach(nobodyAsked);

describe('a forgotten password', () => {
  test('an address without an account is told at its field', async () => {
    shop.mockReturnValue(wrong('email', 'email.unknown'));
    await open('/auto/forgot-password');
    await screen.findByLabelText('Adresse e-mail');
    type('Adresse e-mail', CUSTOMER.email);
    await press('Envoyer le lien');
    expect(await screen.findByText("Cette adresse email n'est liée à aucun compte")).toBeDefined();
  });

  test('a mail is on its way', async () => {
    shop.mockReturnValue(done());
    await open('/auto/forgot-password?retour=%2Fauto%2Ffavoris');
    await screen.findByLabelText('Adresse e-mail');
    type('Adresse e-mail', CUSTOMER.email);
    await press('Envoyer le lien');
    expect(await screen.findByText('Un email de réinitialisation vous a été envoyé.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Revenir à la connexion' }).getAttribute('href')).toBe(
      '/auto/login?retour=%2Fauto%2Ffavoris',
    );
  });

  test('too many mails are refused with the time to wait', async () => {
    shop.mockReturnValue(problem('attempts.exceeded', { retryAfterMs: 60_000 }));
    await open('/forgot-password');
    await screen.findByLabelText('Adresse e-mail');
    type('Adresse e-mail', CUSTOMER.email);
    await press('Envoyer le lien');
    expect((await screen.findByRole('alert')).textContent).toContain('Réessayez dans 1 minute.');
  });

  test('a new one is chosen by the link, which then leaves the address bar', async () => {
    const away = vi.spyOn(window.location, 'replace').mockReturnValue();
    shop.mockReturnValue(done({ email: CUSTOMER.email }));
    await open(`/reset-password/${TOKEN}`);
    expect(document.querySelector('meta[name=referrer]')?.getAttribute('content')).toBe('no-referrer');
    await screen.findByLabelText('Nouveau mot de passe');
    type('Nouveau mot de passe', PASSWORD);
    type('Confirmation du mot de passe', PASSWORD);
    await press('Changer le mot de passe');
    await vi.waitFor(() => expect(away).toHaveBeenCalledWith('/login?fait=mot-de-passe'));
    expect(shop).toHaveBeenCalledWith('api.auth.reset', {
      token: TOKEN,
      password: PASSWORD,
      passwordConfirmation: PASSWORD,
    });
    cleanup();
    await open('/login?fait=mot-de-passe');
    expect(await screen.findByText('Votre mot de passe a été réinitialisé.')).toBeDefined();
  });

  test('a link that is too old, or was cut, leads to another one', async () => {
    shop.mockReturnValue(problem('auth.linkExpired'));
    for (const token of [TOKEN, 'coupé']) {
      await open(`/reset-password/${token}`);
      await screen.findByLabelText('Nouveau mot de passe');
      type('Nouveau mot de passe', PASSWORD);
      type('Confirmation du mot de passe', PASSWORD);
      await press('Changer le mot de passe');
      expect(await screen.findByText('Ce lien n’est plus valable. Demandez-en un nouveau.')).toBeDefined();
      expect(screen.getByRole('link', { name: 'Demander un nouveau lien' })).toBeDefined();
      cleanup();
    }
  });
});

describe('the link that proves an address', () => {
  test('waits for a press: programs that look at mails prove nothing', async () => {
    const away = vi.spyOn(window.location, 'replace').mockReturnValue();
    shop.mockReturnValue(done({ purpose: 'verify', email: CUSTOMER.email }));
    await open(`/email/verifier/${TOKEN}`);
    await screen.findByText('Confirmez que cette adresse e-mail est la vôtre.');
    expect(shop).not.toHaveBeenCalled();
    type('Mot de passe', PASSWORD);
    await press('Vérifier mon adresse');
    await vi.waitFor(() => expect(away).toHaveBeenCalledWith('/login?fait=adresse'));
    expect(shop).toHaveBeenCalledWith('api.auth.verify', { token: TOKEN, password: PASSWORD });
    cleanup();
    await open('/login?fait=adresse');
    expect(await screen.findByText('Votre adresse e-mail est vérifiée.')).toBeDefined();
  });

  test('wants the password of the account, and says at its field when it is another', async () => {
    shop.mockReturnValue(wrong('password', 'password.wrong'));
    await open(`/email/verifier/${TOKEN}`);
    await screen.findByLabelText('Mot de passe');
    await press('Vérifier mon adresse');
    expect((await screen.findAllByText('Vous devez renseigner votre mot de passe')).length).toBeGreaterThan(0);
    expect(shop).not.toHaveBeenCalled();
    type('Mot de passe', 'Faux-2026!!');
    await press('Vérifier mon adresse');
    expect((await screen.findAllByText('Mot de passe actuel erroné.')).length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: /^Mot de passe oublié/u })).toBeDefined();
  });

  test('too old, another one is sent', async () => {
    shop.mockReturnValueOnce(problem('auth.linkExpired')).mockReturnValueOnce(done());
    await open(`/email/verifier/${TOKEN}`);
    await screen.findByLabelText('Mot de passe');
    type('Mot de passe', PASSWORD);
    await press('Vérifier mon adresse');
    await screen.findByText('Ce lien n’est plus valable. Demandez-en un nouveau.');
    type('Adresse e-mail', CUSTOMER.email);
    await press('Recevoir un nouveau lien');
    expect(await screen.findByText(/un nouvel e-mail vient de partir/u)).toBeDefined();
  });

  test('followed without a network says so, and works at the next press', async () => {
    const away = vi.spyOn(window.location, 'replace').mockReturnValue();
    shop.mockReturnValueOnce(null).mockReturnValueOnce(done({ purpose: 'email', email: CUSTOMER.email }));
    await open(`/email/verifier/${TOKEN}`);
    await screen.findByLabelText('Mot de passe');
    type('Mot de passe', PASSWORD);
    await press('Vérifier mon adresse');
    expect((await screen.findByRole('alert')).textContent).toContain('La boutique est hors d’atteinte.');
    await press('Vérifier mon adresse');
    await vi.waitFor(() => expect(away).toHaveBeenCalledWith('/'));
  });
});
