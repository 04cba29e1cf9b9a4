/** `/admin/welcome`: a greeting for who works here, the first account for who has the link, a word for everybody else. */
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { device } from '#src/admin/app/account/device.ts';
import { showSession } from '#src/admin/store/session.ts';
import { camille, me, ok, openOffice } from '#tests/admin/frame/office.tsx';

beforeEach(() => showSession('unknown', null));
afterEach(async () => {
  cleanup();
  document.cookie = 'admin-auth=; path=/; max-age=0';
  await (await device()).emptyDevice();
});

const main = () => within(screen.getByRole('main'));

test('who is signed in is greeted by name, and led to what they may open and make', async () => {
  document.cookie = 'admin-auth=1; path=/';
  const permissions = ['menu.users', 'groups.index', 'groups.store', 'roles.index'];
  await openOffice('/admin/welcome', { 'api.admin.me': () => me({ ...camille, permissions }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Bienvenue, Camille Durand' })).toBeDefined();
  const links = main()
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Journal d’activité', '/admin/users/activity'],
    ['Groupes de clients', '/admin/users/groups'],
    ['Rôles', '/admin/users/roles'],
    ['Groupe de clients', '/admin/users/groups/create'],
  ]);
  expect(screen.queryByText('À traiter')).toBeNull();
});

test('what a new shop still needs is told in its order, each the way to its screen', async () => {
  document.cookie = 'admin-auth=1; path=/';
  await openOffice('/admin/welcome', {
    'api.admin.me': () => me({ ...camille, permissions: ['menu.users', 'roles.index'] }),
    'api.admin.first-steps': () =>
      ok([
        { code: 'company', isDone: true },
        { code: 'categories', isDone: false },
      ]),
  });
  const steps = within(await screen.findByRole('list', { name: 'Premiers pas' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    expect.stringMatching(/^✓Dire qui vend.* – fait$/u),
    '2Créer les catégories',
  ]);
});

test('who has the link of the server makes the first account, and the link leaves the address', async () => {
  const office = await openOffice(`/admin/welcome?token=${'s'.repeat(43)}`, {
    'api.admin.me': () => me(null),
    'api.admin.door': () => ok({ isUnmanned: true, opens: true }),
    'api.admin.welcome': () => me(camille),
  });
  await userEvent.type(await screen.findByLabelText('Nom affiché'), 'Camille Durand');
  await userEvent.type(screen.getByLabelText('Adresse e-mail'), 'camille@shop.test');
  await userEvent.type(screen.getByLabelText('Mot de passe'), 'Secret-12');
  await userEvent.type(screen.getByLabelText('Confirmation du mot de passe'), 'Secret-12');
  await userEvent.click(screen.getByRole('button', { name: 'Créer le compte' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Bienvenue, Camille Durand' })).toBeDefined();
  expect(office.path()).toBe('/admin/welcome');
});

test('a link that has served says so instead of a form, and leads to the sign-in', async () => {
  await openOffice(`/admin/welcome?token=${'s'.repeat(43)}`, {
    'api.admin.me': () => me(null),
    'api.admin.door': () => ok({ isUnmanned: false, opens: false }),
  });
  expect(await screen.findByText(/Ce lien a déjà servi/u)).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('link', { name: 'Se connecter' }).getAttribute('href')).toBe('/admin/login');
});

test('the sign-in of a shop in which nobody works says how the first account is made; any other is silent', async () => {
  const door = (isUnmanned: boolean) => ({
    'api.admin.me': () => me(null),
    'api.admin.door': () => ok({ isUnmanned, opens: false }),
  });
  await openOffice('/admin/login', door(true));
  expect(await screen.findByText('Personne ne travaille encore ici.')).toBeDefined();
  cleanup();
  await openOffice('/admin/login', door(false));
  expect(await screen.findByRole('button', { name: 'Se connecter' })).toBeDefined();
  expect(screen.queryByText('Personne ne travaille encore ici.')).toBeNull();
});

test('who comes without the link is told where it is, and fills in nothing for nothing', async () => {
  await openOffice('/admin/welcome', { 'api.admin.me': () => me(null) });
  expect(await screen.findByText(/au démarrage de la boutique/u)).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('link', { name: 'Revenir à la connexion' }).getAttribute('href')).toBe('/admin/login');
});
