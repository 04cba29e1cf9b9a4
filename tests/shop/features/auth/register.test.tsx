import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AuthPage } from '#src/shop/features/auth/page.tsx';
import { CUSTOMER, done, nobodyAsked, open, PASSWORD, press, shop, type, wrong } from './auth-page.tsx';
import { showPage } from '#tests/shop/features/person-page.tsx';

beforeEach(nobodyAsked);

async function fillPerson(): Promise<void> {
  fireEvent.click(await screen.findByLabelText('Mme'));
  type('Prénom', 'Camille');
  type('Nom', 'Durand');
  type('Téléphone', '0612345678');
  type('Adresse e-mail', CUSTOMER.email);
  type('Mot de passe', PASSWORD);
  type('Confirmation du mot de passe', PASSWORD);
  fireEvent.click(screen.getByRole('checkbox', { name: /J’accepte/u }));
}

const create = () => press('Créer mon compte');

describe('a new account', () => {
  test('with nothing in it names every field that has to be filled', async () => {
    await open('/register');
    await create();
    const summary = await screen.findByRole('region', { name: 'Vous devez renseigner tous les champs obligatoires' });
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Civilité', 'Prénom', 'Nom']);
    expect(summary.textContent).toContain('et 5 autres');
    /* every field of the summary but the consent */
    expect(screen.getAllByText('Ce champ doit être renseigné')).toHaveLength(7);
    expect(screen.getByText('Cochez cette case pour continuer.')).toBeDefined();
  });

  test('of a person is sent as the contract wants it, and its draft leaves with it', async () => {
    shop.mockReturnValue(done({ email: CUSTOMER.email, mayEnter: false }));
    const page = await open('/register');
    await fillPerson();
    await vi.waitFor(async () => expect(await page.rows('drafts')).toHaveLength(1));
    expect(screen.queryByLabelText(/^(?:Société|Adresse(?! e-mail)|Complément)/u)).toBeNull();
    await create();
    expect(await screen.findByText('Votre compte a été créé, veuillez vérifier votre adresse email.')).toBeDefined();
    expect(shop).toHaveBeenCalledWith('api.auth.register', {
      customerType: 'individual',
      gender: 'Mrs',
      firstName: 'Camille',
      lastName: 'Durand',
      birthDate: null,
      phone: '+33612345678',
      company: null,
      address: null,
      additionalAddress: null,
      newsletter: false,
      email: CUSTOMER.email,
      password: PASSWORD,
      passwordConfirmation: PASSWORD,
      terms: true,
    });
    cleanup();
    expect(await page.rows('drafts')).toEqual([]);
  });

  test('may sign in at once where the shop does not wait for the proof of the address', async () => {
    shop.mockReturnValue(done({ email: CUSTOMER.email, mayEnter: true }));
    await open('/register');
    await fillPerson();
    await create();
    expect(await screen.findByText('Votre compte a été créé.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Se connecter' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Renvoyer/u })).toBeNull();
  });

  test('of a company asks for it, and keeps what was typed when one changes one’s mind', async () => {
    shop.mockReturnValue(done({ email: CUSTOMER.email, mayEnter: false }));
    await open('/register');
    fireEvent.click(await screen.findByLabelText('Professionnel'));
    await screen.findByLabelText('Raison sociale');
    await fillPerson();
    type('Raison sociale', 'Garage Durand');
    type('SIRET', '356 000 000 00048');
    type(/^Numéro de TVA/u, 'FR 44 732 829 321');
    type(/^Code APE/u, '45');
    type(/^Site web/u, 'garage durand');
    await create();
    expect(await screen.findByText('Numéro de TVA invalide.')).toBeDefined();
    expect(screen.getByText('Le code APE compte quatre chiffres et une lettre.')).toBeDefined();
    expect(screen.getByText('L’adresse web n’est pas valide.')).toBeDefined();
    fireEvent.click(screen.getByLabelText('Particulier'));
    fireEvent.click(screen.getByLabelText('Professionnel'));
    expect(await screen.findByLabelText('Raison sociale')).toHaveProperty('value', 'Garage Durand');
    type(/^Numéro de TVA/u, '');
    type(/^Code APE/u, '45.20A');
    type(/^Site web/u, 'garage-durand.fr');
    await create();
    await vi.waitFor(() => expect(shop).toHaveBeenCalledOnce());
    expect(shop.mock.calls[0]?.[1]).toMatchObject({
      customerType: 'professional',
      corporateName: 'Garage Durand',
      tradeName: null,
      siret: '35600000000048',
      vatNumber: null,
      apeCode: '4520A',
      website: 'https://garage-durand.fr',
    });
  });

  test('keeps what is typed on this device, but passwords and consent', async () => {
    const page = await open('/register');
    await fillPerson();
    await vi.waitFor(async () => expect(JSON.stringify(await page.rows('drafts'))).toContain(CUSTOMER.email));
    const [draft] = await page.rows('drafts');
    expect(JSON.stringify(draft)).not.toContain(PASSWORD);
    expect(JSON.stringify(draft)).not.toContain('terms');
    cleanup();
    await showPage(page.own, '/moto/register', AuthPage);
    expect(await screen.findByLabelText('Prénom')).toHaveProperty('value', 'Camille');
    expect(screen.getByLabelText('Mot de passe')).toHaveProperty('value', '');
    expect(screen.getByText('Vos réponses sont gardées sur cet appareil')).toBeDefined();
  });

  test('says so without a break while more is kept: nothing moves under the finger that leaves a field', async () => {
    const page = await open('/register');
    await fillPerson();
    await vi.waitFor(async () => expect(await page.rows('drafts')).toHaveLength(1));
    cleanup();
    await showPage(page.own, '/moto/register', AuthPage);
    const sign = await screen.findByText('Vos réponses sont gardées sur cet appareil');
    type('Prénom', 'Camillo');
    fireEvent.focusOut(screen.getByLabelText('Prénom'));
    expect(screen.queryByText('Vos réponses sont gardées sur cet appareil')).toBe(sign);
    await vi.waitFor(async () => expect(JSON.stringify(await page.rows('drafts'))).toContain('Camillo'));
  });

  test.each([
    ['email', 'email.taken', 'Cette adresse email existe déjà'],
    ['birthDate', 'birthDate.tooYoung', 'Il faut avoir 16 ans pour ouvrir un compte.'],
  ])('refused for its %s says so at the field', async (path, code, sentence) => {
    shop.mockReturnValue(wrong(path, code));
    await open('/register');
    await fillPerson();
    await create();
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(await screen.findByRole('region', { name: '1 champ à corriger' })).toBeDefined();
  });

  test('tells a weak password, and two that differ', async () => {
    await open('/register');
    await fillPerson();
    type('Mot de passe', 'bitume');
    await create();
    expect(await screen.findByText(/^Le mot de passe doit contenir au moins 8 caractères/u)).toBeDefined();
    type('Mot de passe', `${PASSWORD}!`);
    await create();
    expect(await screen.findByText('Vos mots de passe ne correspondent pas. Veuillez réessayer')).toBeDefined();
    expect(shop).not.toHaveBeenCalled();
  });

  test('shows the phone in pairs as it is typed, wherever the caret is', async () => {
    await open('/register');
    const phone = await screen.findByLabelText<HTMLInputElement>('Téléphone');
    await userEvent.type(phone, '0612345678');
    expect(phone.value).toBe('06 12 34 56 78');
    await userEvent.type(phone, '{Backspace>3/}');
    expect(phone.value).toBe('06 12 34 5');
    await userEvent.type(phone, '9', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect([phone.value, phone.selectionStart]).toEqual(['06 91 23 45', 4]);
  });
});
