/** Who wrote what in the back office, newest first: only of what the reader may see. */
import * as v from 'valibot';
import { HISTORY_ACTIONS, historyEntry } from '#core/resources/resource-rows.ts';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

const count = v.pipe(v.string(), v.regex(/^\d{1,15}$/u, 'number.invalid'), v.transform(Number));

export const activityEntry = v.object({
  ...historyEntry.entries,
  resource: v.string(),
  uuid: v.string(),
  /** What the record was called; empty where nothing of the write says so. */
  title: v.string(),
});
export type ActivityEntry = v.InferOutput<typeof activityEntry>;

export const activityRoute = defineRoute({
  name: 'api.admin.activity.index',
  method: 'GET',
  uri: 'api/admin/activity',
  access: 'admin',
  cache: 'no-store',
  query: v.strictObject({
    /** Id of an administrator. */
    actor: v.optional(v.pipe(v.string(), v.maxLength(64, 'text.tooLong'))),
    resource: v.optional(f.slug),
    action: v.optional(v.picklist(HISTORY_ACTIONS, 'value.invalid')),
    /** Days in Paris, both included. */
    from: v.optional(f.day),
    to: v.optional(f.day),
    /** Entries before this one: the `next` of an answer. */
    before: v.optional(count),
  }),
  answer: v.object({ data: v.array(activityEntry), next: v.nullable(v.number()) }),
});
