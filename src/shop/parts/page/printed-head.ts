/** Marks what belongs to the page and is replaced with it; viewport, charset and theme colour bear no mark. */
export const HEAD_MARK = 'data-head';

/** Before the first drawing into an empty shell: what the document's own head said of the page. */
export function dropPrintedHead(): void {
  for (const element of document.head.querySelectorAll(`title, meta[name=robots], [${HEAD_MARK}]`)) element.remove();
}
