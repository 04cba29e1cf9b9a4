/**
 * Says which documents begin the next start (docs/decisions/0010-kept-documents.md). They are French and hold prices:
 * a reader of another language begins with the shell, and no document outlives the catalogue it was drawn from.
 */
import { DEFAULT_LOCALE, type Locale } from '#core/domain/shop/locale.ts';
import { pagesToKeep } from '#core/contract/pages/kept-pages.ts';
import type { KeepPages } from '#core/contract/shop/worker-messages.ts';
import type { CatalogueStatus } from '#src/catalogue/status/status.ts';

export interface KeptPagesDeps {
  /** Path and query with which this tab was opened. */
  readonly opened: string;
  readonly status: () => Pick<CatalogueStatus, 'rev' | 'isDurable'>;
  /** The language the person chose. */
  readonly locale: () => Locale;
  readonly tell: (message: KeepPages) => void;
}

/** Answers what to call whenever the catalogue was brought up to date or the language chosen; repeats nothing. */
export function createKeptPages({ opened, status, locale, tell }: KeptPagesDeps): () => void {
  let told = '';
  return () => {
    const { rev, isDurable } = status();
    if (rev === null) return;
    const paths = isDurable && locale() === DEFAULT_LOCALE ? pagesToKeep(opened) : [];
    const said = `${rev} ${paths.join(' ')}`;
    if (said === told) return;
    told = said;
    tell({ type: 'KEEP_PAGES', rev, paths });
  };
}
