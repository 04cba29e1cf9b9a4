/** Somebody who has an account, made as a browser would make it, by the calls and the letters of the shop. */
import type { APIRequestContext, Page } from '@playwright/test';

import { expect } from './fixtures.ts';
import { newEmail } from './journey.ts';
import { linkTo } from './mails.ts';

/** A password the shop accepts. */
export const PASSWORD = 'Goudron-2026!';

/** Registers somebody new; answers the address, which is proven unless said otherwise. */
export async function register(request: APIRequestContext, { proven = true } = {}): Promise<string> {
  const email = newEmail();
  await post(request, 'api/auth/register', {
    customerType: 'individual',
    gender: 'Mrs',
    lastName: 'Le Guennec',
    firstName: 'Mathilde',
    birthDate: null,
    phone: '06 12 45 78 90',
    company: null,
    address: null,
    additionalAddress: null,
    newsletter: false,
    email,
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
    terms: true,
  });
  if (!proven) return email;
  const link = await linkTo(email);
  await post(request, 'api/auth/verify', { token: link.split('/').at(-1), password: PASSWORD });
  return email;
}

async function post(request: APIRequestContext, path: string, data: object): Promise<void> {
  const { csrfToken }: { csrfToken: string } = await (await request.get('/api/me')).json();
  const answer = await request.post(`/${path}`, { data, headers: { 'x-csrf-token': csrfToken } });
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
}

/** Signs in by the page, with the way back: the account is on this device afterwards. */
export async function signIn(page: Page, email: string, back: string): Promise<void> {
  await page.goto(`/auto/login?retour=${encodeURIComponent(back)}`);
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Mot de passe', { exact: true }).press('Enter');
  await page.waitForURL((url) => url.pathname === back);
}
