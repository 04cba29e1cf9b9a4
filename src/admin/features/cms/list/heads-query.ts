/** A list of documents as its address says it: filtered, sorted and paged on the device, so that it needs no network. */
import { CONTENT_STATUSES, type ContentStatus } from '#core/domain/cms/content-status.ts';
import type { DocumentHead } from '#core/contract/cms/document.ts';

export const SORTS = ['updatedAt', 'createdAt', 'title', 'slug', 'status'] as const;
export type Sort = (typeof SORTS)[number];

export interface HeadsQuery {
  readonly text: string;
  /** Null: everything but the bin. */
  readonly status: ContentStatus | null;
  /** UUID of a category or tag. */
  readonly term: string | null;
  readonly sort: Sort;
  readonly isDown: boolean;
  readonly page: number;
}

const isStatus = (text: string | null): text is ContentStatus => CONTENT_STATUSES.some((one) => one === text);
const isSort = (text: string): text is Sort => SORTS.some((one) => one === text);

/** What the address says; what is no question is left out. */
export function queryIn(words: URLSearchParams): HeadsQuery {
  const status = words.get('status');
  const given = words.get('sort') ?? '-updatedAt';
  const sort = given.replace(/^-/, '');
  const page = Number(words.get('page') ?? '1');
  return {
    text: words.get('q') ?? '',
    status: isStatus(status) ? status : null,
    term: words.get('term'),
    sort: isSort(sort) ? sort : 'updatedAt',
    isDown: given.startsWith('-'),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** What a list shows of itself where nobody has asked for anything. */
export const isPlain = (query: HeadsQuery): boolean =>
  query.page === 1 && Object.values(wordsOf(query)).every((word) => word === null);

/** The words of an address that say a question; what is usual is not said. */
export const wordsOf = ({ text, status, term, sort, isDown, page }: HeadsQuery): Record<string, string | null> => ({
  q: text === '' ? null : text,
  status,
  term,
  sort: sort === 'updatedAt' && isDown ? null : `${isDown ? '-' : ''}${sort}`,
  page: page === 1 ? null : String(page),
});

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A list is looked through at every letter, and its heads do not change: each is folded once. */
const said = new WeakMap<DocumentHead, string>();

function saidOf(head: DocumentHead): string {
  const known = said.get(head);
  if (known !== undefined) return known;
  const made = folded(`${head.title} ${head.slug}`);
  said.set(head, made);
  return made;
}

const collator = new Intl.Collator('fr', { numeric: true });

/** Those that fit, in order; of equal ones the newest first. */
export function fitting(
  heads: readonly DocumentHead[],
  { text, status, term, sort, isDown }: HeadsQuery,
): readonly DocumentHead[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  const fits = (head: DocumentHead): boolean =>
    (status === null ? head.status !== 'trash' : head.status === status) &&
    (term === null || head.categories.includes(term) || head.tags.includes(term)) &&
    words.every((word) => saidOf(head).includes(word));
  const way = isDown ? -1 : 1;
  const isText = sort === 'title' || sort === 'slug';
  return heads.filter(fits).toSorted((a, b) => {
    const order = isText ? collator.compare(a[sort], b[sort]) : a[sort] < b[sort] ? -1 : a[sort] > b[sort] ? 1 : 0;
    return order === 0 ? (a.updatedAt < b.updatedAt ? 1 : -1) : order * way;
  });
}
