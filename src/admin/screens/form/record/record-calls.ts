/** The routes of one managed thing, as its form calls them. */
import { standingOn, type Revision } from '#core/domain/revision/revision.ts';
import type { Dependent, HistoryEntry, Managed } from '#core/resources/resource-rows.ts';
import type { Resource } from '#core/resources/resource.ts';
import type { Call } from '#src/admin/api/office-client.ts';
import type { RecordValues } from '#src/admin/screens/form/version/record-values.ts';

interface Written extends Revision {
  readonly uuid: string;
}

/** Each answers, or throws the shop's `Refusal`, or `CallFailed`. */
export interface RecordCalls {
  readonly show: (uuid: string) => Promise<Managed>;
  readonly store: (uuid: string, values: RecordValues) => Promise<Written>;
  readonly update: (seen: Written, values: RecordValues) => Promise<Written>;
  readonly destroy: (seen: Written) => Promise<unknown>;
  readonly history: (uuid: string) => Promise<readonly HistoryEntry[]>;
  readonly restore: (seen: Written, history: number) => Promise<Written>;
  readonly dependents: (uuid: string) => Promise<readonly Dependent[]>;
}

export function recordCalls(call: Call, { name }: Pick<Resource, 'name'>): RecordCalls {
  const route = <Verb extends string>(verb: Verb) => `api.admin.${name}.${verb}` as const;
  return {
    show: (uuid) => call(route('show'), { params: { uuid } }),
    store: (uuid, values) => call(route('store'), { body: { uuid, ...values } }),
    update: ({ uuid, ...seen }, values) =>
      call(route('update'), { params: { uuid }, body: { ...standingOn(seen), ...values } }),
    destroy: ({ uuid, ...seen }) => call(route('destroy'), { params: { uuid }, body: standingOn(seen) }),
    history: (uuid) => call(route('history'), { params: { uuid } }),
    restore: ({ uuid, ...seen }, history) =>
      call(route('restore'), { params: { uuid }, body: { ...standingOn(seen), history } }),
    dependents: (uuid) => call(route('dependents'), { params: { uuid } }),
  };
}
