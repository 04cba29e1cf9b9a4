/** What the routes of a managed thing take and answer: a record, what of it is written, its history. */
import * as v from 'valibot';
import * as f from '#core/wire/fields.ts';
import type { PermissionResource } from '#core/domain/actor/permission-keys.ts';
import type { FieldSet } from './field.ts';
import { entriesOf, schemaOf, writtenSchemaOf, type OutputOf, type Writing } from './field-set.ts';
import { variantFields, type Resource } from './resource.ts';

/** What a language or a channel says for itself, by its code; a field left out is as everywhere. */
export type Variants = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export interface Managed<Fields = object> {
  readonly uuid: string;
  readonly rev: number;
  /** Which revision that is (rule S85). */
  readonly revId?: string | undefined;
  /** ISO instants. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly fields: Fields;
  /** By language, where the definition has translatable fields. */
  readonly translations?: Variants | undefined;
  /** By channel, where the definition has fields that differ. */
  readonly channels?: Variants | undefined;
  /** What only the server works out, where the definition names some. */
  readonly computed?: Readonly<Record<string, unknown>> | undefined;
}

const locale = v.pipe(v.string(), v.regex(/^[a-z]{2}_[A-Z]{2}$/u, 'locale.invalid'));

/** Values by code: only the fields that may differ, each left out where it does not. */
function variantsOf(code: v.GenericSchema<string, string>, fields: FieldSet) {
  return v.pipe(
    v.record(code, v.partial(v.strictObject(entriesOf(fields)))),
    v.check((all) => Object.keys(all).length <= 20, 'list.tooLong'),
  );
}

/** What is written of a record; languages and channels left out stay as they are. */
export function writtenEntries<F extends FieldSet>(
  { fields, translatable, perChannel }: Resource<PermissionResource, F>,
  of: Writing,
) {
  return {
    fields: writtenSchemaOf(fields, of),
    translations: v.optional(variantsOf(locale, variantFields(fields, translatable))),
    channels: v.optional(variantsOf(f.area, variantFields(fields, perChannel))),
  };
}

export interface Written<Fields = object> {
  readonly fields: Fields;
  readonly translations?: Variants | undefined;
  readonly channels?: Variants | undefined;
}

/** A record as it is answered. */
export function rowOf<F extends FieldSet>(
  resource: Resource<PermissionResource, F>,
): v.GenericSchema<unknown, Managed<OutputOf<F>>>;
export function rowOf({ fields }: Resource): v.GenericSchema<unknown, Managed> {
  const values = v.record(v.string(), v.unknown());
  return v.object({
    uuid: v.string(),
    rev: v.number(),
    revId: f.toldRevId,
    createdAt: f.instant,
    updatedAt: f.instant,
    fields: schemaOf(fields),
    translations: v.optional(v.record(v.string(), values)),
    channels: v.optional(v.record(v.string(), values)),
    computed: v.optional(values),
  });
}

const nullableValues = v.nullable(v.record(v.string(), v.unknown()));

/** What a history tells: writes, and that somebody of the shop was in it as a customer. */
export const HISTORY_ACTIONS = ['store', 'update', 'destroy', 'signInAs', 'signOutAs'] as const;
export type HistoryAction = (typeof HISTORY_ACTIONS)[number];

/** A write of the history: of each part only what differs. */
export const historyEntry = v.object({
  id: v.number(),
  at: f.instant,
  actor: v.object({ id: v.string(), name: v.string() }),
  action: v.picklist(HISTORY_ACTIONS),
  before: nullableValues,
  after: nullableValues,
});
export type HistoryEntry = v.InferOutput<typeof historyEntry>;

/** As many rows as a search counts; where more have its words, it says « plus de ». */
export const MOST_COUNTED = 10_000;

export const listMeta = v.object({
  total: v.number(),
  /** There are more than `total`. */
  more: v.boolean(),
  perPage: v.number(),
  next: v.nullable(v.string()),
  previous: v.nullable(v.string()),
});
export type ListMeta = v.InferOutput<typeof listMeta>;

/** A record where one is chosen. */
export const lookupRow = v.object({ uuid: v.string(), title: v.string(), subtitle: v.optional(v.string()) });
export type LookupRow = v.InferOutput<typeof lookupRow>;

/** What names a record: the label of a line of its definition's `usedBy`, how many there, and what the first are called. */
export const dependent = v.object({
  resource: v.string(),
  count: v.number(),
  titles: v.array(v.string()),
  /** It goes with the record, or lets go of it. */
  goes: v.optional(v.boolean()),
});
export type Dependent = v.InferOutput<typeof dependent>;
