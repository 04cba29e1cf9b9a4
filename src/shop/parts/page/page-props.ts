import type { Page, PageKind } from '#core/contract/pages/page.ts';

/** What a page of a kind is drawn from. */
export interface PageProps<K extends PageKind> {
  page: Extract<Page, { kind: K }>;
  /** ISO instant at which the prices were true. */
  pricedAt: string;
}
