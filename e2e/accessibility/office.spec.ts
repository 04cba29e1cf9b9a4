import type { Page } from '@playwright/test';

import { ADMIN, signIn } from '../admin/office.ts';
import { coveredControls, expect, expectNoBarrier, openScreen, test } from './barriers.ts';

/** How far it goes: from the menu to a list, from there to a form. */
const DEPTH = 2;
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 412, height: 839 };

/** Screens that the one on the screen leads to, each form of a kind once. */
async function leadsTo(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator('a[href^="/admin"]')
    .evaluateAll((links) => links.map((link) => new URL(link instanceof HTMLAnchorElement ? link.href : '').pathname));
  return [...new Set(hrefs)];
}

/** Which screen an address is of: records of one kind are looked at once. */
const kindOf = (path: string): string => path.replaceAll(/[\da-f]{8}-[\da-f-]{27}/gu, '{id}');

/** Every screen that one reaches in two steps from the dashboard. */
async function screens(page: Page): Promise<string[]> {
  const found = new Map([[kindOf('/admin/dashboard'), '/admin/dashboard']]);
  let edge = [...found.values()];
  for (let depth = 0; depth < DEPTH; depth += 1) {
    const next: string[] = [];
    for (const path of edge) {
      await openScreen(page, path);
      for (const to of await leadsTo(page)) {
        if (found.has(kindOf(to)) || to === '/admin/logout') continue;
        found.set(kindOf(to), to);
        next.push(to);
      }
    }
    edge = next;
  }
  return [...found.values()];
}

test('nothing stands in the way on any screen of the back office, on a desk and on a phone', async ({ page }) => {
  // a sweep: as long as there are screens
  test.setTimeout(1_800_000);
  await page.setViewportSize(DESK);
  await signIn(page, ADMIN);
  for (const path of await screens(page)) {
    await page.setViewportSize(DESK);
    await openScreen(page, path);
    await test.step(path, async () => {
      await expectNoBarrier(page, `${path} on a desk`);
      await page.setViewportSize(PHONE);
      await expectNoBarrier(page, `${path} on a phone`);
    });
  }
});

test('what the focus comes to never stands under the bar that saves', async ({ page }) => {
  test.setTimeout(600_000);
  await page.setViewportSize(DESK);
  await signIn(page, ADMIN);
  const FORMS = [
    'administration/configuration/sales',
    'administration/configuration/channels/create',
    'cms/contents/page/create',
  ];
  for (const path of FORMS) {
    await openScreen(page, `/admin/${path}`);
    expect(await coveredControls(page), path).toEqual([]);
  }
});
