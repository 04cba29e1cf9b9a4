/** The two stretches of time that every figure is asked for, as SQL reads them. */
import { sql, type RawBuilder } from 'kysely';

import { stepsOf, type Granularity, type Period } from '#core/domain/dashboard/period.ts';
import { endOfParisDay, parisInstant } from '#core/domain/shop/paris-instant.ts';
import type { Area } from '#core/domain/shop/area.ts';

export interface Asked {
  readonly period: Period;
  readonly compared: Period | null;
  readonly granularity: Granularity;
  /** Null: both. */
  readonly area: Area | null;
  readonly now: Date;
}

const row = (name: string, { from, to }: Period): RawBuilder<unknown> =>
  sql`(${name}::text, ${new Date(parisInstant(from))}::timestamptz, ${new Date(endOfParisDay(to))}::timestamptz)`;

/** A table `span (name, lo, hi)`: `current`, and `previous` where something is compared; both ends belong to it. */
export const spans = ({ period, compared }: Asked): RawBuilder<unknown> =>
  sql`(values ${sql.join([row('current', period), ...(compared ? [row('previous', compared)] : [])])}) as span (name, lo, hi)`;

/** The step that an instant falls into, named as `stepsOf` names it. */
export function stepIn({ granularity }: Asked, instant: RawBuilder<unknown>): RawBuilder<string> {
  const paris = sql`(${instant} at time zone 'Europe/Paris')`;
  if (granularity === 'hour') return sql<string>`to_char(${paris}, 'YYYY-MM-DD"T"HH24')`;
  return sql<string>`to_char(date_trunc(${sql.lit(granularity)}, ${paris}), 'YYYY-MM-DD')`;
}

/** Only of the area, where one is asked for. */
export const inArea = ({ area }: Asked, column: RawBuilder<unknown>): RawBuilder<boolean> =>
  area === null ? sql<boolean>`true` : sql<boolean>`${column} = ${area}`;

export interface Stepped {
  readonly name: string;
  readonly step: string;
}

/** A value for every step of both stretches, in order; 0 where nothing was. */
export interface Series {
  readonly current: readonly number[];
  readonly previous: readonly number[] | null;
}

/** @param valueOf read from the row of a step */
export function seriesOf<Row extends Stepped>(
  { period, compared, granularity }: Asked,
  rows: readonly Row[],
  valueOf: (row: Row) => number,
): Series {
  const values = new Map(rows.map((one) => [`${one.name} ${one.step}`, valueOf(one)]));
  const of = (name: string, span: Period) =>
    stepsOf(span, granularity).map((step) => values.get(`${name} ${step}`) ?? 0);
  return { current: of('current', period), previous: compared && of('previous', compared) };
}
