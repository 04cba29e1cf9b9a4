import type { Crumb } from '#core/contract/pages/page.ts';
import { categoryPath } from '#core/contract/pages/paths.ts';
import { useFrame } from '#src/shop/parts/page/frame.tsx';
import { useLocale, wordingOf } from '#src/i18n/use-locale.ts';

/** The way to a page in the reader's language; the last step says where one is and leads nowhere. */
export function useCrumbs(crumbs: readonly Crumb[], last: string): { label: string; href?: string }[] {
  const { structure } = useFrame();
  const locale = useLocale();
  return crumbs.map(({ label, href }, at) => {
    if (at === crumbs.length - 1) return { label: last };
    const category = structure.categories.find((one) => categoryPath(one) === href);
    return { label: category === undefined ? label : wordingOf(category.name, locale).text, href };
  });
}
