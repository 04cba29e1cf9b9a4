/** A day of an editor without a network: everything is written on the device, a tab dies, and all of it arrives once. */
import type { BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';

import { expect, test } from '../fixtures.ts';
import { openGate, type Gate } from '../gate.ts';
import { tracesOf } from '../kept-here.ts';
import { ADMIN, becomeReady, EDITOR, signIn } from './office.ts';

const PAGES = '/admin/cms/contents/page';
const MENUS = '/admin/cms/menus';

/** Photos that no other is like. */
const photo = async (name: string, colour: string, width: number) => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height: 300, channels: 3, background: colour } })
    .png()
    .toBuffer(),
});

/** What stands on the page beside a banner and three photos. */
const OTHERS = ['Texte', 'Questions fréquentes', 'Appel à l’action', 'Boutons', 'Séparateur', 'Colonnes'];

const block = (page: Page) => page.getByRole('region', { name: 'Bloc choisi' });

async function addBlock(page: Page, kind: string): Promise<void> {
  await page.getByRole('button', { name: kind, exact: true }).last().click();
  await expect(block(page).getByRole('heading', { level: 2 })).toContainText(kind);
}

async function addPhoto(page: Page, file: Awaited<ReturnType<typeof photo>>): Promise<void> {
  await addBlock(page, 'Image');
  await block(page).getByRole('button', { name: 'Choisir une image' }).click();
  await block(page).locator('input[type=file]').setInputFiles(file);
  await expect(block(page).getByText(file.name).first()).toBeVisible();
  await block(page).getByLabel('Texte alternatif').fill(file.name);
}

/** By words: a list draws no more than fits the screen, and journeys before have left pages of their own. */
async function find(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Filtrer par titre ou slug' }).fill(words);
}

/** A copy of a page of the demo shop, so that no other journey reads what this one writes. */
async function duplicate(page: Page, title: string): Promise<void> {
  await find(page, title);
  await page.getByRole('button', { name: `Dupliquer ${title}`, exact: true }).click();
  await expect(page.getByText('La page a été dupliquée.').first()).toBeVisible();
  await expect(page.getByRole('link', { name: `${title} (copie)`, exact: true }).first()).toBeVisible();
}

async function openPage(page: Page, title: string): Promise<void> {
  await goTo(page, 'Pages');
  await find(page, title);
  // the newest: a journey before may have left its own
  await page.getByRole('link', { name: title, exact: true }).first().click();
  // the tab that was open last opens again
  await page.getByRole('tab', { name: 'Texte' }).click();
  await expect(page.getByLabel('Titre', { exact: true }).first()).toHaveValue(title);
}

/** Files of the library whose name holds these words, as the shop says. */
async function inLibrary(page: Page, words: string): Promise<{ fileName: string; width: number }[]> {
  const answer = await page.request.get(`/api/admin/cms/media?q=${words}`);
  const { data }: { data: { fileName: string; width: number }[] } = await answer.json();
  return data.map(({ fileName, width }) => ({ fileName, width })).sort((a, b) => a.width - b.width);
}

/** The tab is gone without a word, as when a browser crashes. */
async function die(context: BrowserContext, page: Page, at: string): Promise<Page> {
  await page.close();
  const next = await context.newPage();
  await next.goto(at);
  return next;
}

/** The editor sits behind a gate, whose other side is the shop. */
const journey = test.extend<{ gate: Gate }>({
  // oxlint-disable-next-line no-empty-pattern
  gate: async ({}, give, { project }) => {
    const gate = await openGate(project.use.baseURL ?? '');
    await give(gate);
    await gate.close();
  },
  baseURL: async ({ gate }, give) => give(gate.origin),
});

/** Saves, and waits until so much waits, what was typed last among it: from then on the tab may die. */
async function save(page: Page, waiting: number, typed?: string): Promise<void> {
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText(`${waiting} modifications en attente`)).toBeVisible();
  if (typed === undefined) return;
  const places = async () => (await tracesOf(page, [typed])).map(({ place }) => place);
  await expect.poll(places).toContainEqual(expect.stringMatching(/\/outbox$/u));
}

/** By a link, as a person goes: what is typed is in the queue when the next page stands. */
async function goTo(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

/** The entries of the menu that is chosen, from the first to the last. */
async function entries(page: Page): Promise<string[]> {
  const downs = page.getByRole('list', { name: 'Entrées du menu' }).getByRole('button', { name: /^Descendre /u });
  await expect(downs.first()).toBeVisible();
  const names = await downs.evaluateAll((buttons) => buttons.map((one) => one.getAttribute('aria-label') ?? ''));
  return names.map((name) => name.replace('Descendre ', ''));
}

const sent = (page: Page) => expect(page.getByText(/^À jour/u)).toBeVisible({ timeout: 40_000 });

journey(
  'a day of writing without a network, with tabs that die, arrives once and whole; another’s words are joined or shown',
  async ({ page: first, context, browser, gate }, { project }) => {
    // one journey instead of ten: what it shows is that all of it goes together
    test.slow();
    const run = Date.now().toString(36);
    const title = `Préparer l’hiver ${run}`;
    let page = first;
    await signIn(page, ADMIN, PAGES);
    await becomeReady(page);
    for (const one of ['Garanties', 'Livraison et retrait', 'Moyens de paiement']) await duplicate(page, one);
    await sent(page);
    await openPage(page, 'Livraison et retrait (copie)');
    const shared = page.url();
    /* what another tab opens is on the device, too */
    await page.goto(MENUS);
    await page.getByRole('combobox', { name: 'Menu', exact: true }).selectOption({ label: 'Pied de page, mentions' });
    await expect(page.getByRole('list', { name: 'Entrées du menu' }).getByRole('listitem').first()).toBeVisible();

    await context.setOffline(true);
    gate.cut();

    /* a page with blocks and photos; the tab dies in the middle */
    await page.goto(PAGES);
    await page.getByRole('link', { name: 'Créer' }).click();
    await page.getByLabel('Titre', { exact: true }).first().fill(title);
    await addBlock(page, 'Bandeau');
    await block(page).getByLabel('Titre', { exact: true }).fill('Cinq contrôles avant la neige');
    await addPhoto(page, await photo(`pneu-${run}`, '#00664a', 410));
    await addPhoto(page, await photo(`batterie-${run}`, '#ffd100', 420));
    await addPhoto(page, await photo(`balais-${run}`, '#141a1a', 430));
    for (const kind of OTHERS) await addBlock(page, kind);
    await page.getByLabel('Slug', { exact: true }).fill(`hiver-${run}`);
    await save(page, 4, `hiver-${run}`);
    const written = page.url();
    page = await die(context, page, written);
    await expect(page.getByLabel('Titre', { exact: true }).first()).toHaveValue(title);
    const structure = page.getByRole('navigation', { name: 'Structure' });
    await expect(structure.getByRole('button')).toHaveText([
      'Bandeau, Cinq contrôles avant la neige',
      ...Array.from({ length: 3 }, () => /^Image/u),
      ...OTHERS.map((kind) => new RegExp(`^${kind}`, 'u')),
    ]);
    const canvas = page.frameLocator('iframe[title="Aperçu de la page"]');
    await expect(canvas.getByRole('img', { name: `pneu-${run}.png` })).toHaveJSProperty('naturalWidth', 410);

    /* SEO texts of a page, the words of another, a menu, a copy that is written in, one that goes into the bin */
    await openPage(page, 'Garanties (copie)');
    await page.getByRole('tab', { name: 'Référencement' }).click();
    await page.getByLabel('Meta titre').fill(`Nos garanties ${run}`);
    await save(page, 5, `Nos garanties ${run}`);
    await openPage(page, 'Livraison et retrait (copie)');
    await page.getByLabel('Titre', { exact: true }).first().fill(`Livraison ${run}`);
    await page.getByRole('tab', { name: 'Référencement' }).click();
    await page.getByLabel('Meta titre').fill(`À moi ${run}`);
    await save(page, 6, `À moi ${run}`);
    await goTo(page, 'Pages');
    await duplicate(page, 'Mentions légales');
    await openPage(page, 'Mentions légales (copie)');
    await page.getByLabel('Titre', { exact: true }).first().fill(`Mentions ${run}`);
    await save(page, 8, `Mentions ${run}`);
    await goTo(page, 'Pages');
    await find(page, 'Moyens de paiement (copie)');
    const doomed = page.getByRole('link', { name: 'Moyens de paiement (copie)' });
    await expect(doomed.first()).toBeVisible();
    const others = (await doomed.count()) - 1;
    await page.getByRole('button', { name: 'Supprimer Moyens de paiement (copie)' }).first().click();
    await page.getByRole('button', { name: 'Mettre à la corbeille' }).click();
    await expect(doomed).toHaveCount(others);
    await page.goto(MENUS);
    await page.getByRole('combobox', { name: 'Menu', exact: true }).selectOption({ label: 'Pied de page, mentions' });
    const before = await entries(page);
    await page.getByRole('button', { name: `Descendre ${before[0]}` }).click();
    await save(page, 10);
    page = await die(context, page, '/admin/pending');
    await expect(page.getByRole('table', { name: 'Ce qui reste à envoyer' }).getByRole('row')).toHaveCount(8);
    await expect(page.getByText(`pneu-${run}.png`)).toBeVisible();

    /* meanwhile somebody else writes the same page: one field of their own, one that both have */
    const other = await browser.newContext({ baseURL: project.use.baseURL ?? '', locale: 'fr-FR' });
    const beside = await other.newPage();
    await signIn(beside, EDITOR, new URL(shared).pathname);
    await beside.getByRole('tab', { name: 'Détails' }).click();
    await beside.getByLabel('Description courte (français)').fill(`À eux ${run}`);
    await beside.getByRole('tab', { name: 'Référencement' }).click();
    await beside.getByLabel('Meta titre').fill(`À eux ${run}`);
    // the sentence of before the typing is no answer to it
    await expect(beside.getByText('Enregistré sur cet appareil').first()).toBeVisible();
    await expect(beside.getByText('Enregistré dans la boutique').first()).toBeVisible();

    gate.join();
    await context.setOffline(false);
    await page.getByRole('link', { name: /Choisir/u }).click({ timeout: 40_000 });
    await expect(page.getByText('1 à choisir')).toBeVisible();
    await page.getByRole('radio', { name: /votre version/u }).check();
    await page.getByRole('button', { name: 'Enregistrer le résultat' }).click();
    await sent(page);

    /* once, whole, and everybody sees it */
    expect(await inLibrary(beside, run)).toEqual([
      { fileName: `pneu-${run}.png`, width: 410 },
      { fileName: `batterie-${run}.png`, width: 420 },
      { fileName: `balais-${run}.png`, width: 430 },
    ]);
    await beside.goto(`${PAGES}?q=${run}`);
    for (const one of [title, `Livraison ${run}`, `Mentions ${run}`])
      await expect(beside.getByRole('link', { name: one, exact: true })).toHaveCount(1);
    await find(beside, 'Moyens de paiement (copie)');
    await expect(beside.getByRole('link', { name: 'Moyens de paiement (copie)' })).toHaveCount(others);
    await beside.goto(new URL(shared).pathname);
    await beside.getByRole('tab', { name: 'Détails' }).click();
    await expect(beside.getByLabel('Description courte (français)')).toHaveValue(`À eux ${run}`);
    await beside.getByRole('tab', { name: 'Référencement' }).click();
    await expect(beside.getByLabel('Meta titre')).toHaveValue(`À moi ${run}`);
    await beside.goto(new URL(written).pathname);
    await beside.getByRole('tab', { name: 'Texte' }).click();
    const arrived = beside
      .frameLocator('iframe[title="Aperçu de la page"]')
      .getByRole('img', { name: `batterie-${run}.png` });
    await expect(arrived).toHaveAttribute('height', '300');
    await expect.poll(() => arrived.evaluate((img) => img instanceof HTMLImageElement && img.complete)).toBe(true);
    await beside.goto(MENUS);
    await beside.getByRole('combobox', { name: 'Menu', exact: true }).selectOption({ label: 'Pied de page, mentions' });
    await expect.poll(() => entries(beside)).toEqual([before[1], before[0], ...before.slice(2)]);
    await beside.getByRole('button', { name: `Monter ${before[0]}` }).click();
    await beside.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await other.close();
  },
);
