import type { Page } from '@playwright/test';

import { becomeReady, expect, test } from '../fixtures.ts';
import { openGate, OTHER_COLOUR } from '../gate.ts';

/** What the shop is painted with, as any part of it reads it. */
const accent = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--brand-auto-solid)';
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });

test(
  'other colours of the shop reach a tab that is open, which goes on where it was',
  { tag: '@sweep' },
  async ({ context, baseURL }) => {
    const gate = await openGate(baseURL ?? '');
    const here = await context.newPage();
    await here.goto(`${gate.origin}/auto`);
    await becomeReady(here);
    await here.getByLabel('Rechercher dans la boutique').fill('pla');
    gate.repaint();
    /* somebody begins anew: the worker brings the payload up to date and tells every tab */
    const there = await context.newPage();
    await there.goto(`${gate.origin}/moto`);
    await expect.poll(() => accent(here)).toBe(OTHER_COLOUR);
    await expect.poll(() => accent(there)).toBe(OTHER_COLOUR);
    await expect(here.getByLabel('Rechercher dans la boutique')).toHaveValue('pla');
    await gate.close();
  },
);
