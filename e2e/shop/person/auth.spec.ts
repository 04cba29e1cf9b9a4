import type { Page } from '@playwright/test';

import { PASSWORD, register } from '../../customer.ts';
import { becomeReady, expect, test } from '../../fixtures.ts';
import { becomeAwake, newEmail, refuseCookies, title } from '../../journey.ts';
import { linkTo } from '../../mails.ts';

const OTHER_PASSWORD = 'Tisonnier-2027?';

/** What the browser itself writes of an answer that refuses: here the refusal is what the journey is about. */
const forgive = (faults: string[], status: number): void => {
  const others = faults.splice(0).filter((fault) => !fault.includes(`status of ${status}`));
  expect(others).toEqual([]);
};

const send = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await send(page, 'Se connecter');
}

async function fillAccount(page: Page, email: string): Promise<void> {
  await page.getByLabel('Mme', { exact: true }).check();
  await page.getByLabel('Prénom').fill('Mathilde');
  await page.getByLabel('Nom', { exact: true }).fill('Le Guennec');
  await page.getByLabel('Téléphone').pressSequentially('0612457890');
  await expect(page.getByLabel('Téléphone')).toHaveValue('06 12 45 78 90');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirmation du mot de passe').fill(PASSWORD);
  await page.getByRole('checkbox', { name: /J’accepte/u }).check();
}

/** The link to the account, in the header or in the tabs. */
const account = (page: Page) => page.getByRole('link', { name: 'Compte', exact: true }).filter({ visible: true });

test('somebody opens an account, proves the address by the letter, signs in and is where they wanted to be', async ({
  page,
}) => {
  const email = newEmail();
  await page.goto('/auto/register?retour=%2Fauto%2Ffavoris');
  await refuseCookies(page);
  await fillAccount(page, email);
  await page.getByLabel('Date de naissance').fill('1990-05-17');
  await send(page, 'Créer mon compte');
  await expect(page.getByText('Votre compte a été créé, veuillez vérifier votre adresse email.')).toBeVisible();

  const link = await linkTo(email);
  await page.goto(link);
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await send(page, 'Vérifier mon adresse');
  await expect(page.getByText('Votre adresse e-mail est vérifiée.')).toBeVisible();
  /* the secret of the letter is neither in the address nor one step back */
  expect(page.url()).not.toContain(link);
  await page.goBack();
  expect(page.url()).not.toContain(link);

  await page.goto('/auto/login?retour=%2Fauto%2Ffavoris');
  await signIn(page, email);
  await expect(page).toHaveURL('/auto/favoris');
  await expect(page.getByText('Vous êtes connecté.')).toBeVisible();
});

test(
  'a company opens an account over the page it is on, and finds what it typed again',
  { tag: '@sweep' },
  async ({ page }) => {
    const email = newEmail();
    await page.goto('/moto/nos-produits/casques');
    await refuseCookies(page);
    await becomeAwake(page);
    await account(page).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: 'Connexion' })).toBeFocused();
    await dialog.getByRole('link', { name: 'Créer un compte' }).click();
    await expect(page.getByRole('dialog', { name: 'Créer un compte' })).toBeVisible();
    await page.getByLabel('Professionnel').check();
    await page.getByLabel('Raison sociale').fill('Garage du Pont Rousseau');
    await page.getByLabel('SIRET').fill('732 829 320 00075');
    await fillAccount(page, email);
    await send(page, 'Créer mon compte');
    await expect(page.getByText('Numéro SIRET invalide.')).toBeVisible();
    await expect(page.getByText('Vos réponses sont gardées sur cet appareil')).toBeVisible();

    await page.reload();
    await page.goto('/moto/register');
    await expect(page.getByLabel('Raison sociale')).toHaveValue('Garage du Pont Rousseau');
    await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('');
    await page.getByLabel('SIRET').fill('732 829 320 00074');
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirmation du mot de passe').fill(PASSWORD);
    await page.getByRole('checkbox', { name: /J’accepte/u }).check();
    await send(page, 'Créer mon compte');
    await expect(page.getByText('Votre compte a été créé, veuillez vérifier votre adresse email.')).toBeVisible();
    await page.goto(await linkTo(email));
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
    await send(page, 'Vérifier mon adresse');
    await signIn(page, email);
    await expect(page.getByText('Vous êtes connecté.')).toBeVisible();
  },
);

test('every wrong word is told at its place', { tag: '@sweep' }, async ({ page, request, faults }) => {
  const [email, unproven] = [await register(request), await register(request, { proven: false })];
  await page.goto('/login');
  await refuseCookies(page);
  await send(page, 'Se connecter');
  await expect(page.getByText('Vous devez renseigner une adresse email')).toBeVisible();
  await expect(page.getByText('Vous devez renseigner votre mot de passe')).toBeVisible();
  await expect(page.getByRole('region', { name: '2 champs à corriger' })).toBeFocused();
  await page.getByLabel('Adresse e-mail').fill('mathilde@');
  await expect(page.getByText('Veuillez entrer une adresse email valide')).toBeVisible();

  await signIn(page, unproven);
  await expect(page.getByRole('alert')).toContainText('Veuillez vérifier votre adresse email.');
  forgive(faults, 403);
  await send(page, 'Renvoyer l’e-mail de vérification');
  await expect(page.getByText(/^Un nouvel e-mail de vérification/u)).toBeVisible();
  await linkTo(unproven, 2);

  await page.goto('/register');
  await send(page, 'Créer mon compte');
  await expect(page.getByRole('region', { name: 'Vous devez renseigner tous les champs obligatoires' })).toBeFocused();
  await fillAccount(page, email);
  await page.getByLabel('Confirmation du mot de passe').fill(OTHER_PASSWORD);
  await expect(page.getByText('Vos mots de passe ne correspondent pas. Veuillez réessayer')).toBeVisible();
  await page.getByLabel('Confirmation du mot de passe').fill(PASSWORD);
  await send(page, 'Créer mon compte');
  await expect(page.getByText('Cette adresse email existe déjà')).toBeVisible();

  await page.goto('/moto/forgot-password');
  await page.getByLabel('Adresse e-mail').fill(newEmail());
  await send(page, 'Envoyer le lien');
  await expect(page.getByText("Cette adresse email n'est liée à aucun compte")).toBeVisible();
  forgive(faults, 422);
});

test(
  'a forgotten password is replaced by the link of a letter, once',
  { tag: '@sweep' },
  async ({ page, request, faults }) => {
    const email = await register(request);
    await page.goto('/auto/login');
    await refuseCookies(page);
    await page.getByRole('link', { name: /^Mot de passe oublié/u }).click();
    await page.getByLabel('Adresse e-mail').fill(email);
    await send(page, 'Envoyer le lien');
    await expect(page.getByText('Un email de réinitialisation vous a été envoyé.')).toBeVisible();
    const link = await linkTo(email, 2);
    expect(link).toMatch(/^\/reset-password\//u);
    await page.goto(link);
    await page.getByLabel('Nouveau mot de passe').fill(OTHER_PASSWORD);
    await page.getByLabel('Confirmation du mot de passe').fill(OTHER_PASSWORD);
    await send(page, 'Changer le mot de passe');
    await expect(page.getByText('Votre mot de passe a été réinitialisé.')).toBeVisible();
    expect(page.url()).not.toContain(link);

    await signIn(page, email);
    await expect(page.getByRole('alert')).toContainText('Email ou mot de passe invalide');
    await expect(page.getByRole('alert')).toContainText('Veuillez vérifier vos identifiants');
    await signIn(page, email, OTHER_PASSWORD);
    await expect(page.getByText('Vous êtes connecté.')).toBeVisible();

    await page.goto(link);
    await page.getByLabel('Nouveau mot de passe').fill(PASSWORD);
    await page.getByLabel('Confirmation du mot de passe').fill(PASSWORD);
    await send(page, 'Changer le mot de passe');
    await expect(page.getByText('Ce lien n’est plus valable. Demandez-en un nouveau.')).toBeVisible();
    forgive(faults, 422);
  },
);

test('too many attempts are stopped, with the time to wait', { tag: '@sweep' }, async ({ page, request, faults }) => {
  const email = await register(request);
  await page.goto('/login');
  await refuseCookies(page);
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await signIn(page, email, `Faux-${attempt}-Bitume!`);
    await expect(page.getByRole('alert')).toContainText('Email ou mot de passe invalide');
    await page.getByLabel('Mot de passe', { exact: true }).fill('');
  }
  await signIn(page, email);
  await expect(page.getByRole('alert')).toContainText(/Le nombre maximum de tentatives de connexion est atteint\s!/u);
  await expect(page.getByRole('alert')).toContainText('Réessayez dans 15 minutes.');
  const others = faults.splice(0).filter((fault) => !/status of (?:422|429)/u.test(fault));
  expect(others).toEqual([]);
});

test('signing in leads to no other site', { tag: '@sweep' }, async ({ page, request }) => {
  const email = await register(request);
  await page.goto('/moto/login?retour=%2F%5Cvol.example%2Fpanier');
  await refuseCookies(page);
  await signIn(page, email);
  await expect(page.getByText('Vous êtes connecté.')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/moto');
});

test(
  'without the network it is said calmly, what was typed stays, and works when it is back',
  { tag: '@sweep' },
  async ({ page, request, context }) => {
    const email = await register(request);
    await page.goto('/auto/login');
    await refuseCookies(page);
    await becomeReady(page);
    await context.setOffline(true);
    await expect(page.getByText(/Une connexion Internet est nécessaire ici/u)).toBeVisible();
    await signIn(page, email);
    await expect(page.getByRole('alert')).toContainText('Votre saisie est gardée');
    await context.setOffline(false);
    await expect(page.getByLabel('Adresse e-mail')).toHaveValue(email);
    await send(page, 'Se connecter');
    await expect(page.getByText('Vous êtes connecté.')).toBeVisible();
  },
);

test('a customer signs out, and this device knows nobody any more', { tag: '@sweep' }, async ({ page, request }) => {
  const email = await register(request);
  await page.goto('/auto/login');
  await refuseCookies(page);
  await signIn(page, email);
  await expect(page.getByText('Vous êtes connecté.')).toBeVisible();
  await page.goto('/logout');
  await expect(page.getByText(`Vous êtes connecté avec ${email}.`)).toBeVisible();
  await send(page, 'Se déconnecter');
  await expect(page.getByText('Vous êtes déconnecté.')).toBeVisible();
  await page.goto('/logout');
  await expect(title(page, 'Déconnexion')).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
  await page.goto('/login');
  await expect(title(page, 'Connexion')).toBeVisible();
});

test(
  'the doors open and close by the keyboard, and the focus goes back to where it was',
  { tag: '@sweep' },
  async ({ page }) => {
    await page.goto('/auto/nos-produits/freinage');
    await refuseCookies(page);
    await becomeAwake(page);
    await account(page).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Connexion' });
    await expect(dialog.getByRole('heading', { name: 'Connexion' })).toBeFocused();
    for (let step = 0; step < 14; step += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      );
      expect(isInside, `step ${step}`).toBe(true);
    }
    await dialog.getByRole('link', { name: /^Mot de passe oublié/u }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Mot de passe oublié' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(account(page)).toBeFocused();
    expect(new URL(page.url()).pathname).toBe('/auto/nos-produits/freinage');
  },
);
