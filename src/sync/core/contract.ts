/**
 * What the engine is told of the shop, or of the back office, whose changes it carries: made once by whoever starts it
 * (page, workers, tests), so that no schema enters a worker that has no use for it. `src/sync` itself knows no subject.
 */
import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import type { SyncCalls } from '#core/wire/sync-calls.ts';
import { hasLane, type Lane } from '#core/wire/lane.ts';
import type {
  Bodies,
  CarriedState,
  OfflineDefinition,
  OfflinePart,
  OfflineRouteDefinition,
} from '#core/wire/offline.ts';
import { kindOf, type RecordChange, type RecordKey, type RecordKind } from '#core/wire/record.ts';
import type { OutboxRow, ParkedReason } from '#src/db/rows.ts';

/** What lies in the outbox, the log or beside them, of one change. */
export type StoredChange = Pick<OutboxRow, 'route' | 'v' | 'args' | 'mutId' | 'at'>;

export interface OpenChange {
  readonly lane: Lane;
  /** Version and arguments as this build sends them. */
  readonly v: number;
  readonly args: unknown;
  readonly changes: readonly RecordChange[];
  /** UUID of what it makes; null for a change of what is there. */
  readonly creates: string | null;
  readonly onlyIf: string | null;
}

export type Opened =
  | { readonly ok: true; readonly change: OpenChange }
  | { readonly ok: false; readonly reason: ParkedReason; readonly issues?: readonly v.BaseIssue<unknown>[] };

/** What a route says of itself, whatever its arguments. */
type RouteFacts = Pick<OfflinePart<never>, 'version' | 'isAnswered' | 'isPrivate' | 'empties' | 'effectOnState'>;

export interface OfflineContract {
  /** Version raised, arguments checked, what it does to records bound (design §5, rules 9 and 15). */
  readonly open: (change: StoredChange) => Opened;
  readonly factsOf: (route: string) => RouteFacts | undefined;
  readonly kindOf: (key: RecordKey) => RecordKind | undefined;
  readonly stateOf: (key: RecordKey) => CarriedState | undefined;
  readonly hasLane: (lane: Lane) => boolean;
  readonly calls: SyncCalls;
}

/** One whose routes are known by name to whoever performs them. */
export interface NamedContract<B extends Bodies> extends OfflineContract {
  readonly routes: OfflineDefinition<B>['routes'];
}

interface OfflineRoute extends RouteFacts {
  readonly open: (change: StoredChange) => Opened;
}

export function offlineContract<B extends Bodies>(definition: OfflineDefinition<B>): NamedContract<B> {
  const { routes, lanes, kinds, states, calls } = definition;
  const known = new Map<string, OfflineRoute>();
  for (const name of Object.keys(routes)) {
    const route = routes[name];
    if (route !== undefined) known.set(name, offlineRoute(route));
  }
  return {
    routes,
    open: (change) => known.get(change.route)?.open(change) ?? { ok: false, reason: { class: 'unknownRoute' } },
    factsOf: (route) => known.get(route),
    kindOf: (key) => kindOf(kinds, key),
    stateOf: (key) => {
      const kind = kindOf(kinds, key)?.kind;
      return states.find(({ of }) => of.kind === kind);
    },
    hasLane: (lane) => hasLane(lanes, lane),
    calls,
  };
}

function offlineRoute<Body extends GenericSchema>(route: OfflineRouteDefinition<string, Body>): OfflineRoute {
  const { offline } = route;
  const open: OfflineRoute['open'] = ({ v: version, args, mutId, at }) => {
    if (version > offline.version) return { ok: false, reason: { class: 'newerVersion' } };
    let raised: unknown = args;
    if (version < offline.version) {
      try {
        if (offline.upcast === undefined) return { ok: false, reason: { class: 'upcastFailed' } };
        raised = offline.upcast(version, args);
      } catch {
        // A fault of this build: the change waits in `parked` for one that knows better (rule S49).
        return { ok: false, reason: { class: 'upcastFailed' } };
      }
    }
    const parsed = v.safeParse(route.body, raised);
    if (!parsed.success) return { ok: false, reason: { class: 'invalid' }, issues: parsed.issues };
    const known = parsed.output;
    const change: OpenChange = {
      lane: offline.lane(known),
      v: offline.version,
      args: known,
      changes: offline.changes(known, { mutId, at }),
      creates: offline.creates?.(known) ?? null,
      onlyIf: offline.onlyIf?.(known) ?? null,
    };
    return { ok: true, change };
  };
  return { ...offline, open };
}
