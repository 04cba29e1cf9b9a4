/** The sync half of the shop in small: the same promises as the real server, in memory, deterministic, restorable. */
import { isOfflineRoute, OFFLINE_ROUTES } from '#core/contract/offline-routes.ts';
import { LANES, type RecordKey, type SyncedRecord } from '#core/contract/offline.ts';
import { Refusal } from '#core/contract/refusal.ts';
import { NOOP, type Change, type ChangeResult, type Cursor } from '#core/contract/sync.ts';
import type { PullAnswer } from '#src/sync/core/apply-pull.ts';
import { openChange } from '#src/sync/core/changes.ts';
import type { PullBody, PushBody } from '#src/sync/transport.ts';

type Outcome =
  | { status: 'applied'; answer: unknown }
  | { status: 'refused'; code: string; data: Record<string, unknown> };

interface Visitor {
  rev: number;
  revIds: string[];
  records: Map<string, { rev: number; record: SyncedRecord }>;
}

interface Memory {
  visitors: Map<string, Visitor>;
  /** Group → visitor. */
  groups: Map<string, string>;
  lanes: Map<string, number>;
  results: Map<string, { visitor: string; outcome: Outcome }>;
  places: Map<string, string>;
  /** UUIDs of documents for which the shop got a mail. */
  mails: string[];
  quotes: number;
}

/** What the browser's cookie jar and token store hold for the shop. */
export interface Jar {
  visitor: string | null;
  token: string | null;
}

export interface ModelServer {
  me(jar: Jar): void;
  /** Ends the visitor of a browser. */
  leave(jar: Jar): void;
  push(jar: Jar, body: PushBody): ChangeResult[];
  pull(jar: Jar, body: PullBody): PullAnswer;
  backUp(): void;
  /** Back to the last backup, in another history. Nothing when there is none. */
  restore(): void;
  /** The shop forgets a visitor and everything of it, as after months of absence. */
  collect(visitor: string): void;
  /** Lanes answer `retry` this many times. */
  throttle: number;
  memory(): Memory;
  cart(visitor: string | null, area: 'auto' | 'moto'): SyncedRecord | undefined;
}

/** The article that is never sold: adding it is refused for good. */
export const REFUSED_PRODUCT = '00000000-0000-4000-8000-0000000000ff';

const empty = (): Memory => ({
  visitors: new Map(),
  groups: new Map(),
  lanes: new Map(),
  results: new Map(),
  places: new Map(),
  mails: [],
  quotes: 0,
});

const told = (
  at: Pick<Change, 'lane' | 'seq'>,
  known: { visitor: string; outcome: Outcome } | undefined,
  id: string,
): ChangeResult =>
  known === undefined || known.visitor !== id
    ? { status: 'applied', ...at, answer: null, expired: true }
    : { ...at, ...known.outcome };

export function createModelServer(now: () => number): ModelServer {
  let memory = empty();
  let backup: Memory | null = null;
  let epoch = 1;
  let ids = 0;
  const instant = () => new Date(now()).toISOString();
  const newId = (kind: string) => {
    ids += 1;
    return `${kind}-${ids}`;
  };

  function visitorOf(jar: Jar): [string, Visitor] {
    const visitor = jar.visitor === null ? undefined : memory.visitors.get(jar.visitor);
    if (jar.visitor === null || visitor === undefined || jar.token !== `token of ${jar.visitor}`) {
      throw new Refusal('token.expired');
    }
    return [jar.visitor, visitor];
  }

  function claim(group: string, visitor: string): void {
    const owner = memory.groups.get(group) ?? visitor;
    if (owner !== visitor) throw new Refusal('scope.mismatch', { reason: 'group' });
    memory.groups.set(group, visitor);
  }

  function execute(id: string, visitor: Visitor, change: Change, touched: Set<string>): Outcome {
    if (change.route === NOOP) return { status: 'applied', answer: null };
    const stamp = { mutId: change.mutId, at: instant() };
    const opened = openChange(change.route, change.v, change.args, stamp);
    if (!opened.ok || !isOfflineRoute(change.route)) return { status: 'refused', code: 'input.invalid', data: {} };
    if (JSON.stringify(change.args).includes(REFUSED_PRODUCT)) {
      return { status: 'refused', code: OFFLINE_ROUTES['api.cart.items.store'].refusals?.[0] ?? '', data: {} };
    }
    for (const key of opened.change.touches) {
      const record = opened.change.fold(key, visitor.records.get(key)?.record);
      if (record === undefined) visitor.records.delete(key);
      else visitor.records.set(key, { rev: visitor.rev + 1, record: confirmed(record) });
      if (!key.startsWith('cart:')) memory.mails.push(key);
      touched.add(key);
    }
    return { status: 'applied', answer: { by: id } };
  }

  function confirmed(record: SyncedRecord): SyncedRecord {
    if (record.kind === 'quote' && record.number === null) {
      memory.quotes += 1;
      return { ...record, number: `DEV${String(memory.quotes).padStart(8, '0')}` };
    }
    return record.kind === 'contact' ? { ...record, receivedAt: instant() } : record;
  }

  function pushLane(id: string, visitor: Visitor, group: string, changes: readonly Change[]): ChangeResult[] {
    const touched = new Set<string>();
    const results = changes.map((change): ChangeResult => {
      const at = { lane: change.lane, seq: change.seq };
      const lane = `${group} ${change.lane}`;
      const last = memory.lanes.get(lane) ?? 0;
      if (change.seq <= last) {
        const mutId = memory.places.get(`${lane} ${change.seq}`) ?? change.mutId;
        return told(at, memory.results.get(mutId), id);
      }
      if (change.seq > last + 1) return { status: 'gap', ...at, expected: last + 1 };
      const before = memory.results.get(change.mutId);
      const outcome = before?.outcome ?? execute(id, visitor, change, touched);
      memory.lanes.set(lane, change.seq);
      if (before === undefined) {
        memory.results.set(change.mutId, { visitor: id, outcome });
        memory.places.set(`${lane} ${change.seq}`, change.mutId);
      }
      return told(at, before ?? { visitor: id, outcome }, id);
    });
    if (touched.size > 0) {
      visitor.rev += 1;
      visitor.revIds[visitor.rev] = newId('rev');
    }
    return results;
  }

  const server: ModelServer = {
    throttle: 0,
    memory: () => memory,
    me(jar) {
      if (jar.visitor === null || !memory.visitors.has(jar.visitor)) {
        jar.visitor = newId('visitor');
        memory.visitors.set(jar.visitor, { rev: 0, revIds: [newId('rev')], records: new Map() });
      }
      jar.token = `token of ${jar.visitor}`;
    },
    leave(jar) {
      if (jar.visitor !== null) server.collect(jar.visitor);
      Object.assign(jar, { visitor: null, token: null });
    },
    push(jar, { group, changes }) {
      const [id, visitor] = visitorOf(jar);
      claim(group, id);
      return LANES.flatMap((lane) => {
        const run = changes.filter((change) => change.lane === lane);
        if (run.length === 0) return [];
        if (server.throttle === 0) return pushLane(id, visitor, group, run);
        server.throttle -= 1;
        return run.map(({ lane, seq }, index): ChangeResult =>
          index === 0 ? { status: 'retry', lane, seq, retryAfterMs: null } : { status: 'blocked', lane, seq },
        );
      });
    },
    pull(jar, { group, cursor }) {
      const [id, visitor] = visitorOf(jar);
      const owner = memory.groups.get(group) ?? id;
      if (owner !== id) throw new Refusal('scope.mismatch', { reason: 'group' });
      const to: Cursor = { epoch: String(epoch), rev: visitor.rev, revId: visitor.revIds[visitor.rev] ?? '' };
      const known = cursor !== null && cursor.epoch === to.epoch && visitor.revIds[cursor.rev] === cursor.revId;
      const since = known ? cursor.rev : -1;
      const lanes = [...memory.lanes].filter(([lane]) => lane.startsWith(`${group} `));
      return {
        from: known ? cursor : null,
        to,
        reset: cursor !== null && !known,
        changes: [...visitor.records]
          .filter(([, row]) => row.rev > since)
          .map(([key, { rev, record }]) => ({ key, rev, record: structuredClone(record) })),
        lastSeq: Object.fromEntries(lanes.map(([lane, seq]) => [lane.slice(group.length + 1), seq])),
        serverNow: instant(),
      };
    },
    backUp: () => {
      backup = structuredClone(memory);
    },
    restore: () => {
      if (backup === null) return;
      memory = structuredClone(backup);
      epoch += 1;
    },
    collect: (visitor) => {
      memory.visitors.delete(visitor);
      for (const [group, owner] of memory.groups) {
        if (owner !== visitor) continue;
        memory.groups.delete(group);
        for (const lane of memory.lanes.keys()) if (lane.startsWith(`${group} `)) memory.lanes.delete(lane);
      }
    },
    cart: (visitor, area) => {
      const key: RecordKey = `cart:${area}`;
      return visitor === null ? undefined : memory.visitors.get(visitor)?.records.get(key)?.record;
    },
  };
  return server;
}
