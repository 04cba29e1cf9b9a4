import * as v from 'valibot';

import { fieldErrors } from '#core/wire/field-errors.ts';
import type { RecordKey } from '#core/wire/record.ts';
import { refusedAccess } from '#core/domain/actor/actor.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { OfflineRouteDefinition } from '#core/wire/offline.ts';
import { isClosedTo } from '#core/wire/route.ts';
import type { Db } from '#server/database/connection.ts';
import { createAttempts, networkKeys, sharedLimit } from '#server/platform/attempts.ts';
import { personName, type Person, type SyncedPerson } from '#server/platform/person.ts';

import type { ChangeContext, BaseChangeContext, MemoryContext } from './change-context.ts';
import type { ChangeOwner } from './change-owner.ts';
import type { Units } from './unit-of-work.ts';

/** A call as it arrives: from a push with its lane and version, or directly with the version of now. */
export interface ChangeCall {
  /** Null for a direct call, whose attempts the binder has counted. */
  readonly lane: string | null;
  readonly version: number;
  readonly args: unknown;
}

export interface Executed {
  readonly answer: unknown;
  readonly touched: readonly RecordKey[];
}

/** What became of a call made directly: its stored answer, and the units of its transaction; null when it had run before. */
export interface DirectOutcome<P extends SyncedPerson = Person> {
  readonly db: Db;
  readonly owner: Pick<ChangeOwner<P>, 'person' | 'now'>;
  readonly answer: unknown;
  readonly units: Units<P> | null;
}

/** An offline-capable route with its handler: validates, checks, counts and runs one change. */
export interface ChangeHandler<P extends SyncedPerson = Person> {
  readonly name: string;
  readonly version: number;
  /** Writes nothing but units of work, which can be rolled back without asking the database. */
  readonly staysInMemory: boolean;
  /** @throws Refusal whatever the route, its schema or its handler refuses */
  run(ground: BaseChangeContext<P>, call: ChangeCall): Promise<Executed>;
  /** What a direct call answers; as it was stored where absent. */
  answerOf?(outcome: DirectOutcome<P>, args: unknown): Promise<unknown>;
}

/** A change of units of work alone: its handler cannot reach the database but by them. */
export function memoryHandler<const Name extends string, Body extends v.GenericSchema, Answer extends v.GenericSchema>(
  route: OfflineRouteDefinition<Name, Body, Answer>,
  handler: (context: MemoryContext, args: v.InferOutput<Body>) => Promise<v.InferOutput<Answer>>,
): ChangeHandler {
  return { ...changeHandler(route, handler), staysInMemory: route.limit === undefined };
}

export function changeHandler<
  const Name extends string,
  Body extends v.GenericSchema,
  Answer extends v.GenericSchema,
  P extends SyncedPerson = Person,
>(
  route: OfflineRouteDefinition<Name, Body, Answer>,
  handler: (context: ChangeContext<P>, args: v.InferOutput<Body>) => Promise<v.InferOutput<Answer>>,
): ChangeHandler<P> {
  const { offline } = route;
  return {
    name: route.name,
    version: offline.version,
    staysInMemory: false,
    async run(ground, call) {
      // Rights are looked at when a change is executed, whenever it was made (rule S9).
      if (refusedAccess(ground.person, route.access) !== null) throw new Refusal('permission.missing');
      if (isClosedTo(ground.person, route)) throw new Refusal('session.borrowed');
      const args = parse(route.body, upcast(offline, call));
      if (call.lane !== null) {
        if (offline.lane(args) !== call.lane) throw invalid([{ path: 'lane', code: 'lane.invalid' }]);
        await countAttempt(route, ground);
      }
      const changes = offline.changes(args, { mutId: ground.mutId, at: ground.now.toISOString() });
      const touched = new Set(changes.map((change) => change.key));
      const answer = await handler({ ...ground, touch: (key) => void touched.add(key) }, args);
      return { answer, touched: [...touched] };
    },
  };
}

const invalid = (fields: { path: string; code: string }[]) => new Refusal('input.invalid', { fields });

/** Replayed input is hostile input: the same strict schemas as for a call made now (rule 9). */
function parse<Schema extends v.GenericSchema>(schema: Schema, args: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, args, { abortPipeEarly: true });
  if (result.success) return result.output;
  throw new Refusal('input.invalid', { fields: fieldErrors(result.issues) });
}

/** A version nobody can read is an unknown route: it parks on the device, a later build revives it (rule 15). */
function upcast(
  offline: { version: number; upcast?: (version: number, args: unknown) => unknown },
  { version, args }: ChangeCall,
): unknown {
  if (version === offline.version) return args;
  const unreadable = new Refusal('route.unknown', { version });
  if (version > offline.version || !offline.upcast) throw unreadable;
  try {
    return offline.upcast(version, args);
  } catch {
    throw unreadable;
  }
}

/**
 * Counted in the change's transaction, by network and person as a direct call is (rule S33): a change that does not happen
 * uses no attempt.
 */
async function countAttempt(
  route: { name: string; limit?: { attempts: number; perSeconds: number } },
  { trx, now, person, network, limitFactor }: BaseChangeContext<SyncedPerson>,
) {
  if (!route.limit) return;
  const attempts = createAttempts({ db: trx, clock: { now: () => now } });
  await attempts.count([
    ...networkKeys(route.name, network, sharedLimit(route.limit, limitFactor)),
    { key: `${route.name} ${personName(person)}`, limit: route.limit },
  ]);
}
