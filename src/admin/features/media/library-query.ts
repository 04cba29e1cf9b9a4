/** What the library is asked for, as its address says it: back, reload and a shared link find the same files. */
import { MEDIA_SORTS } from '#core/contract/cms/media/media-file.ts';
import { MEDIA_TYPES } from '#core/domain/media/media-format.ts';
import { cutText } from '#core/domain/text/cut-text.ts';
import { isUuid } from '#core/domain/text/uuid.ts';
import type { LibraryWords } from '#src/admin/parts/media/use-library.ts';

/** Files of a type, or pictures that say nothing to whoever does not see them. */
export const LIBRARY_KINDS = ['all', ...MEDIA_TYPES, 'noAlt'] as const;
export type LibraryKind = (typeof LIBRARY_KINDS)[number];

export interface LibraryQuery {
  readonly kind: LibraryKind;
  readonly q: string;
  /** `none`: what stands in no folder; null: wherever it stands. */
  readonly folder: string | null;
  readonly category: string | null;
  readonly sort: (typeof MEDIA_SORTS)[number];
  /** From 1. */
  readonly page: number;
  /** As lines, not as tiles. */
  readonly isList: boolean;
}

/** What the address says; what is no question is left out. */
export function libraryQuery(words: URLSearchParams): LibraryQuery {
  const [folder, category, page] = [words.get('folder'), words.get('category'), words.get('page') ?? ''];
  return {
    kind: LIBRARY_KINDS.find((one) => one === words.get('kind')) ?? 'all',
    q: cutText(words.get('q') ?? '', 200),
    folder: folder === 'none' || isUuid(folder) ? folder : null,
    category: isUuid(category) ? category : null,
    sort: MEDIA_SORTS.find((one) => one === words.get('sort')) ?? 'newest',
    page: /^[1-9]\d{0,4}$/u.test(page) ? Number(page) : 1,
    isList: words.get('view') === 'list',
  };
}

/** As the address writes it: what is usual is left out. */
export const addressWords = ({ kind, q, folder, category, sort, page, isList }: LibraryQuery) => ({
  kind: kind === 'all' ? null : kind,
  q: q === '' ? null : q,
  folder,
  category,
  sort: sort === 'newest' ? null : sort,
  page: page === 1 ? null : page,
  view: isList ? 'list' : null,
});

/** As the library is asked. */
export const wordsOf = ({ kind, q, folder, category, sort }: LibraryQuery): LibraryWords => ({
  ...(kind === 'all' ? {} : kind === 'noAlt' ? { lacks: 'alt' } : { type: kind }),
  ...(q === '' ? {} : { q }),
  ...(folder === null ? {} : { folder }),
  ...(category === null ? {} : { category }),
  sort,
});
