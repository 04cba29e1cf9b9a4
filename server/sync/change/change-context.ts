import type { RecordKey } from '#core/wire/record.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { StorageGateway } from '#server/gateways/storage/storage-gateway.ts';
import type { Ids } from '#server/ids.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { ReadSetting } from '#server/platform/settings/core-config.ts';
import type { Person, SyncedPerson } from '#server/platform/person.ts';

import type { ChangeOwner } from './change-owner.ts';
import type { Units } from './unit-of-work.ts';

/** What a change in memory may use: time and units of work, and nothing that reaches the database itself. */
export type MemoryContext = Pick<ChangeContext, 'units' | 'now'>;

/**
 * What the handler of a change may use. Everything it does goes through `trx`, so that a refusal undoes it; effects on
 * the outside world are jobs enqueued in the same transaction (design §5, rule 8).
 */
export interface ChangeContext<P extends SyncedPerson = Person> {
  readonly trx: Trx;
  /** Whose change this is. */
  readonly person: P;
  /** Makes every effect happen once; unique in each document a change creates (rule 2). */
  readonly mutId: string;
  readonly now: Date;
  readonly locale: Locale;
  /** Where it came from, for limits; and how many times as much as usual a network may do. */
  readonly network: string;
  readonly limitFactor: number;
  readonly ids: Ids;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  /** Files of people: under names nobody can guess. */
  readonly storage: Pick<StorageGateway, 'write'>;
  /** Where requests of customers arrive. */
  readonly shopEmail: string;
  /** Settings as this transaction sees them. */
  readonly settings: () => Promise<ReadSetting>;
  /** What subjects hold in memory for this transaction. */
  readonly units: Units<P>;
  /** Notes a record that moved beside those the change names by itself. */
  readonly touch: (key: RecordKey) => void;
}

/** The same before a handler runs. */
export type BaseChangeContext<P extends SyncedPerson = Person> = Omit<ChangeContext<P>, 'touch'> &
  Pick<ChangeOwner<P>, 'closedAreas'>;
