import * as v from 'valibot';

/**
 * A backup of the database is a file of lines, each a JSON value, compressed. Rows travel as PostgreSQL writes them as
 * text, which is exact for every type and needs no program beside the server. The last line says that nothing is
 * missing, and, from format 2 on, what all lines before it hash to.
 */
export const backupLine = v.variant('kind', [
  v.strictObject({
    kind: v.literal('head'),
    format: v.picklist([1, 2]),
    madeAt: v.string(),
    /** The schema the rows belong to: a restore begins with exactly this one. */
    migrations: v.array(v.string()),
  }),
  v.strictObject({ kind: v.literal('table'), name: v.string(), columns: v.array(v.string()) }),
  v.strictObject({ kind: v.literal('row'), text: v.string() }),
  v.strictObject({ kind: v.literal('sequence'), name: v.string(), value: v.string(), called: v.boolean() }),
  /** Work that was waiting: done again rather than lost. */
  v.strictObject({ kind: v.literal('job'), name: v.string(), data: v.unknown() }),
  v.strictObject({ kind: v.literal('end'), rows: v.number(), hash: v.optional(v.string()) }),
]);
export type BackupLine = v.InferOutput<typeof backupLine>;

export const databaseFile = 'database.ndjson.gz';
/** Beside the folder `media`: each of its files with its SHA-256, as `sha256sum` writes and reads them. */
export const mediaList = 'media.sha256';

/** A backup that cannot be taken for what it says, in a sentence. */
export class BackupError extends Error {}
