/** Somebody who works here opens the shop in a customer's name (sync rule S100): marked, ended, and nothing of it stays. */
import type { Page } from '@playwright/test';

import { fillCart } from '../buying.ts';
import { PASSWORD, register } from '../customer.ts';
import { expect, test } from '../fixtures.ts';
import { refuseCookies } from '../journey.ts';
import { tracesOf, type Trace } from '../kept-here.ts';
import { ADMIN, signIn } from './office.ts';

/** What the back office keeps of its own lists goes with whoever works there. */
const ofTheShop = async (page: Page, words: readonly string[]): Promise<Trace[]> =>
  (await tracesOf(page, words)).filter(({ place }) => !place.includes('-admin:'));

test(
  'the shop opens in a customer’s name, says so on every page, and leaves nothing of them behind',
  { tag: '@sweep' },
  async ({ page, context, request }) => {
    const email = await register(request);
    const guest = await context.newPage();
    await guest.goto('/auto');
    await refuseCookies(guest);
    await fillCart(guest, request);
    await guest.goto('/auto/checkout');
    const own = await guest.getByRole('main').getByRole('heading', { level: 2 }).first().textContent();
    await guest.close();

    await signIn(page, ADMIN, '/admin/users/customers');
    await page.getByRole('searchbox').first().fill(email);
    await expect(page).toHaveURL(({ search }) => search.includes(email.slice(0, email.indexOf('@'))));
    const found = page.getByRole('link', { name: 'Le Guennec' });
    await expect(found).toHaveCount(1);
    const uuid = /[\da-f-]{36}/u.exec((await found.getAttribute('href')) ?? '')?.[0] ?? 'no uuid';
    await found.click();
    await page.getByRole('button', { name: 'Ouvrir la boutique en son nom' }).click();
    await page.getByRole('button', { name: 'Préparer l’accès' }).click();
    const opening = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Ouvrir la boutique' }).click();
    const shop = await opening;

    const bar = shop.getByRole('complementary', { name: 'Connexion au nom d’un client' });
    await expect(bar).toContainText('Connecté au nom de Mathilde Le Guennec.');
    await expect(shop).toHaveURL(/\/auto\/account\/profile$/u);
    await expect(bar).toContainText(ADMIN.name);
    await shop.goto('/auto/checkout');
    await expect(bar).toBeVisible();
    await expect(shop.getByText('Votre panier est vide').first()).toBeVisible();
    await fillCart(shop, request);
    await expect(bar).toBeVisible();
    expect(await ofTheShop(shop, [email, 'Guennec'])).toEqual([]);

    await bar.getByRole('button', { name: 'Terminer' }).click();
    await expect(bar).toHaveCount(0);
    expect(await ofTheShop(shop, [email, 'Guennec', uuid])).toEqual([]);
    await shop.goto('/auto/checkout');
    await expect(shop.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(own ?? '');

    const { csrfToken }: { csrfToken: string } = await (await request.get('/api/me')).json();
    await request.post('/api/auth/login', {
      data: { email, password: PASSWORD, remember: false, device: null },
      headers: { 'x-csrf-token': csrfToken },
    });
    const { items }: { items: readonly unknown[] } = await (await request.get('/api/cart?area=auto')).json();
    expect(items).toHaveLength(1);
  },
);
