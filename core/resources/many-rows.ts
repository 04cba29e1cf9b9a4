/** What is asked of many records at once: changes of all that are chosen, and a file of all that are listed. */
import * as v from 'valibot';
import * as f from '#core/wire/fields.ts';
import { listQueryOf, type ListQuery } from './list-query.ts';
import { listedOf, type Resource } from './resource.ts';

/** Most records that one press may change. */
export const MOST_AT_ONCE = 1_000;
/** The same where one value is set in all of them, which costs each a fraction of a write by itself. */
export const MOST_SET_AT_ONCE = 5_000;

export const bulkBody = v.strictObject({
  action: v.picklist(['destroy', 'set'], 'value.invalid'),
  /** Which ones; `rev` and `baseRevId` where their author saw them. */
  ids: v.optional(
    f.listOf(v.strictObject({ uuid: f.uuid, rev: v.optional(f.rev), baseRevId: f.baseRevId }), MOST_AT_ONCE),
  ),
  /** All that a list with these words shows, in place of `ids`. */
  filter: v.optional(v.record(v.string(), v.unknown())),
  /** What `set` writes: a field that lists can write, and its value. */
  field: v.optional(v.string()),
  value: v.optional(v.unknown()),
  /** Tells what would happen, and does none of it. */
  dryRun: v.optional(v.boolean(), false),
});
export type BulkAsked = v.InferOutput<typeof bulkBody>;

export const bulkAnswer = v.object({
  done: v.number(),
  /** Which ones it was not done to, what they are called (empty for one that is gone), and why. */
  refused: v.array(v.object({ uuid: v.string(), title: v.string(), code: v.string() })),
  /** Of a rehearsal: those it would be done to, as they stand. Who asks for these gets what was announced, or a refusal. */
  ids: v.optional(v.array(v.object({ uuid: v.string(), rev: v.number(), revId: f.toldRevId }))),
});
export type BulkDone = v.InferOutput<typeof bulkAnswer>;

export interface ExportQuery {
  readonly format: 'csv' | 'xlsx';
  /** Names of columns, from the left. */
  readonly columns: readonly string[];
  readonly list: ListQuery;
}

const NOT_IN_FILES: ReadonlySet<string> = new Set(['rows', 'password', 'consent', 'rich', 'values']);

/** What a file may hold: everything that is one value. */
export const exportable = (resource: Resource): readonly string[] =>
  Object.entries(listedOf(resource)).flatMap(([name, { kind }]) => (NOT_IN_FILES.has(kind) ? [] : [name]));

/** No thing has more columns. */
const MOST_COLUMNS = 100;

/** The words of the list, and of which columns a file of which kind is made; those of the list where none is named. */
export function exportQueryOf(resource: Resource): v.GenericSchema<Record<string, unknown>, ExportQuery> {
  const { list } = resource;
  const columns = v.pipe(
    f.listOf(v.picklist(exportable(resource), 'value.invalid'), MOST_COLUMNS),
    v.minLength(1, 'required'),
  );
  return v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform(({ format = 'csv', columns: named = list.columns, ...words }) => ({
      format,
      columns: typeof named === 'string' ? [named] : named,
      list: words,
    })),
    v.strictObject({
      format: v.picklist(['csv', 'xlsx'], 'value.invalid'),
      columns,
      list: listQueryOf(listedOf(resource), list),
    }),
  );
}
