/**
 * Push and pull: the two messages of the sync engine (design §5, rules 7–12; numbered in `docs/sync.md`).
 */
import * as v from 'valibot';
import { counter, instant, listOf, uuid } from '#core/wire/fields.ts';
import { LANE_FORM } from '#core/wire/lane.ts';
import { defineRoute, type RouteDefinition } from '#core/wire/route.ts';

export const PROTOCOL = 1;
/** A push carries at most this many changes or this many bytes; one single change may reach 2 MB. */
export const PUSH_MAX_CHANGES = 100;
export const PUSH_MAX_BYTES = 256 * 1024;
export const CHANGE_MAX_BYTES = 2 * 1024 * 1024;
/** A device that waits in more lanes asks for the numbers of all. */
export const MOST_NAMED_LANES = 100;
/** Takes the place of a change that was parked or discarded before it was sent: its number still counts. */
export const NOOP = 'sync.noop';

/** Its form: whether a subject has it is looked at apart, by the shop and by the device. */
const lane = v.pipe(v.string('lane.invalid'), v.regex(LANE_FORM, 'lane.invalid'));
const seq = counter(1);
/** Whose data the group holds, of the shop: `guest`, or `customer:<uuid>`, which never share a request. */
const shopScope = v.pipe(v.string(), v.regex(/^(guest|customer:[0-9a-f-]{36})$/, 'scope.invalid'));

/** A named call made durable on the device: gap-free `seq` in its lane, `mutId` for every effect it has. */
const change = v.strictObject({
  lane,
  seq,
  mutId: uuid,
  route: v.pipe(v.string(), v.maxLength(80)),
  v: counter(1),
  args: v.unknown(),
  /** It may have left the device before: only then can a number without a kept result be its own (rule S27). */
  again: v.optional(v.boolean()),
});
export type Change = v.InferOutput<typeof change>;

/**
 * What became of a change. `applied` and `refused` are final and kept (30 and 430 days); `retry` is a temporary fault of this
 * lane; `blocked` was not tried because an earlier one of its lane was not; `gap` says which number is awaited; `taken`:
 * another mutation was executed under this number, as after a database was set back to an older copy.
 */
const changeResult = v.variant('status', [
  v.object({
    status: v.literal('applied'),
    lane,
    seq,
    answer: v.unknown(),
    /** True when the result was older than 30 days and only its success is still known. */
    expired: v.optional(v.boolean()),
  }),
  v.object({ status: v.literal('refused'), lane, seq, code: v.string(), data: v.record(v.string(), v.unknown()) }),
  v.object({ status: v.literal('retry'), lane, seq, retryAfterMs: v.nullable(v.number()) }),
  v.object({ status: v.literal('blocked'), lane, seq }),
  v.object({ status: v.literal('gap'), lane, seq, expected: seq }),
  v.object({ status: v.literal('taken'), lane, seq }),
]);
export type ChangeResult = v.InferOutput<typeof changeResult>;

/** In each lane the numbers rise, as a device sends them: one that comes twice would only be told twice (rule S32). */
export function isInOrder(changes: readonly Pick<Change, 'lane' | 'seq'>[]): boolean {
  const last = new Map<string, number>();
  return changes.every(({ lane, seq }) => {
    const rises = seq > (last.get(lane) ?? 0);
    last.set(lane, seq);
    return rises;
  });
}

/** Position in a channel. `revId` is random per revision: a restored server cannot pretend to know it (rule 11). */
export const cursor = v.strictObject({
  epoch: v.pipe(v.string(), v.maxLength(40)),
  rev: counter(0),
  revId: v.pipe(v.string(), v.maxLength(40)),
});
export type Cursor = v.InferOutput<typeof cursor>;

/** A record of the person's channel, or `null` when it is gone. */
const recordChange = v.object({ key: v.string(), rev: v.number(), record: v.nullable(v.unknown()) });

type Scope = v.GenericSchema<string, string>;

/** Who asks: checked before anything is executed or read (rule S7). */
const greetingOf = (scope: Scope) => ({
  protocol: counter(0),
  /** Build of the client, for the log and for 426. */
  build: v.pipe(v.string(), v.maxLength(40)),
  scope,
  /** Random id of the device's database for this scope; proves nothing without the visitor cookie or session. */
  group: uuid,
  /** What the device has; null asks for the whole state. */
  cursor: v.nullable(cursor),
  /** Lanes in which something has left and no answer has come: of no other a number is told. Without them, of all. */
  lanes: v.optional(listOf(lane, MOST_NAMED_LANES)),
});

/** What changed since the cursor, and how far each lane came, from one snapshot (rule S12). */
const pullAnswer = v.object({
  /** The cursor the answer starts from; null: the whole state. An answer that starts elsewhere is ignored. */
  from: v.nullable(cursor),
  to: cursor,
  /** True when the server does not know the cursor: the state is whole, and the `sent` log is offered again. */
  reset: v.boolean(),
  changes: v.array(recordChange),
  /**
   * Last number executed in the lanes that were named and in those of the changes, 0 where there is none; of every lane of
   * the group with the whole state, or where none were named. From the same snapshot as `changes`.
   */
  lastSeq: v.record(v.string(), v.number()),
  serverNow: instant,
});
export type PullAnswer = v.InferOutput<typeof pullAnswer>;

/** What differs from one realm to the other (rule S90): the engine and the server know both by these alone. */
interface SyncRoute<Name extends string> extends Pick<RouteDefinition<Name>, 'name' | 'uri' | 'access'> {
  readonly scope: Scope;
}

/** A route that takes changes, and answers with what is new. */
export const definePush = <const Name extends string>({ scope, ...route }: SyncRoute<Name>) =>
  defineRoute({
    ...route,
    method: 'POST',
    cache: 'no-store',
    forBorrowed: true,
    maxBytes: CHANGE_MAX_BYTES + 64 * 1024,
    body: v.strictObject({
      ...greetingOf(scope),
      changes: v.pipe(
        listOf(change, PUSH_MAX_CHANGES),
        v.check((changes) => isInOrder(changes), 'seq.order'),
      ),
    }),
    /** What became of each change, then the state in one snapshot that holds what they did (rule S7). */
    answer: v.object({ results: v.array(changeResult), pull: pullAnswer }),
    refusals: ['scope.mismatch', 'app.outdated'],
  });

/** A route that answers what is new. */
export const definePull = <const Name extends string>({ scope, ...route }: SyncRoute<Name>) =>
  defineRoute({
    ...route,
    method: 'POST',
    cache: 'no-store',
    forBorrowed: true,
    body: v.strictObject(greetingOf(scope)),
    answer: pullAnswer,
    refusals: ['scope.mismatch', 'app.outdated'],
  });

export const pushRoute = definePush({
  name: 'api.sync.push',
  uri: 'api/sync/push',
  access: 'anyone',
  scope: shopScope,
});

export const pullRoute = definePull({
  name: 'api.sync.pull',
  uri: 'api/sync/pull',
  access: 'anyone',
  scope: shopScope,
});
