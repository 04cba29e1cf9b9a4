/**
 * A stored change made usable again by this build: version raised, arguments checked, fold and touched records bound.
 * Everything that reads the outbox goes through here (design §5, rules 9 and 15).
 */
import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import { isOfflineRoute, OFFLINE_ROUTES, type OfflineRouteName } from '#core/contract/offline-routes.ts';
import {
  isDocumentKey,
  type ChangeStamp,
  type DocumentKey,
  type Lane,
  type RecordKey,
  type SyncedRecord,
} from '#core/contract/offline.ts';
import type { OfflineRouteDefinition } from '#core/contract/route.ts';
import { NOOP } from '#core/contract/sync.ts';
import type { OutboxRow, ParkedReason } from '#src/db/rows.ts';

export interface OpenChange {
  readonly lane: Lane;
  /** Version and arguments as this build sends them. */
  readonly v: number;
  readonly args: unknown;
  readonly touches: readonly RecordKey[];
  readonly fold: (key: RecordKey, record: SyncedRecord | undefined) => SyncedRecord | undefined;
}

export type Opened =
  | { readonly ok: true; readonly change: OpenChange }
  | { readonly ok: false; readonly reason: ParkedReason; readonly issues?: readonly v.BaseIssue<unknown>[] };

type Opener = (version: number, args: unknown, stamp: ChangeStamp) => Opened;
type RoutesOf<Schemas extends Record<string, GenericSchema>> = {
  readonly [Name in keyof Schemas]: OfflineRouteDefinition<string, Schemas[Name]>;
};

function opener<Body extends GenericSchema>(route: OfflineRouteDefinition<string, Body>): Opener {
  const { offline } = route;
  return (version, args, stamp) => {
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
      touches: offline.touches(known, stamp),
      fold: (key, record) => offline.fold(key, record, known, stamp),
    };
    return { ok: true, change };
  };
}

function openersOf<Schemas extends Record<string, GenericSchema>>(routes: RoutesOf<Schemas>): Map<string, Opener> {
  const openers = new Map<string, Opener>();
  for (const name of Object.keys(routes)) {
    const route = routes[name];
    if (route !== undefined) openers.set(name, opener(route));
  }
  return openers;
}

const OPENERS = openersOf(OFFLINE_ROUTES);

/** Opens named arguments as a change: what `perform` does before it appends, and every reader of the outbox after. */
export function openChange(route: string, version: number, args: unknown, stamp: ChangeStamp): Opened {
  const known = OPENERS.get(route);
  return known === undefined ? { ok: false, reason: { class: 'unknownRoute' } } : known(version, args, stamp);
}

export function openRow(row: Pick<OutboxRow, 'route' | 'v' | 'args' | 'mutId' | 'at'>): Opened {
  return openChange(row.route, row.v, row.args, { mutId: row.mutId, at: row.at });
}

/** The version this build writes for a route. */
export function versionOf(name: OfflineRouteName): number {
  return OFFLINE_ROUTES[name].offline.version;
}

export const isNoop = (row: Pick<OutboxRow, 'route'>): boolean => row.route === NOOP;

/** Documents a change touches: what a refused creation takes with it (rule S51). */
export function documentsOf(row: OutboxRow): readonly DocumentKey[] {
  if (!isOfflineRoute(row.route)) return [];
  const opened = openRow(row);
  return opened.ok ? opened.change.touches.filter(isDocumentKey) : [];
}
