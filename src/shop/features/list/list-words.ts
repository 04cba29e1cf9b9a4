import { useLingui } from '@lingui/react/macro';
import { categoryWords } from '#core/contract/pages/categories/category-words.ts';
import { categoryPath } from '#core/contract/pages/paths.ts';
import type { Page } from '#core/contract/pages/page.ts';
import { href } from '#core/contract/pages/href.ts';
import { appliedCount } from '#src/shop/features/list/filters/set-filters.ts';
import { useCrumbs } from '#src/shop/parts/page/use-crumbs.ts';
import { useFrame } from '#src/shop/parts/page/frame.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLocale, useTextLang, wordingOf } from '#src/i18n/use-locale.ts';
import type { Crumb } from '#src/ui/breadcrumb/breadcrumb.tsx';

export interface ListWords {
  path: string;
  title: string;
  text: string;
  textLang: ReturnType<typeof useTextLang>;
  /** "57 articles sur 642" */
  count: string;
  /** "Voir 57 articles" */
  see: string;
  crumbs: readonly Crumb[];
}

/** Titles and counts of a list, whatever it lists. */
export function useListWords(page: Extract<Page, { kind: 'list' }>): ListWords {
  const { t } = useLingui();
  const frame = useFrame();
  const format = useFormat();
  const locale = useLocale();
  const category = page.categoryId === null ? undefined : frame.category(page.categoryId);
  const said = category === undefined ? undefined : categoryWords(category, locale);
  const textLang = useTextLang(said?.locale);
  const { total, coming } = page.list;
  const found = format.number(total);
  const whole = coming?.of ?? (appliedCount(page.address) > 0 ? category?.productsCount : undefined);
  const all = format.number(whole ?? total);
  const path =
    category === undefined
      ? page.vehicles
        ? href(`${page.area ?? 'auto'}.vehicles.index`)
        : href('products.index')
      : categoryPath(category);
  const title =
    category === undefined
      ? page.vehicles
        ? page.area === 'moto'
          ? t`Motos à vendre`
          : t`Voitures à vendre`
        : t`Nos produits`
      : wordingOf(category.name, locale).text;
  const many = page.vehicles
    ? format.isOne(total)
      ? t`${found} annonce`
      : t`${found} annonces`
    : format.isOne(total)
      ? t`${found} produit`
      : t`${found} produits`;
  const crumbs = useCrumbs(page.crumbs, title);
  return {
    path,
    title,
    text: page.displayMode === 'products_only' ? '' : (said?.description ?? ''),
    textLang,
    count: whole === undefined ? many : t`${many} sur ${all}`,
    see: t`Voir ${many}`,
    crumbs,
  };
}
