/** Kinds of columns, each with what is read and what may be written. */
import type { ColumnType, GeneratedAlways } from 'kysely';

export type Id = GeneratedAlways<number>;
export type Instant = ColumnType<Date, Date | string, Date | string>;
export type MaybeInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
export type DefaultInstant = ColumnType<Date, Date | string | undefined, Date | string>;
/** numeric(12,4) euros, or a rate, as text: services turn it into Money (core/domain/price/money.ts). */
export type Decimal = ColumnType<string, string | number, string | number>;
export type MaybeDecimal = ColumnType<string | null, string | number | null | undefined, string | number | null>;
export type DefaultDecimal = ColumnType<string, string | number | undefined, string | number>;
/** `YYYY-MM-DD`: a day has no time zone. */
export type Day = string;
export type MaybeDay = ColumnType<string | null, string | null | undefined, string | null>;
/** jsonb: read as a value, written as JSON text (the driver would turn arrays into PostgreSQL arrays). */
export type Json<T> = ColumnType<T, string, string>;
export type MaybeJson<T> = ColumnType<T | null, string | null | undefined, string | null>;
export type DefaultJson<T> = ColumnType<T, string | undefined, string>;
export type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;
