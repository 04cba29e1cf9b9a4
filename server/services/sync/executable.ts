import * as v from 'valibot';

import { fieldErrors } from '#core/contract/field-errors.ts';
import type { RecordKey } from '#core/contract/offline.ts';
import { Refusal } from '#core/contract/refusal.ts';
import type { Access, OfflineRouteDefinition } from '#core/contract/route.ts';
import { createAttempts } from '#server/services/attempts.ts';
import { personName } from '#server/services/person.ts';

import type { ChangeGround, ChangeWork, DeskWork } from './change-work.ts';

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

/** An offline-capable route with its handler: validates, checks, counts and runs one change. */
export interface Executable<Name extends string = string> {
  readonly name: Name;
  readonly version: number;
  /** Writes nothing but carts on the desk, which can be taken back without asking the database. */
  readonly staysOnDesk: boolean;
  /** @throws Refusal whatever the route, its schema or its handler refuses */
  run(ground: ChangeGround, call: ChangeCall): Promise<Executed>;
}

/** A change that touches carts alone: its handler cannot reach the database but by the desk. */
export function cartExecutable<const Name extends string, Body extends v.GenericSchema, Answer extends v.GenericSchema>(
  route: OfflineRouteDefinition<Name, Body, Answer>,
  handler: (work: DeskWork, args: v.InferOutput<Body>) => Promise<v.InferOutput<Answer>>,
): Executable<Name> {
  return { ...executable(route, handler), staysOnDesk: route.limit === undefined };
}

export function executable<const Name extends string, Body extends v.GenericSchema, Answer extends v.GenericSchema>(
  route: OfflineRouteDefinition<Name, Body, Answer>,
  handler: (work: ChangeWork, args: v.InferOutput<Body>) => Promise<v.InferOutput<Answer>>,
): Executable<Name> {
  const { offline } = route;
  return {
    name: route.name,
    version: offline.version,
    staysOnDesk: false,
    async run(ground, call) {
      // Rights are looked at when a change is executed, whenever it was made (rule S9).
      if (!mayCall(route.access, ground)) throw new Refusal('permission.missing');
      const args = parse(route.body, upcast(offline, call));
      if (call.lane !== null) {
        if (offline.lane(args) !== call.lane) throw invalid([{ path: 'lane', code: 'lane.invalid' }]);
        await countAttempt(route, ground);
      }
      const touched = new Set(offline.touches(args, { mutId: ground.mutId, at: ground.now.toISOString() }));
      const answer = await handler({ ...ground, touch: (key) => void touched.add(key) }, args);
      return { answer, touched: [...touched] };
    },
  };
}

/** No change needs a right of an administrator yet. */
const mayCall = (access: Access, { person }: ChangeGround): boolean =>
  access === 'anyone' || (access === 'customer' && person.kind === 'customer');

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

/** Counted in the change's transaction: a change that does not happen uses no attempt. */
async function countAttempt(
  route: { name: string; limit?: { attempts: number; perSeconds: number } },
  { trx, now, person }: ChangeGround,
) {
  if (!route.limit) return;
  const attempts = createAttempts({ db: trx, clock: { now: () => now } });
  await attempts.count([{ key: `${route.name} ${personName(person)}`, limit: route.limit }]);
}
