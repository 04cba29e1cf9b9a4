import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { shownSettings } from '#core/settings/shown.ts';
import { show } from '#src/shop/store/state.ts';
import { smallFrame } from '#tests/shop/features/layout/small-frame.ts';
import { stored } from '#tests/support/settings.ts';
import {
  CUSTOMER,
  done,
  nobodyAsked,
  open,
  PASSWORD,
  press,
  refused,
  renewSession,
  shop,
  signIn,
  signInAs,
  type,
} from './auth-page.tsx';

beforeEach(nobodyAsked);

describe('signing in', () => {
  test('empty or wrong fields say so at their place, in the words of the specification', async () => {
    await open('/login');
    await press('Se connecter');
    expect(await screen.findByRole('region', { name: '2 champs à corriger' })).toBeDefined();
    expect(screen.getByText('Vous devez renseigner une adresse email')).toBeDefined();
    expect(screen.getByText('Vous devez renseigner votre mot de passe')).toBeDefined();
    type('Adresse e-mail', 'camille@');
    expect(await screen.findByText('Veuillez entrer une adresse email valide')).toBeDefined();
    expect(signIn).not.toHaveBeenCalled();
  });

  test.each([
    ['/auto/account/orders', 'Connectez-vous pour voir vos commandes.'],
    ['/moto/account/quotes?page=2', 'Connectez-vous pour voir vos devis.'],
    ['/auto/account/profile', 'Connectez-vous pour voir votre compte.'],
  ])('who was on the way to %s is told why they stand here', async (wanted, words) => {
    await open(`/auto/login?retour=${encodeURIComponent(wanted)}`);
    expect(await screen.findByText(words)).toBeDefined();
    cleanup();
    await open('/auto/login');
    await screen.findByRole('button', { name: 'Se connecter' });
    expect(screen.queryByText(/^Connectez-vous pour/u)).toBeNull();
  });

  test.each([
    ['home', '/moto'],
    ['account', '/moto/account'],
  ])('who was on no way is led where the shop has set: %s', async (value, to) => {
    const settings = shownSettings([stored('customer.settings.account.redirect_after_login', value)]);
    signIn.mockResolvedValue({ ok: true });
    await open('/moto/login', undefined, { ...smallFrame, init: { ...smallFrame.init, settings } });
    await signInAs(CUSTOMER.email, PASSWORD);
    await vi.waitFor(() => expect(signIn).toHaveBeenCalledWith(expect.anything(), to));
  });

  test('leads where one was going, and never to another site', async () => {
    signIn.mockResolvedValue({ ok: true });
    await open('/moto/login?retour=%2Fmoto%2Fcheckout%3Fpas%3D2');
    await signInAs(' Camille@Example.fr ', PASSWORD);
    await vi.waitFor(() => expect(signIn).toHaveBeenCalledOnce());
    expect(signIn).toHaveBeenCalledWith(
      { email: 'camille@example.fr', password: PASSWORD, remember: false },
      '/moto/checkout?pas=2',
    );
    cleanup();
    for (const evil of ['https://vol.example', '//vol.example', '/\\vol.example', '/auto/../../login']) {
      signIn.mockClear();
      await open(`/moto/login?retour=${encodeURIComponent(evil)}`);
      await signInAs(CUSTOMER.email, PASSWORD);
      await vi.waitFor(() => expect(signIn).toHaveBeenCalledWith(expect.anything(), '/moto'));
      cleanup();
    }
  });

  test.each([
    ['auth.badCredentials', {}, 'Email ou mot de passe invalide', 'Veuillez vérifier vos identifiants'],
    [
      'auth.tooManyAttempts',
      { retryAfterMs: 870_000 },
      'Le nombre maximum de tentatives de connexion est atteint !',
      'Réessayez dans 15 minutes.',
    ],
    ['auth.inactive', {}, 'Ce compte n’est pas actif. Contactez-nous.', ''],
    [
      'scope.mismatch',
      { reason: 'unsent', left: 2 },
      '2 modifications d’un autre compte attendent sur cet appareil.',
      'Reconnectez-vous à ce compte pour tout envoyer',
    ],
  ] as const)('refused by %s says why, and what was typed stays', async (code, data, title, advice) => {
    signIn.mockResolvedValue(refused(code, data));
    await open('/login');
    await signInAs(CUSTOMER.email, PASSWORD);
    const said = (await screen.findByRole('alert')).textContent?.replace(/\s/gu, ' ') ?? '';
    expect([said.includes(title), said.includes(advice)]).toEqual([true, true]);
    expect(screen.getByLabelText('Mot de passe')).toHaveProperty('value', PASSWORD);
  });

  test('with a server at fault says so and works at the next press', async () => {
    signIn.mockResolvedValueOnce({ ok: false, failure: { kind: 'serverFault', retryAfterMs: null } });
    signIn.mockResolvedValueOnce({ ok: true });
    await open('/login');
    await signInAs(CUSTOMER.email, PASSWORD);
    const note = await screen.findByRole('alert');
    expect(note.textContent).toBe("Erreur Une erreur s'est produite, veuillez recommencer");
    await press('Se connecter');
    await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(signIn).toHaveBeenCalledTimes(2);
  });

  test('without a network it is said before and after a press, and what was typed stays', async () => {
    signIn.mockResolvedValueOnce({ ok: false, failure: { kind: 'offline', retryAfterMs: null } });
    await open('/login');
    show('connection', { online: false, since: null });
    expect(await screen.findByText(/Une connexion Internet est nécessaire ici/u)).toBeDefined();
    await signInAs(CUSTOMER.email, PASSWORD);
    expect((await screen.findByRole('alert')).textContent).toContain('Votre saisie est gardée');
    expect(screen.getByLabelText('Adresse e-mail')).toHaveProperty('value', CUSTOMER.email);
  });

  test('before the address is proven offers another mail', async () => {
    signIn.mockResolvedValue(refused('auth.unverified'));
    shop.mockReturnValue(done());
    await open('/login');
    await signInAs(CUSTOMER.email, PASSWORD);
    expect((await screen.findByRole('alert')).textContent).toContain('Veuillez vérifier votre adresse email.');
    await press('Renvoyer l’e-mail de vérification');
    expect(await screen.findByText('Un nouvel e-mail de vérification vous a été envoyé.')).toBeDefined();
    expect(shop).toHaveBeenCalledWith('api.auth.resend', { email: CUSTOMER.email });
  });

  test('a password can be looked at, and password managers know the fields', async () => {
    await open('/login');
    const password = await screen.findByLabelText('Mot de passe');
    const eye = screen.getByRole('button', { name: 'Afficher le mot de passe' });
    expect([password.getAttribute('type'), eye.getAttribute('aria-pressed')]).toEqual(['password', 'false']);
    fireEvent.click(eye);
    expect([password.getAttribute('type'), eye.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
    expect(password.getAttribute('autocomplete')).toBe('current-password');
    expect(screen.getByLabelText('Adresse e-mail').getAttribute('autocomplete')).toBe('username');
  });

  test('again as the same customer takes the password alone, and goes on in place', async () => {
    renewSession.mockResolvedValueOnce(refused('auth.badCredentials')).mockResolvedValueOnce({ ok: true });
    const page = await open('/auto/login?retour=%2Fauto%2Ffavoris');
    show('session', { customer: CUSTOMER, phase: 'expired', leaving: false });
    const email = await screen.findByDisplayValue(CUSTOMER.email);
    expect(email.hasAttribute('readonly')).toBe(true);
    type('Mot de passe', PASSWORD);
    await press('Se connecter');
    expect((await screen.findByRole('alert')).textContent).toContain('Email ou mot de passe invalide');
    await press('Se connecter');
    await vi.waitFor(() => expect(page.go).toHaveBeenCalledWith('/auto/favoris'));
    expect(renewSession).toHaveBeenLastCalledWith(PASSWORD);
    expect(page.toast).toHaveBeenCalledWith('Vous êtes connecté.');
  });
});
