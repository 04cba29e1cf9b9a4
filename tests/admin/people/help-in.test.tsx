/** What is done for a colleague who cannot enter: another invitation, a second factor taken away. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { device } from '#src/admin/app/account/device.ts';
import { showSession } from '#src/admin/store/session.ts';
import { camille, me, ok, openOffice, type Shop } from '#tests/admin/frame/office.tsx';

const SACHA = '33333333-3333-4333-8333-333333333333';

beforeEach(() => {
  document.cookie = 'admin-auth=1; path=/';
  showSession('unknown', null);
});
afterEach(async () => {
  cleanup();
  document.cookie = 'admin-auth=; path=/; max-age=0';
  await (await device()).emptyDevice();
});

const account = (uuid: string, computed: object, isActive = true) =>
  ok({
    uuid,
    rev: 1,
    createdAt: '2026-11-20T08:00:00.000Z',
    updatedAt: '2026-11-20T08:00:00.000Z',
    fields: { name: 'Sacha Martin', email: 'sacha@shop.test', role: camille.role.uuid, locale: 'fr_FR', isActive },
    computed: { hasPassword: true, hasSecondFactor: false, lastLoginAt: null, ...computed },
  });

const openAccount = (more: Shop, uuid = SACHA, admin = camille) =>
  openOffice(`/admin/users/admins/edit/${uuid}`, { 'api.admin.me': () => me(admin), ...more });

test('who has not chosen a password yet is invited again', async () => {
  const office = await openAccount({
    'api.admin.admins.show': () => account(SACHA, { hasPassword: false }),
    'api.admin.admins.invite': () => ok({}),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Renvoyer l’invitation' }));
  expect(await screen.findByText(/^Invitation renvoyée/u)).toBeDefined();
  expect(office.asked()).toContain('api.admin.admins.invite');
  expect(screen.queryByRole('button', { name: 'Retirer le second facteur' })).toBeNull();
});

test('who has lost the second factor enters by the password again, after it was asked', async () => {
  let hasSecondFactor = true;
  await openAccount({
    'api.admin.admins.show': () => account(SACHA, { hasSecondFactor }),
    'api.admin.admins.drop-second-factor': () => {
      hasSecondFactor = false;
      return ok({});
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Retirer le second facteur' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Retirer le second facteur/u }));
  await userEvent.click(dialog.getByRole('button', { name: 'Retirer' }));
  expect(await screen.findByText('Second facteur retiré')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Retirer le second facteur' })).toBeNull());
});

test('neither is offered for an account that needs none, for the own one, nor to whom it is not allowed', async () => {
  const lost = () => account(SACHA, { hasPassword: false, hasSecondFactor: true });
  const offered = async () => {
    await screen.findByLabelText('Nom complet');
    return screen.queryAllByRole('button', { name: /^(?:Renvoyer l’invitation|Retirer le second facteur)$/u }).length;
  };
  await openAccount({ 'api.admin.admins.show': () => account(SACHA, {}) });
  expect(await offered()).toBe(0);
  cleanup();
  await openAccount({ 'api.admin.admins.show': () => account(camille.id, { hasSecondFactor: true }) }, camille.id);
  expect(await offered()).toBe(0);
  cleanup();
  const permissions = camille.permissions.filter((key) => !/^admins\.(?:store|update)$/u.test(key));
  await openAccount({ 'api.admin.admins.show': lost }, SACHA, { ...camille, permissions });
  expect(await offered()).toBe(0);
});
