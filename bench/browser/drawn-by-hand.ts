import type { Page } from '@playwright/test';

/** The floor of a list: ms from asking the shop to the frame in which what it answered stands as a table of text. */
export function drawnByHand(page: Page, path: string): Promise<number> {
  return page.evaluate(async (asked) => {
    const since = performance.now();
    const { data }: { data: Record<string, unknown>[] } = await (await fetch(asked)).json();
    const table = document.createElement('table');
    for (const one of data) {
      const line = table.insertRow();
      for (const value of Object.values(one)) line.insertCell().textContent = String(value);
    }
    document.body.append(table);
    await new Promise((drawn) => requestAnimationFrame(drawn));
    await new Promise((drawn) => requestAnimationFrame(drawn));
    table.remove();
    return performance.now() - since;
  }, path);
}
