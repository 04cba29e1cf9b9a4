import * as v from 'valibot';

import { fieldErrors } from '#core/contract/field-errors.ts';
import type { RecordKey } from '#core/contract/offline.ts';
import { Refusal } from '#core/contract/refusal.ts';
import type { OfflineRouteDefinition } from '#core/contract/route.ts';
import { createAttempts } from '#server/services/attempts.ts';

import type { ChangeWork, DeskWork } from './change-work.ts';

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
  run(work: ChangeWork, call: ChangeCall): Promise<Executed>;
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
    async run(work, call) {
      // Sessions do not exist yet: what needs one is refused at replay as it is when called (rule 9).
      if (route.access !== 'anyone') throw new Refusal('session.required');
      const args = parse(route.body, upcast(offline, call));
      if (call.lane !== null) {
        if (offline.lane(args) !== call.lane) throw invalid([{ path: 'lane', code: 'lane.invalid' }]);
        await countAttempt(route, work);
      }
      const answer = await handler(work, args);
      const touched = offline.touches(args, { mutId: work.mutId, at: work.now.toISOString() });
      return { answer, touched };
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

/** Counted in the change's transaction: a change that does not happen uses no attempt. */
async function countAttempt(
  route: { name: string; limit?: { attempts: number; perSeconds: number } },
  work: ChangeWork,
) {
  if (!route.limit) return;
  const attempts = createAttempts({ db: work.trx, clock: { now: () => work.now } });
  await attempts.count([{ key: `${route.name} visitor ${work.visitor}`, limit: route.limit }]);
}
