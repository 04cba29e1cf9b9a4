import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { Refusal } from '#core/wire/refusal.ts';
import type { ParkedRow } from '#src/db/rows.ts';
import { AccountPage } from '#src/shop/features/account/page.tsx';
import type { SessionApi } from '#src/shop/store/account/session-api.ts';
import { addressFields, company } from '#tests/support/samples/customer-samples.ts';
import { address, bookRow, customer, fields, HOME, profileRow, WORK } from './account-person.ts';
import { device, NOW, showPage } from '../person-page.tsx';

const type = (label: string | RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const press = (name: string | RegExp) => fireEvent.click(screen.getAllByRole('button', { name })[0] ?? document.body);

describe('the frame', () => {
  test('names who is signed in and leads to every part, with the way out', async () => {
    await showPage(await customer(), '/moto/account', AccountPage);
    expect(await screen.findAllByText('camille.durand@example.fr')).not.toHaveLength(0);
    const nav = screen.getByRole('navigation', { name: 'Compte' });
    const hrefs = within(nav)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      '/moto/account/profile',
      '/moto/account/address',
      '/moto/account/orders',
      '/moto/account/quotes',
      '/moto/account/wishlist',
      '/moto/account/rma',
      '/moto/account/securite',
      '/moto/account/donnees-personnelles',
      '/logout',
    ]);
  });

  test('somebody without a session is asked to sign in, and would come back here', async () => {
    await showPage(await device(), '/auto/account/quotes', AccountPage);
    const link = await screen.findByRole('link', { name: 'Se connecter' });
    expect(link.getAttribute('href')).toBe('/auto/login?retour=%2Fauto%2Faccount%2Fquotes');
  });
});

describe('the profile', () => {
  test('what is changed is safe here on the revision that was seen, and says that it waits', async () => {
    const page = await showPage(await customer(), '/auto/account/profile', AccountPage);
    expect(await screen.findByLabelText('Téléphone')).toHaveProperty('value', '06 12 34 56 78');
    type('Prénom', 'Camillo');
    await vi.waitFor(async () => expect((await page.rows('drafts')).map((row) => row.key)).toEqual(['profile']));
    press('Enregistrer');
    await vi.waitFor(async () => expect(await page.changes()).toHaveLength(1));
    const [change] = await page.changes();
    expect(change).toMatchObject({
      lane: 'account',
      route: 'api.account.profile.update',
      args: { rev: 3, fields: { firstName: 'Camillo', phone: '+33612345678', customerType: 'individual' } },
    });
    expect(await screen.findAllByText('Enregistré sur cet appareil')).not.toHaveLength(0);
    cleanup();
    expect(await page.rows('drafts')).toEqual([]);
  });

  const checking = /^La boutique vérifie votre compte professionnel\. En attendant, vous achetez/u;
  const turnedDown = /^Votre compte professionnel n’a pas été validé\. Contactez la boutique\./u;
  test.each([
    ['that waits for the shop', 'pending', [checking], [turnedDown]],
    ['that the shop has refused', 'refused', [turnedDown], [checking]],
    ['that the shop has approved', 'approved', [], [checking, turnedDown]],
  ] as const)('a professional account %s says so', async (_what, approval, said, unsaid) => {
    const pro = profileRow({ approval, fields: { ...fields, customerType: 'professional', ...company } });
    await showPage(await customer({ base: [pro] }), '/auto/account/profile', AccountPage);
    expect(await screen.findByText('Professionnel')).toBeDefined();
    for (const text of said) expect(screen.getByText(text)).toBeDefined();
    for (const text of unsaid) expect(screen.queryByText(text)).toBeNull();
  });

  test('two edits in a row follow each other', async () => {
    const page = await showPage(await customer(), '/auto/account/profile', AccountPage);
    await screen.findByLabelText('Prénom');
    for (const name of ['Anne', 'Annie']) {
      type('Prénom', name);
      press('Enregistrer');
      await screen.findByDisplayValue(name);
      await vi.waitFor(async () =>
        expect((await page.changes()).at(-1)?.args).toMatchObject({ fields: { firstName: name } }),
      );
    }
    expect((await page.changes()).map(({ args }) => args)).toMatchObject([{ rev: 3 }, { rev: 4 }]);
  });

  test('a form in which nothing is typed follows what another device wrote', async () => {
    const own = await customer();
    await showPage(own, '/auto/account/profile', AccountPage);
    await screen.findByLabelText('Prénom');
    await own.store.write(
      ['base'],
      async (t) => void (await t.base.put([profileRow({ rev: 4, fields: { ...fields, firstName: 'Ailleurs' } })])),
    );
    await vi.waitFor(() => expect(screen.getByLabelText('Prénom')).toHaveProperty('value', 'Ailleurs'));
    expect(screen.queryByText(/Modifié entre-temps/)).toBeNull();
  });

  test('what another device wrote meanwhile stands beside what is typed, and the author decides', async () => {
    const own = await customer();
    const page = await showPage(own, '/auto/account/profile', AccountPage);
    await screen.findByLabelText('Prénom');
    type('Prénom', 'Ici');
    await own.store.write(
      ['base'],
      async (t) => void (await t.base.put([profileRow({ rev: 4, fields: { ...fields, firstName: 'Ailleurs' } })])),
    );
    expect(await screen.findByText(/Modifié entre-temps/)).toBeDefined();
    const row = screen.getByRole('row', { name: /Prénom/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Ailleurs', 'Ici']);
    press('Enregistrer ma version');
    await vi.waitFor(async () => expect(await page.changes()).toHaveLength(1));
    expect((await page.changes())[0]?.args).toMatchObject({ rev: 4, fields: { firstName: 'Ici' } });
  });

  const refused: ParkedRow = {
    mutId: '9f8b1d2e-0000-4000-8000-000000000001',
    lane: 'account',
    route: 'api.account.profile.update',
    v: 1,
    args: { rev: 2, fields: { ...fields, firstName: 'Refusé' } },
    at: NOW,
    parkedAt: NOW,
    reason: { class: 'refused', code: 'record.moved', data: { reason: 'rev', rev: 3 } },
  };

  test('S85: a refused edit is told, opens beside what the account holds, and goes again on the new revision', async () => {
    const own = await customer({ parked: [refused] });
    await showPage(own, '/auto/account/profile', AccountPage);
    const way = await screen.findByRole('link', { name: 'Comparer et corriger' });
    expect(way.getAttribute('href')).toBe(`/auto/account/profile?corriger=${refused.mutId}`);
    cleanup();
    const page = await showPage(own, `/auto/account/profile?corriger=${refused.mutId}`, AccountPage);
    expect(await screen.findByLabelText('Prénom')).toHaveProperty('value', 'Refusé');
    expect(screen.getByText(/Modifié entre-temps/)).toBeDefined();
    press('Enregistrer ma version');
    await vi.waitFor(async () => expect(await page.changes()).toHaveLength(1));
    expect((await page.changes())[0]?.args).toMatchObject({ rev: 3, fields: { firstName: 'Refusé' } });
    expect(await page.rows('parked')).toEqual([]);
    expect(page.go).toHaveBeenCalledWith('/auto/account/profile');
  });

  test('what the account holds may be kept: the refused edit goes, by the author’s own press', async () => {
    const own = await customer({ parked: [refused] });
    const page = await showPage(own, `/auto/account/profile?corriger=${refused.mutId}`, AccountPage);
    await screen.findByText(/Modifié entre-temps/);
    press('Garder ce qui est sur le compte');
    await vi.waitFor(async () => expect(await page.rows('parked')).toEqual([]));
    expect(await page.changes()).toEqual([]);
  });
});

describe('the address book', () => {
  test('lists addresses with what they serve as, phones in pairs', async () => {
    await showPage(await customer(), '/auto/account/address', AccountPage);
    const line = (await screen.findByRole('heading', { name: 'Maison' })).closest('li') ?? document.body;
    expect(within(line).getByText('Facturation par défaut')).toBeDefined();
    expect(within(line).getByText('Livraison par défaut')).toBeDefined();
    expect(within(line).getByText('06 12 34 56 78')).toBeDefined();
  });

  test('a new one is safe here, default of both uses when that is asked for', async () => {
    const page = await showPage(await customer(), '/auto/account/address?adresse=nouvelle', AccountPage);
    expect(await screen.findByLabelText('Prénom')).toHaveProperty('value', 'Camille');
    type('Adresse', '3 quai des Mariniers');
    type('Code postal', '4400');
    type('Ville', 'Nantes');
    press('Enregistrer');
    expect(await screen.findByText('Le code postal n’est pas valide.')).toBeDefined();
    type('Code postal', '44000');
    expect(screen.queryByRole('checkbox', { name: /la même adresse/ })).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: /facturation/ }));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Utiliser la même adresse pour la livraison' }));
    press('Enregistrer');
    await vi.waitFor(() => expect(page.toast).toHaveBeenCalledWith('Adresse ajoutée.'));
    expect((await page.changes())[0]).toMatchObject({
      route: 'api.account.addresses.store',
      args: { fields: { street1: '3 quai des Mariniers', country: 'FR' }, uses: ['billing', 'shipping'] },
    });
    expect(page.go).toHaveBeenCalledWith('/auto/account/address');
    cleanup();
    expect(await page.rows('drafts')).toEqual([]);
  });

  test('a field that has to be filled and is not is said in the words of accounts', async () => {
    await showPage(await customer(), '/auto/account/address?adresse=nouvelle', AccountPage);
    await screen.findByLabelText('Prénom');
    type('Ville', '');
    press('Enregistrer');
    const said = { name: 'Vous devez renseigner tous les champs obligatoires' };
    expect(await screen.findByRole('region', said)).toBeDefined();
  });

  test('deleting asks first, can be undone, and the list says what waits', async () => {
    const page = await showPage(await customer(), '/auto/account/address', AccountPage);
    fireEvent.click(await screen.findByRole('button', { name: 'Supprimer l’adresse Atelier' }));
    expect(await page.changes()).toEqual([]);
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Supprimer' }));
    await vi.waitFor(() => expect(screen.queryByRole('heading', { name: 'Atelier' })).toBeNull());
    const [text, action] = page.toast.mock.calls[0] ?? [];
    expect(text).toBe('Adresse supprimée.');
    action?.onPress();
    const line = (await screen.findByRole('heading', { name: 'Atelier' })).closest('li') ?? document.body;
    expect(within(line).getByText(/Enregistré sur cet appareil/)).toBeDefined();
  });

  test('a change of an address goes out on the revision that was seen', async () => {
    const page = await showPage(await customer(), `/auto/account/address?adresse=${WORK}`, AccountPage);
    expect(await screen.findByLabelText('Ville')).toHaveProperty('value', 'Bron');
    type('Ville', 'Vénissieux');
    press('Enregistrer');
    await vi.waitFor(() => expect(page.toast).toHaveBeenCalledWith('Adresse modifiée.'));
    expect((await page.changes())[0]?.args).toMatchObject({ uuid: WORK, rev: 1, fields: { city: 'Vénissieux' } });
  });

  test('what another device wrote of an address stands beside what is typed, and the author decides', async () => {
    const own = await customer();
    const page = await showPage(own, `/auto/account/address?adresse=${WORK}`, AccountPage);
    await screen.findByLabelText('Ville');
    type('Ville', 'Vénissieux');
    const moved = address(WORK, { label: 'Atelier', city: 'Paris', country: 'BE', rev: 2 });
    await own.store.write(['base'], async (t) => void (await t.base.put([bookRow([address(HOME), moved])])));
    expect(await screen.findByText(/Modifié entre-temps/)).toBeDefined();
    const cells = (name: RegExp) =>
      within(screen.getByRole('row', { name }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(cells(/Ville/)).toEqual(['Paris', 'Vénissieux']);
    expect(cells(/Pays/)).toEqual(['Belgique', 'France']);
    expect(screen.getAllByRole('row')).toHaveLength(3);
    press('Enregistrer');
    await vi.waitFor(async () => expect(await page.changes()).toHaveLength(1));
    expect((await page.changes())[0]?.args).toMatchObject({ uuid: WORK, rev: 2, fields: { city: 'Vénissieux' } });
  });

  test('an address that was deleted meanwhile says so, and is made again with what was typed', async () => {
    const own = await customer();
    const page = await showPage(own, `/auto/account/address?adresse=${WORK}`, AccountPage);
    await screen.findByLabelText('Ville');
    type('Ville', 'Vénissieux');
    await own.store.write(['base'], async (t) => void (await t.base.put([bookRow([address(HOME)])])));
    expect(await screen.findByText('Cette adresse a été supprimée entre-temps.')).toBeDefined();
    press('Enregistrer');
    await vi.waitFor(async () => expect(await page.changes()).toHaveLength(1));
    expect((await page.changes())[0]).toMatchObject({
      route: 'api.account.addresses.store',
      args: { fields: { city: 'Vénissieux', label: 'Atelier' }, uses: [] },
    });
  });

  test('a draft of an earlier build opens with what can be read of it', async () => {
    const own = await customer();
    const value = { rev: 0, fields: { city: 'Nantes', country: 'XX', gender: 7 }, uses: ['shipping'] };
    await own.store.write(['drafts'], async (t) => void (await t.drafts.put([{ key: 'address:new', value, at: NOW }])));
    await showPage(own, '/auto/account/address?adresse=nouvelle', AccountPage);
    expect(await screen.findByLabelText('Ville')).toHaveProperty('value', 'Nantes');
    expect(screen.getByLabelText('Pays')).toHaveProperty('value', 'FR');
    expect(screen.getByLabelText('Mme')).toHaveProperty('checked', true);
    expect(screen.getByRole('checkbox', { name: /livraison/ })).toHaveProperty('checked', true);
    expect(screen.getByRole('checkbox', { name: /facturation/ })).toHaveProperty('checked', false);
  });

  test('a refused new address opens as it was typed, its wrong field told, and goes again in its place', async () => {
    const refused: ParkedRow = {
      mutId: '9f8b1d2e-0000-4000-8000-000000000002',
      lane: 'account',
      route: 'api.account.addresses.store',
      v: 1,
      args: { uuid: WORK.replace('02', '03'), fields: { ...addressFields, label: 'Garage' }, uses: ['billing'] },
      at: NOW,
      parkedAt: NOW,
      reason: {
        class: 'refused',
        code: 'input.invalid',
        data: { fields: [{ path: 'fields.postcode', code: 'postcode.invalid' }] },
      },
    };
    const own = await customer({ parked: [refused] });
    const page = await showPage(own, `/auto/account/address?corriger=${refused.mutId}`, AccountPage);
    expect(await screen.findByLabelText(/^Nom de l’adresse/u)).toHaveProperty('value', 'Garage');
    expect(await screen.findByText('Le code postal n’est pas valide.')).toBeDefined();
    type('Code postal', '69003');
    press('Enregistrer');
    await vi.waitFor(async () => expect(await page.changes()).toHaveLength(1));
    expect((await page.changes())[0]?.args).toMatchObject({ fields: { postcode: '69003' }, uses: ['billing'] });
    expect(await page.rows('parked')).toEqual([]);
  });

  test('a full book takes no more', async () => {
    const many = Array.from({ length: 20 }, (_, at) =>
      address(HOME.slice(0, -2) + String(10 + at), { label: `n° ${at}` }),
    );
    await showPage(await customer({ base: [profileRow(), bookRow(many)] }), '/auto/account/address', AccountPage);
    expect(await screen.findByText(/carnet d’adresses est plein/)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Ajouter une adresse' })).toBeNull();
  });
});

test.each([
  ['orders', 'Aucune commande'],
  ['rma', 'Aucun retour'],
  ['quotes', 'Aucun devis'],
  ['wishlist', 'Aucun favori'],
])('%s: nothing is made up', async (path, words) => {
  await showPage(await customer(), `/auto/account/${path}`, AccountPage);
  expect(await screen.findByText(words)).toBeDefined();
});

describe('password', () => {
  const deps = (callOnline: SessionApi['callOnline']): SessionApi & { signOut: ReturnType<typeof vi.fn> } => {
    const nobody = (): Promise<never> => Promise.reject(new Error('not asked'));
    return {
      signIn: nobody,
      arrive: nobody,
      borrow: nobody,
      renewSession: nobody,
      callOnline,
      callWhenSent: nobody,
      signOut: vi.fn(() => Promise.resolve({ done: true as const })),
    };
  };
  const fill = (again = 'Nouveau-2026!') => {
    const [current] = screen.getAllByLabelText('Mot de passe actuel');
    fireEvent.change(current ?? document.body, { target: { value: 'Ancien-2026!' } });
    type('Nouveau mot de passe', 'Nouveau-2026!');
    type('Confirmation du nouveau mot de passe', again);
    press('Changer le mot de passe');
  };

  test('two different words and a wrong one are told at their fields', async () => {
    const session = deps((name) =>
      Promise.resolve(
        name === 'api.account.password'
          ? {
              ok: false,
              failure: {
                kind: 'refusal',
                refusal: new Refusal('input.invalid', {
                  fields: [{ path: 'currentPassword', code: 'password.wrong' }],
                }),
              },
            }
          : { ok: false, failure: { kind: 'offline', retryAfterMs: null } },
      ),
    );
    await showPage(await customer({ session }), '/auto/account/securite', AccountPage);
    await screen.findByLabelText('Nouveau mot de passe');
    fill('Autre-2026!');
    expect(await screen.findByText('Les deux mots de passe ne sont pas identiques !')).toBeDefined();
    fill();
    expect(await screen.findByText('Mot de passe actuel erroné.')).toBeDefined();
    expect(session.signOut).not.toHaveBeenCalled();
  });

  test('a list of devices that this device cannot ask for leaves no shape waiting for ever', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const session = deps(() => Promise.reject(new Error('the disk')));
    await showPage(await customer({ session }), '/auto/account/securite', AccountPage);
    expect(await screen.findByText('La liste s’affichera au retour du réseau.')).toBeDefined();
  });

  test('what fails on this device before the shop is asked is told', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const session = deps((name) =>
      name === 'api.account.password'
        ? Promise.reject(new Error('the disk'))
        : Promise.resolve({ ok: false, failure: { kind: 'offline', retryAfterMs: null } }),
    );
    await showPage(await customer({ session }), '/auto/account/securite', AccountPage);
    await screen.findByLabelText('Nouveau mot de passe');
    fill();
    expect(await screen.findByText("Une erreur s'est produite, veuillez recommencer")).toBeDefined();
    expect(screen.getByLabelText('Nouveau mot de passe')).toHaveProperty('value', 'Nouveau-2026!');
  });
});
