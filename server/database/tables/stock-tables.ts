/** Stock: why it is what it is, what was counted of it and what is expected. */
import type { Generated } from 'kysely';

import type { CorrectionCause } from '#core/domain/stock/correction.ts';
import type { StockReason } from '#core/domain/stock/movement.ts';

import type { Day, DefaultInstant, Id, Instant, Maybe, MaybeInstant } from './columns.ts';

export interface StockMovementRow {
  id: Id;
  uuid: Generated<string>;
  product_id: number;
  source: string;
  delta: number;
  /** The database writes it: what the place holds from then on. */
  left_after: Generated<number>;
  reason: StockReason;
  ref: Maybe<string>;
  admin: Maybe<string>;
  cause: Maybe<CorrectionCause>;
  note: Maybe<string>;
  at: DefaultInstant;
}

export interface StockCountRow {
  uuid: string;
  rev: Generated<number>;
  rev_id: Generated<string>;
  source: string;
  category_id: Maybe<number>;
  status: Generated<'open' | 'done' | 'dropped'>;
  opened_at: Instant;
  opened_by: string;
  closed_at: MaybeInstant;
  closed_by: Maybe<string>;
  updated_at: Instant;
}

export interface StockCountEntryRow {
  id: Id;
  uuid: string;
  count: string;
  product_id: number;
  way: 'add' | 'set';
  pieces: number;
  at: Instant;
  arrived_at: Instant;
  admin: string;
}

export interface StockArrivalRow {
  uuid: string;
  product_id: number;
  source: string;
  pieces: number;
  expected_on: Day;
  status: Generated<'expected' | 'received' | 'dropped'>;
  planned_by: string;
  planned_at: Instant;
  closed_by: Maybe<string>;
  closed_at: MaybeInstant;
}
