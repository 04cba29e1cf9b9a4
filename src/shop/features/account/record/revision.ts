import type { Entry } from '#core/domain/account/book.ts';
import type { BaseRevision } from '#core/domain/revision/revision.ts';

type Known = Pick<Entry, 'rev' | 'revId'>;

/** The revision a change stands on, as this device knows it (rule S85). */
export const baseOf = ({ rev, revId }: Known): BaseRevision => ({
  rev,
  ...(revId === undefined ? {} : { baseRevId: revId }),
});

/** The same, and an id for the revision that the change makes: the next one stands on it before the shop has answered. */
export const nextOn = (known: Known) => ({ ...baseOf(known), revId: crypto.randomUUID() });
