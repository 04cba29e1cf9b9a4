/**
 * Pages by what their neighbours hold, not by counting: the thousandth costs what the first does, and none repeats or
 * leaves out a row while others are written. An empty value is the greatest.
 */
import { sql, type RawBuilder } from 'kysely';
import * as v from 'valibot';

import type { Listed, ListQuery } from '#core/resources/list-query.ts';
import { Refusal } from '#core/wire/refusal.ts';

type Expression = RawBuilder<unknown>;
type Kind = Listed[string]['kind'];

/** The row beside a page, and on which side of it the page lies. */
export interface Place {
  readonly back: boolean;
  /** Its value as PostgreSQL writes it. */
  readonly value: string | null;
  readonly uuid: string;
}

const TYPES: Partial<Record<Kind, string>> = {
  quantity: 'bigint',
  money: 'numeric',
  percent: 'numeric',
  decimal: 'numeric',
  boolean: 'boolean',
  day: 'date',
  instant: 'timestamptz',
  reference: 'uuid',
};

const cursorShape = v.strictTuple([
  v.string(),
  v.picklist(['after', 'before']),
  v.nullable(v.string()),
  v.pipe(v.string(), v.uuid()),
]);

const orderName = ({ name, descending }: ListQuery['order']): string => (descending ? `-${name}` : name);

export const cursorOf = (order: ListQuery['order'], { back, value, uuid }: Place): string =>
  Buffer.from(JSON.stringify([orderName(order), back ? 'before' : 'after', value, uuid])).toString('base64url');

/** @throws Refusal `input.invalid` for what no answer in this order has named */
export function placeOf({ cursor, order }: Pick<ListQuery, 'cursor' | 'order'>): Place | null {
  if (cursor === null) return null;
  const read = v.safeParse(cursorShape, parsed(cursor));
  if (!read.success || read.output[0] !== orderName(order)) throw invalidCursor();
  const [, side, value, uuid] = read.output;
  return { back: side === 'before', value, uuid };
}

export const invalidCursor = () =>
  new Refusal('input.invalid', { fields: [{ path: 'cursor', code: 'cursor.invalid' }] });

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
}

/** Texts stand as a French reader looks for them. */
export const sortKey = (kind: Kind, expression: Expression): Expression =>
  isText(kind) ? sql`(${expression} collate "fr-x-icu")` : expression;

const isText = (kind: Kind): boolean => TYPES[kind] === undefined && kind !== 'choice' && kind !== 'country';

/** @param forward whether the greatest come last */
export function ordering(key: Expression, forward: boolean): Expression {
  return forward ? sql`${key} asc nulls last, t.uuid asc` : sql`${key} desc nulls first, t.uuid desc`;
}

/** Rows on the other side of a place. @param forward the direction they are read in */
export function beyond(key: Expression, kind: Kind, { value, uuid }: Place, forward: boolean): Expression {
  if (value === null)
    return forward
      ? sql`(${key} is null and t.uuid > ${uuid}::uuid)`
      : sql`((${key} is null and t.uuid < ${uuid}::uuid) or ${key} is not null)`;
  const at = sql`(${value}::${sql.raw(TYPES[kind] ?? 'text')}, ${uuid}::uuid)`;
  return forward ? sql`((${key}, t.uuid) > ${at} or ${key} is null)` : sql`(${key}, t.uuid) < ${at}`;
}
