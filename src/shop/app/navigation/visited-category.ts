import { isPageAnswer } from '#src/shop/app/port/boot-guards.ts';

/** The category on the screen, or the one of the product there; null on any other page. `shown` is what its route loaded. */
export function visitedCategory(shown: unknown): number | null {
  if (!isPageAnswer(shown) || shown.status !== 200) return null;
  const { page } = shown;
  if (page.kind === 'list') return page.categoryId;
  return page.kind === 'product' ? (page.row.categoryIds[0] ?? null) : null;
}

/** True of a list of which only a part has come to this device. */
export function showsPart(shown: unknown): boolean {
  return (
    isPageAnswer(shown) && shown.status === 200 && shown.page.kind === 'list' && shown.page.list.coming !== undefined
  );
}
