import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { device } from '#src/admin/app/account/device.ts';
import { showSession } from '#src/admin/store/session.ts';
import { camille, me, ok, openOffice, refused, type Shop } from '#tests/admin/frame/office.tsx';

const MARKER = 'admin-auth=1; path=/';
const LIST = '/admin/administration/configuration/inventory-sources';

beforeEach(() => showSession('unknown', null));
afterEach(async () => {
  cleanup();
  await (await device()).emptyDevice();
});

const shop = (more: Shop = {}): Shop => ({
  'api.admin.me': () => me(null),
  'api.admin.inventory-sources.index': () =>
    ok({ data: [], meta: { page: 1, perPage: 20, total: 0, more: false, lastPage: 1, next: null, previous: null } }),
  ...more,
});

const fill = async (email: string, password: string): Promise<void> => {
  if (email !== '') await userEvent.type(screen.getByLabelText('Adresse e-mail'), email);
  if (password !== '') await userEvent.type(screen.getByLabelText('Mot de passe'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Se connecter' }));
};

describe('who is not signed in', () => {
  test('is asked who they are, and comes to where they wanted to go', async () => {
    const office = await openOffice(`${LIST}?q=a`, shop({ 'api.admin.login': () => me(camille) }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Administration' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Retour au site' }).getAttribute('href')).toBe('/');
    await fill('camille@shop.test', 'Secret-12');
    expect(await screen.findByRole('heading', { level: 1, name: 'Sources de stock' })).toBeDefined();
    expect(office.path()).toBe(`${LIST}?q=a`);
  });

  test('is told in the words of the specification what is missing', async () => {
    await openOffice('/admin/login', shop());
    await fill('', '');
    expect(await screen.findByText('Vous devez renseigner une adresse email')).toBeDefined();
    expect(screen.getByText('Vous devez renseigner votre mot de passe')).toBeDefined();
    await fill('camille', '');
    expect(await screen.findByText('Veuillez entrer une adresse email valide')).toBeDefined();
  });

  test('is told that the credentials are wrong, and nothing of which', async () => {
    await openOffice('/admin/login', shop({ 'api.admin.login': () => refused(422, 'auth.badCredentials') }));
    await fill('camille@shop.test', 'Faux-1234');
    const note = await screen.findByRole('alert');
    expect(within(note).getByText('Email ou mot de passe invalide')).toBeDefined();
    expect(within(note).getByText('Veuillez vérifier vos identifiants')).toBeDefined();
    expect(screen.getByLabelText('Adresse e-mail')).toHaveProperty('value', 'camille@shop.test');
  });

  test('is told of any other failure in one sentence', async () => {
    await openOffice('/admin/login', shop({ 'api.admin.login': () => ({ status: 500, body: {} }) }));
    await fill('camille@shop.test', 'Secret-12');
    const note = await screen.findByRole('alert');
    expect(within(note).getByText('Erreur')).toBeDefined();
    expect(within(note).getByText("Une erreur s'est produite, veuillez recommencer")).toBeDefined();
  });

  test('gives the code of the second factor before anything opens', async () => {
    const office = await openOffice(
      '/admin/login',
      shop({
        'api.admin.login': () => me(null, { isSecondFactorDue: true }),
        'api.admin.login.second-factor': (body) =>
          JSON.stringify(body) === '{"code":"123456"}' ? me(camille) : refused(422, 'auth.badCode'),
        'api.admin.dashboard.show': () => refused(404, 'record.unknown'),
      }),
    );
    await fill('camille@shop.test', 'Secret-12');
    const code = await screen.findByLabelText('Code');
    expect(office.path()).toBe('/admin/login');
    await userEvent.type(code, '000 000');
    await userEvent.click(screen.getByRole('button', { name: 'Valider' }));
    expect(await screen.findByRole('alert')).toBeDefined();
    await userEvent.clear(code);
    await userEvent.type(code, '123 456');
    await userEvent.click(screen.getByRole('button', { name: 'Valider' }));
    await waitFor(() => expect(office.path()).toBe('/admin/dashboard'));
  });
});

describe('who is signed in', () => {
  beforeEach(() => {
    document.cookie = MARKER;
  });

  test('sees only what they may open, and is told why the rest stays closed', async () => {
    const reader = { ...camille, permissions: ['dashboard.view'] };
    await openOffice(LIST, shop({ 'api.admin.me': () => me(reader) }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Accès interdit' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Configuration' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Ouvrir « Tableau de bord »' })).toBeDefined();
  });

  test('is told of an address that is none', async () => {
    await openOffice('/admin/nulle-part', shop({ 'api.admin.me': () => me(camille) }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Page non trouvée' })).toBeDefined();
  });

  test('signs in again over the page when the session has ended, and stays where they were', async () => {
    let isEnded = false;
    const office = await openOffice(
      LIST,
      shop({
        'api.admin.me': () => me(isEnded ? null : camille),
        'api.admin.inventory-sources.index': () => refused(401, 'session.required'),
        'api.admin.login': () => {
          isEnded = false;
          return me(camille);
        },
      }),
    );
    isEnded = true;
    const dialog = await screen.findByRole('dialog', { name: 'Votre session a expiré' });
    expect(within(dialog).getByLabelText('Adresse e-mail')).toHaveProperty('value', camille.email);
    expect(office.path()).toBe(LIST);
    await userEvent.type(within(dialog).getByLabelText('Mot de passe'), 'Secret-12');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Se connecter' }));
    expect(await screen.findByText('Vous êtes reconnecté.')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Sources de stock' })).toBeDefined();
  });

  test('leaves nothing behind at the way out, and is told so once the shop has heard of it', async () => {
    const office = await openOffice(
      '/admin/logout',
      shop({ 'api.admin.me': () => me(camille), 'api.admin.logout': () => me(null) }),
    );
    expect(await screen.findByText(/Vous êtes déconnecté/u)).toBeDefined();
    expect(office.asked()).toContain('api.admin.logout');
    expect(document.cookie).not.toContain('admin-auth');
    expect(localStorage.getItem('admin-who')).toBeNull();
    expect((await indexedDB.databases()).filter(({ name }) => name?.includes(camille.id))).toEqual([]);
  });
});

test('who was signed in is known without a network, and nobody else is', async () => {
  document.cookie = MARKER;
  const answers = shop({ 'api.admin.me': () => me(camille) });
  await openOffice(LIST, answers);
  await screen.findByRole('heading', { level: 1, name: 'Sources de stock' });
  cleanup();
  showSession('unknown', null);
  const away: Shop = { 'api.admin.me': () => ({ status: 503, body: {} }) };
  await openOffice(LIST, away);
  expect(await screen.findByRole('button', { name: 'Votre compte, Camille Durand' })).toBeDefined();
});
