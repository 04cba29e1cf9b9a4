/** « Mon compte »: what somebody who works here says of themselves, and how they leave. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { device } from '#src/admin/app/account/device.ts';
import { showSession } from '#src/admin/store/session.ts';
import { camille, me, ok, openOffice, refused, type Shop } from '#tests/admin/frame/office.tsx';

beforeEach(() => {
  document.cookie = 'admin-auth=1; path=/';
  showSession('unknown', null);
});
afterEach(async () => {
  cleanup();
  document.cookie = 'admin-auth=; path=/; max-age=0';
  await (await device()).emptyDevice();
});

const shop = (more: Shop = {}): Shop => ({
  'api.admin.me': () => me(camille),
  'api.admin.sessions.index': () => ok({ sessions: [] }),
  ...more,
});

const rename = async (name: string): Promise<void> => {
  const box = await screen.findByLabelText('Nom affiché');
  await userEvent.clear(box);
  await userEvent.type(box, name);
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
};

describe('who one is', () => {
  test('name, address and language are written on the revision that was seen, and the frame says the new name', async () => {
    const sent: unknown[] = [];
    await openOffice(
      '/admin/profile',
      shop({
        'api.admin.profile.update': (body) => {
          sent.push(body);
          return me({ ...camille, name: 'Camille Petit', rev: 2 });
        },
      }),
    );
    await rename('Camille Petit');
    expect(await screen.findByText('Profil mis à jour.')).toBeDefined();
    expect(sent).toEqual([{ rev: 1, name: 'Camille Petit', email: camille.email, locale: 'fr_FR' }]);
    expect(screen.getByRole('button', { name: 'Votre compte, Camille Petit' })).toBeDefined();
  });

  test('a colleague wrote the account meanwhile: it is said, what is typed stays, and a second press counts', async () => {
    const sent: unknown[] = [];
    let isMoved = false;
    await openOffice(
      '/admin/profile',
      shop({
        'api.admin.me': () => me({ ...camille, rev: isMoved ? 4 : 1 }),
        'api.admin.profile.update': (body) => {
          sent.push(body);
          if (isMoved) return me({ ...camille, name: 'Camille Petit', rev: 5 });
          isMoved = true;
          return refused(409, 'record.moved', { reason: 'rev', rev: 4 });
        },
      }),
    );
    await rename('Camille Petit');
    expect(await screen.findByText(/modifiées entre-temps/u)).toBeDefined();
    expect(screen.getByLabelText('Nom affiché')).toHaveProperty('value', 'Camille Petit');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText('Profil mis à jour.')).toBeDefined();
    expect(sent).toMatchObject([{ rev: 1 }, { rev: 4, name: 'Camille Petit' }]);
  });

  test('an address that another account has is told at its field', async () => {
    await openOffice(
      '/admin/profile',
      shop({
        'api.admin.profile.update': () =>
          refused(422, 'input.invalid', { fields: [{ path: 'email', code: 'email.taken' }] }),
      }),
    );
    await rename('Camille');
    expect(await screen.findByText('Cette adresse email existe déjà')).toBeDefined();
    expect(screen.getByLabelText('Adresse e-mail').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('the end of the own account', () => {
  const leave = async (): Promise<void> => {
    await userEvent.click(await screen.findByRole('button', { name: 'Supprimer mon compte' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Supprimer votre compte/u }));
    await userEvent.type(dialog.getByLabelText('Mot de passe actuel'), 'Secret-12');
    await userEvent.click(dialog.getByRole('button', { name: 'Supprimer mon compte' }));
  };

  test('asks for the password, and leads out', async () => {
    const sent: unknown[] = [];
    const office = await openOffice(
      '/admin/profile',
      shop({
        'api.admin.profile.destroy': (body) => {
          sent.push(body);
          return me(null);
        },
        'api.admin.logout': () => me(null),
      }),
    );
    await leave();
    await waitFor(() => expect(office.path()).toBe('/admin/login'));
    expect(sent).toEqual([{ currentPassword: 'Secret-12' }]);
  });

  test('the last administrator stays, and is told why', async () => {
    const office = await openOffice(
      '/admin/profile',
      shop({ 'api.admin.profile.destroy': () => refused(403, 'admin.notAllowed', { reason: 'admin.last' }) }),
    );
    await leave();
    expect(await screen.findByText('C’est le dernier administrateur actif : il en faut un.')).toBeDefined();
    expect(office.path()).toBe('/admin/profile');
  });

  test('is not offered to whom it is not allowed', async () => {
    const permissions = camille.permissions.filter((key) => key !== 'admins.destroy-self');
    await openOffice('/admin/profile', shop({ 'api.admin.me': () => me({ ...camille, permissions }) }));
    expect(await screen.findByLabelText('Nom affiché')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Supprimer mon compte' })).toBeNull();
  });
});
