/**
 * The client of the content management system (specification §7): the shop's server asks in its place, with the key that
 * no browser knows. What entries hold is text of others: whoever shows it makes no markup of it.
 */
import { CallFailed, problemOf } from '#src/api/failure.ts';
import type { OpenFetch } from '#src/api/without-credentials.ts';

type WordpressList = 'posts' | 'pages' | 'categories' | 'tags' | 'media';

export interface WordpressEntries {
  readonly entries: readonly unknown[];
  /** Entries of the whole list. */
  readonly total: number;
}

/**
 * Reads a list, published entries only.
 * @throws Refusal what the shop refused (`route.unknown` where it has no such system), or CallFailed without an answer
 */
export async function readWordpress(
  ask: OpenFetch,
  list: WordpressList,
  query: Readonly<Record<string, string>> = {},
): Promise<WordpressEntries> {
  const answer = await ask(`/wp/${list}?${new URLSearchParams(query).toString()}`).catch((error: unknown) => {
    throw new CallFailed('offline', { cause: error });
  });
  if (!answer.ok) throw await problemOf(answer);
  const entries: unknown = await answer.json();
  if (!Array.isArray(entries)) throw new CallFailed('serverFault');
  return { entries, total: Number(answer.headers.get('x-wp-total') ?? entries.length) };
}
