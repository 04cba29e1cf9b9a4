import type { Entry } from '#core/domain/account/book.ts';
import { standingOn } from '#core/domain/revision/revision.ts';

type Known = Pick<Entry, 'rev' | 'revId'>;

/** The revision a change stands on, as this device knows it (rule S85), and an id for the revision that the change makes: the next one stands on it before the shop has answered. */
export const nextOn = (known: Known) => ({ ...standingOn(known), revId: crypto.randomUUID() });
