/** What somebody does at the desk and how long it takes: from the press to the frame that shows what was asked for. */
import type { Page } from '@playwright/test';

/** Text that has to stand, or has to be gone, in what a selector finds; `changed`: another text than before the press. */
export interface Wanted {
  readonly at: string;
  readonly holds?: string;
  readonly changed?: true;
}

export interface Deed {
  /** What is pressed: by its role's selector. */
  readonly press?: string;
  /** A choice of a select. */
  readonly choose?: readonly [selector: string, value: string];
  /** Typed into a field, whole; Enter follows. */
  readonly type?: readonly [selector: string, text: string];
  /** Typed into a field, whole; nothing follows. */
  readonly write?: readonly [selector: string, text: string];
}

/** ms from the start of a document to the frame that shows what is wanted. */
export async function untilStands(page: Page, url: string, selector: string, holds: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(([at, text]) => document.querySelector(at)?.textContent?.includes(text) === true, [
    selector,
    holds,
  ] as const);
  return page.evaluate(() => performance.now());
}

/** A pointer comes to what it will press, and rests there as a hand does: 150 ms. */
export async function reachFor(page: Page, selector: string): Promise<void> {
  await page.hover(selector);
  await page.waitForTimeout(150);
}

/** ms from the deed to the frame in which what is wanted stands. */
export function timed(page: Page, deed: Deed, wanted: Wanted): Promise<number> {
  return page.evaluate(
    async ([{ press, choose, type, write }, { at, holds, changed }]) => {
      const find = (selector: string): HTMLElement => {
        const found = document.querySelector<HTMLElement>(selector);
        if (found === null) throw new Error(`nothing at ${selector}`);
        return found;
      };
      const put = (field: HTMLElement, value: string, event: string): void => {
        const proto = field instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
        Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(field, value);
        field.dispatchEvent(new Event(event, { bubbles: true }));
      };
      const said = (): string => document.querySelector(at)?.textContent ?? '';
      const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
      const before = said();
      const stands = (): boolean => {
        const now = said();
        if (now === '' || (changed === true && now === before)) return false;
        return holds === undefined || now.includes(holds);
      };
      const since = performance.now();
      if (press !== undefined) find(press).click();
      if (choose !== undefined) put(find(choose[0]), choose[1], 'change');
      if (write !== undefined) put(find(write[0]), write[1], 'input');
      if (type !== undefined) {
        put(find(type[0]), type[1], 'input');
        await Promise.resolve();
        find(type[0]).closest('form')?.requestSubmit();
      }
      while (!stands()) {
        if (performance.now() - since > 30_000) throw new Error(`${at} did not come: ${said().slice(0, 200)}`);
        await frame();
      }
      await frame();
      return performance.now() - since;
    },
    [deed, wanted] as const,
  );
}

/** ms until the page of blocks is drawn on the canvas, its pictures aside, from the press. */
export function untilDrawn(page: Page, press: string, words: string): Promise<number> {
  return page.evaluate(
    async ([selector, text]) => {
      const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
      const since = performance.now();
      const link = document.querySelector<HTMLElement>(selector);
      if (link === null) throw new Error(`nothing at ${selector}`);
      link.click();
      const drawn = (): boolean => {
        const canvas = document.querySelector('iframe');
        return canvas?.contentDocument?.body?.textContent?.includes(text) === true;
      };
      while (!drawn()) {
        if (performance.now() - since > 30_000) throw new Error('the builder did not open');
        await frame();
      }
      await frame();
      return performance.now() - since;
    },
    [press, words] as const,
  );
}

/** The floor: so many rows of a database of the browser, read whole or by an index, and 25 of them drawn by hand. */
export async function fillFloor(page: Page, rows: number): Promise<void> {
  await page.evaluate(async (count) => {
    const opening = indexedDB.open('bench-floor');
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore('rows', { keyPath: 'uuid' }).createIndex('updatedAt', 'updatedAt');
    });
    await new Promise((done) => opening.addEventListener('success', done));
    const put = opening.result.transaction('rows', 'readwrite');
    for (let n = 0; n < count; n += 1)
      put.objectStore('rows').put({
        uuid: crypto.randomUUID(),
        title: `Titre ${(n * 7919) % count}, numéro ${n}`,
        slug: `bench-${n}`,
        status: 'published',
        categories: [],
        tags: [],
        author: null,
        createdAt: new Date(n * 1e7).toISOString(),
        updatedAt: new Date(n * 1e7).toISOString(),
      });
    await new Promise((done) => put.addEventListener('complete', done));
    opening.result.close();
  }, rows);
}

/** @param how `page`: by the index, 25 rows; `all`: everything, looked through and sorted by title */
export function floor(page: Page, how: 'page' | 'all'): Promise<number> {
  return page.evaluate(async (way) => {
    const opening = indexedDB.open('bench-floor');
    await new Promise((done) => opening.addEventListener('success', done));
    const since = performance.now();
    const store = opening.result.transaction('rows').objectStore('rows');
    const rows: { title: string; slug: string; updatedAt: string }[] = [];
    if (way === 'all') {
      const asked = store.getAll();
      await new Promise((done) => asked.addEventListener('success', done));
      const collator = new Intl.Collator('fr', { numeric: true });
      rows.push(...asked.result.filter(({ title }: { title: string }) => title.includes('1')));
      rows.sort((a, b) => collator.compare(a.title, b.title));
    } else {
      const asked = store.index('updatedAt').openCursor(null, 'prev');
      await new Promise((done) =>
        asked.addEventListener('success', () => {
          const cursor = asked.result;
          if (cursor === null || rows.length === 25) return done(null);
          rows.push(cursor.value);
          cursor.continue();
        }),
      );
    }
    const table = document.createElement('table');
    for (const { title, slug, updatedAt } of rows.slice(0, 25)) {
      const line = table.insertRow();
      for (const text of [title, slug, updatedAt]) line.insertCell().textContent = text;
    }
    document.body.append(table);
    await new Promise((drawn) => requestAnimationFrame(drawn));
    await new Promise((drawn) => requestAnimationFrame(drawn));
    table.remove();
    opening.result.close();
    return performance.now() - since;
  }, how);
}
