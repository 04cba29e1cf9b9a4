/** Marks what belongs to the page and is replaced with it; viewport, charset and theme colour bear no mark. */
export const HEAD_MARK = 'data-head';

/** What the document's own head says of its page. */
export const printedHead = (): readonly Element[] => [
  ...document.head.querySelectorAll(`title, meta[name=robots], [${HEAD_MARK}]`),
];

/** Before the first drawing into an empty shell: the page on screen says its own. */
export function dropPrintedHead(): void {
  for (const element of printedHead()) element.remove();
}
