import type { Area } from '#core/domain/shop/area.ts';
import type { ContentSummary } from '#core/contract/content/content-document.ts';
import type { Page } from '#core/contract/pages/page.ts';
import { RESULTS_ALONE } from '#core/contract/pages/list-address.ts';
import { categoryPath, productPath } from '#core/contract/pages/paths.ts';
import type { ShownCategory } from '#core/contract/pages/port.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { href } from '#core/contract/pages/href.ts';
import { wordingOf } from '#src/i18n/use-locale.ts';

export type SearchAnswer = Extract<Page, { kind: 'search' }>;

/** Proposals of each group while typing. */
const PRODUCTS = 4;
const CONTENTS = 3;

/** One proposal; the arrow keys go through all of them in this order. */
export type Option = { href: string } & (
  | { kind: 'category'; category: ShownCategory; count: number }
  | { kind: 'product'; row: CatalogueRow }
  | { kind: 'content'; content: ContentSummary }
);

export function optionsOf(answer: SearchAnswer, categoryOf: (id: number) => ShownCategory | undefined): Option[] {
  return [
    /* without results they are the first departments of the shop: for the page of results, not for proposals */
    ...(resultCount(answer) === 0 ? [] : answer.categories).flatMap(({ id, count }): Option[] => {
      const category = categoryOf(id);
      return category === undefined ? [] : [{ kind: 'category', category, count, href: categoryPath(category) }];
    }),
    ...answer.products.rows.slice(0, PRODUCTS).map((row): Option => ({ kind: 'product', row, href: productPath(row) })),
    ...[...answer.posts, ...answer.pages]
      .slice(0, CONTENTS)
      .map((content): Option => ({ kind: 'content', content, href: content.path })),
  ];
}

export function optionTitle(option: Option, locale: Locale): string {
  switch (option.kind) {
    case 'category':
      return wordingOf(option.category.name, locale).text;
    case 'product':
      return option.row.name;
    case 'content':
      return option.content.title;
  }
}

export const resultCount = (answer: SearchAnswer): number =>
  answer.products.total + answer.posts.length + answer.pages.length;

/** @param isLed the text leads elsewhere: its results are asked for alone */
export const resultsHref = (text: string, area: Area, isLed = false): string =>
  href('search', {}, { q: text, area, ...(isLed ? { [RESULTS_ALONE]: 1 } : {}) });
