import type { RecordKey } from '#core/contract/offline.ts';
import type { Locale } from '#core/domain/locale.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { Ids } from '#server/ids.ts';
import type { Jobs } from '#server/services/jobs/jobs.ts';
import type { CartDesk } from '#server/services/cart/cart-desk.ts';
import type { Person } from '#server/services/person.ts';

/** What a change of a cart may use: time and the carts on the desk, and nothing that reaches the database itself. */
export type DeskWork = Pick<ChangeGround, 'carts' | 'now'>;

/**
 * What the handler of a change may use. Everything it does goes through `trx`, so that a refusal undoes it; effects on
 * the outside world are jobs enqueued in the same transaction (design §5, rule 8).
 */
export interface ChangeGround {
  readonly trx: Trx;
  /** Whose change this is. */
  readonly person: Person;
  /** Makes every effect happen once; unique in each document a change creates (rule 2). */
  readonly mutId: string;
  readonly now: Date;
  readonly locale: Locale;
  readonly ids: Ids;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  /** Where requests of customers arrive. */
  readonly shopEmail: string;
  /** The person's carts, locked when first opened. */
  readonly carts: CartDesk;
}

export interface ChangeWork extends ChangeGround {
  /** Notes a record that moved beside those the change names by itself. */
  readonly touch: (key: RecordKey) => void;
}
