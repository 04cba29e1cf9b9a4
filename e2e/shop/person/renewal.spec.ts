import { PASSWORD, register, signIn } from '../../customer.ts';
import { expect, listenForFaults, test } from '../../fixtures.ts';
import { refuseCookies } from '../../journey.ts';

test(
  'a session that ended elsewhere is renewed where one is, and what was written meanwhile arrives',
  { tag: '@sweep' },
  async ({ page, browser, request, faults }) => {
    test.slow();
    const email = await register(request);
    await page.goto('/auto');
    await refuseCookies(page);
    await signIn(page, email, '/auto/account/profile');
    await expect(page.getByLabel('Prénom')).toHaveValue('Mathilde');

    const elsewhere = await browser.newContext();
    const otherFaults = listenForFaults(elsewhere);
    const other = await elsewhere.newPage();
    await other.goto('/moto');
    await refuseCookies(other);
    await signIn(other, email, '/moto/account/securite');
    await other.getByRole('button', { name: 'Déconnecter les autres appareils' }).click();
    await other.getByRole('button', { name: 'Déconnecter', exact: true }).click();
    await expect(other.getByText(/^Les autres appareils/u).first()).toBeVisible();

    await page.getByLabel('Prénom').fill('Mathilda');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(
      page.getByText('Reconnectez-vous pour envoyer 1 modification.').filter({ visible: true }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
    const dialog = page.getByRole('dialog');
    /* whichever call meets the end of the session first: the queue, or one that leads to the sign-in (specification §8) */
    const led = page.getByRole('main').filter({ has: page.getByRole('heading', { name: 'Reconnexion', level: 1 }) });
    const door = dialog.or(led).first();
    await expect(door.getByLabel('Adresse e-mail')).toHaveValue(email);
    await door.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
    await door.getByRole('button', { name: 'Se connecter', exact: true }).click();
    /* one message at a time, the newest: what waited may be there before the first has been read */
    await expect(page.getByText(/^(?:Vous êtes connecté|Votre profil a été mis à jour)\.$/u)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/auto\/account\/profile$/u);
    /* the browser's own word on what needed a session */
    expect(faults.splice(0).filter((fault) => !fault.includes('status of 401'))).toEqual([]);

    await other.goto('/moto/account/profile');
    await expect(other.getByLabel('Prénom')).toHaveValue('Mathilda');
    await elsewhere.close();
    expect(otherFaults, 'errors in the console of the other device').toEqual([]);
  },
);
