/**
 * Which page numbers to show: first, last, and the current one with its neighbours; `undefined` is a gap.
 * A gap never hides a single page.
 */
export function pageWindow(current: number, last: number): (number | undefined)[] {
  const near = new Set([1, last, current - 1, current, current + 1].filter((page) => page >= 1 && page <= last));
  const shown = [...near].sort((a, b) => a - b);
  return shown.flatMap((page, at) => {
    const before = shown[at - 1] ?? page - 1;
    if (page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : [undefined, page];
  });
}
