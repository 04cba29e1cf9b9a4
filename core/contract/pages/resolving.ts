import type { ListAddress } from '#core/contract/pages/list-address.ts';
import type { PageSource, SourceState } from '#core/contract/pages/page-source.ts';

/** What the resolvers of the single kinds need. */
export interface Resolving {
  source: PageSource;
  state: SourceState;
  /** Path with leading slash, without a trailing one, decoded. */
  path: string;
  query: ReadonlyMap<string, string>;
  address: ListAddress;
}
