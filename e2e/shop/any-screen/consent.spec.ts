import type { Page } from '@playwright/test';

import { expect, test } from '../../fixtures.ts';
import { openBeforeScripts } from '../../journey.ts';

const QUESTION = 'Votre choix sur les cookies';

const question = (page: Page) => page.getByRole('region', { name: QUESTION });
const manage = (page: Page) => page.getByRole('button', { name: 'Gérer mes cookies' });
const press = (page: Page, name: string) => question(page).getByRole('button', { name }).click();
const proofOf = (page: Page) => page.waitForRequest((request) => request.url().endsWith('/api/consents'));
const kept = (page: Page) =>
  page.evaluate(() => {
    const { choices }: { choices: unknown } = JSON.parse(localStorage.getItem('consent') ?? '{"choices":null}');
    return choices;
  });

test(
  'each purpose is chosen for itself, proven, and can be taken back from the footer, with what it left here',
  { tag: '@sweep' },
  async ({ page }) => {
    await page.goto('/auto');
    await question(page).getByText('Personnaliser').click();
    await question(page)
      .getByRole('checkbox', { name: /Cartes/u })
      .check();
    const proof = proofOf(page);
    await press(page, 'Enregistrer mes choix');
    expect((await proof).postDataJSON()).toMatchObject({ choices: { audience: false, maps: true } });
    await expect(question(page)).toBeHidden();

    await page.evaluate(() => {
      document.cookie = '_pk_id=7; path=/';
      localStorage.setItem('_pk_tool', '1');
    });
    await page.goto('/auto/nos-produits/freinage');
    await manage(page).click();
    const maps = question(page).getByRole('checkbox', { name: /Cartes/u });
    await expect(maps).toBeChecked();
    await expect(question(page).getByRole('heading', { name: QUESTION })).toBeFocused();
    await maps.uncheck();
    await press(page, 'Enregistrer mes choix');
    await expect(question(page)).toBeHidden();
    await expect(manage(page)).toBeFocused();
    expect(await kept(page)).toEqual({ audience: false, maps: false });
    expect(await page.evaluate(() => [document.cookie, localStorage.getItem('_pk_tool')])).toEqual(['', null]);
  },
);

test(
  'a choice opened in the very first moment, before the application runs, is made as any other',
  { tag: '@sweep' },
  async ({ page }) => {
    const release = await openBeforeScripts(page, '/auto');
    await manage(page).click();
    await expect(manage(page)).toHaveAttribute('aria-busy', 'true');
    await expect(question(page)).toBeHidden();
    release();
    await press(page, 'Tout refuser');
    await expect(question(page)).toBeHidden();
    /* what the application reads in its own time brings the question not back */
    await page.waitForLoadState('networkidle');
    await expect(question(page)).toBeHidden();
    expect(await kept(page)).toEqual({ audience: false, maps: false });
    await page.goto('/moto');
    await page.waitForLoadState('networkidle');
    await expect(question(page)).toBeHidden();
  },
);

test('a press that began before the question came ends where it began', { tag: '@sweep' }, async ({ page }) => {
  const release = await openBeforeScripts(page, '/auto/nos-produits/freinage');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const at = { x: width / 4, y: height * 0.75 };
  const meant = await page.evaluate(
    ({ x, y }) => document.elementFromPoint(x, y)?.closest('a')?.getAttribute('href'),
    at,
  );
  expect(meant).toBeTruthy();
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  release();
  await expect(question(page)).toBeVisible();
  const box = await question(page).boundingBox();
  expect(at.y).toBeGreaterThan(box?.y ?? height);
  /* its first moment, in which it takes no press at all, is over */
  await expect.poll(() => question(page).evaluate((shown) => shown.getAnimations().length)).toBe(0);
  await page.mouse.up();
  await expect(page).toHaveURL(meant ?? '');
});

test(
  'a press in the moment in which the question comes is not taken for an answer',
  { tag: '@sweep' },
  async ({ page }) => {
    await page.addInitScript((name) => {
      const question = (): Element | undefined =>
        [...document.querySelectorAll('section[aria-labelledby]')].find(({ textContent }) =>
          textContent.includes(name),
        );
      const takesPress = (): boolean => {
        const [shown, box] = [question(), question()?.getBoundingClientRect()];
        if (shown === undefined || box === undefined) return false;
        return shown.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
      };
      new MutationObserver((_, self) => {
        if (question() === undefined) return;
        self.disconnect();
        Object.assign(globalThis, { takesPress, tookPressAtOnce: takesPress() });
      }).observe(document, { childList: true, subtree: true });
    }, QUESTION);
    await page.goto('/auto');
    await expect(question(page)).toBeVisible();
    expect(await page.evaluate('tookPressAtOnce')).toBe(false);
    await expect.poll(() => page.evaluate('takesPress()')).toBe(true);
  },
);

test('a choice made without the network is proven at the next visit', async ({ page, context }) => {
  await page.goto('/auto');
  await expect(question(page)).toBeVisible();
  await context.route('**/api/consents', (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/consents'));
  await press(page, 'Tout accepter');
  await expect(question(page)).toBeHidden();
  await lost;
  await context.unroute('**/api/consents');
  const proof = proofOf(page);
  await page.goto('/moto');
  expect((await proof).postDataJSON()).toMatchObject({ choices: { audience: true, maps: true } });
});

test('the choice on cookies is asked once and can be taken back', async ({ page }) => {
  await page.goto('/auto');
  const panel = page.getByRole('region', { name: 'Votre choix sur les cookies' });
  await expect(panel.getByRole('button', { name: 'Tout refuser' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Tout accepter' })).toBeVisible();
  await panel.getByRole('button', { name: 'Tout refuser' }).click();
  await expect(panel).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Gérer mes cookies' })).toBeVisible();
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Gérer mes cookies' }).click();
  await expect(panel).toBeVisible();
});
