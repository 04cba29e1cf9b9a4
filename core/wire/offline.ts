/**
 * The offline half of a route, and what a shop says of all of them: the engine of the device and the server read it and
 * know no subject.
 */
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { Lane, Lanes } from '#core/wire/lane.ts';
import type { RecordChange, RecordKind, SyncedRecord } from '#core/wire/record.ts';
import type { RouteDefinition } from '#core/wire/route.ts';
import type { SyncCalls } from '#core/wire/sync-calls.ts';

/** What a change may know besides its arguments: the id the device gave it and when it was made. */
export interface ChangeStamp {
  readonly mutId: string;
  /** ISO instant of the device, for display only: never used to order or decide. */
  readonly at: string;
}

/** A call that the engine queues by itself, for the person. */
export interface OfflineCall {
  readonly lane: Lane;
  readonly route: string;
  readonly v: number;
  readonly args: unknown;
}

export interface OfflinePart<Args> {
  /** Version of the arguments; older queued changes go through `upcast` (kept 180 days). */
  readonly version: number;
  readonly upcast?: (version: number, args: unknown) => unknown;
  readonly lane: (args: Args) => Lane;
  /** UUID of what the change makes: where it is refused, later changes that name it wait with it (rule S51). */
  readonly creates?: (args: Args) => string;
  /** UUID of what must have come to be for the change to do anything; undefined where it always does. */
  readonly onlyIf?: (args: Args) => string | undefined;
  /** What it does to the records of the device until the server has spoken: each record once. */
  readonly changes: (args: Args, stamp: ChangeStamp) => readonly RecordChange[];
  /** Its answer tells its author something: asked for until it is known, and kept 30 days. */
  readonly isAnswered?: true;
  /** Its arguments hold contact details: they leave the device with the acknowledgement (rule S68). */
  readonly isPrivate?: true;
  /** It leaves the state of its lane empty: where that was lost with a server, it is done before the state is brought. */
  readonly empties?: true;
  /**
   * What it did to the state of its lane, told without it: where that state is out of reach (rule S60), or the arguments
   * have left the device (rule S61). `made`: only if this was received.
   */
  readonly effectOnState?: (lane: Lane, made: string | null) => OfflineCall | null;
}

/** A route whose calls are first made durable on the device and then replayed in order (design §5). */
export interface OfflineRouteDefinition<
  Name extends string = string,
  Body extends GenericSchema = GenericSchema,
  Answer extends GenericSchema = GenericSchema,
> extends RouteDefinition<Name, undefined, undefined, Body, Answer> {
  body: Body;
  offline: OfflinePart<InferOutput<Body>>;
}

export function defineOfflineRoute<const Name extends string, Body extends GenericSchema, Answer extends GenericSchema>(
  route: OfflineRouteDefinition<Name, Body, Answer>,
): OfflineRouteDefinition<Name, Body, Answer> {
  return route;
}

export const callOf = <Body extends GenericSchema>(
  lane: Lane,
  { name, offline }: OfflineRouteDefinition<string, Body>,
  args: InferInput<Body>,
): OfflineCall => ({ lane, route: name, v: offline.version, args });

/**
 * A record that a shop which does not know it (any more) is told as one state, never as additions (rule S60): what was
 * confirmed, and what executed changes of which no answer came make of nothing – perhaps they were refused, which the
 * server must say (rule S6).
 */
export interface CarriedState {
  readonly of: RecordKind;
  /** Null: a record of another kind. */
  readonly lane: (record: SyncedRecord) => Lane | null;
  readonly keep: (confirmed: SyncedRecord | undefined, unseen: SyncedRecord | undefined) => readonly OfflineCall[];
}

export const carriedState = <R extends SyncedRecord>(
  of: RecordKind<R>,
  lane: (record: R) => Lane,
  keep: (confirmed: R | undefined, unseen: R | undefined) => readonly OfflineCall[],
): CarriedState => {
  const mine = (record: SyncedRecord | undefined): R | undefined => (of.is(record) ? record : undefined);
  return {
    of,
    lane: (record) => (of.is(record) ? lane(record) : null),
    keep: (confirmed, unseen) => keep(mine(confirmed), mine(unseen)),
  };
};

/** The bodies of routes by their names. */
export type Bodies = Readonly<Record<string, GenericSchema>>;

/** Everything that a shop, or its back office, does offline. */
export interface OfflineDefinition<B extends Bodies> {
  readonly routes: { readonly [Name in keyof B]: OfflineRouteDefinition<string, B[Name]> };
  readonly lanes: readonly Lanes[];
  readonly kinds: readonly RecordKind[];
  readonly states: readonly CarriedState[];
  readonly calls: SyncCalls;
}
