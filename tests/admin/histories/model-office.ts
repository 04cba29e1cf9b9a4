/** The documents and counts of the shop in small, with the promises of the real server, in memory. */
import * as v from 'valibot';
import {
  documentRemoveRoute,
  documentReplicateRoute,
  documentRestoreRoute,
  documentSaveRoute,
} from '#core/contract/cms/document-changes.ts';
import { copiedBody } from '#core/contract/cms/copy/copied-body.ts';
import { readSome, type DocumentBody } from '#core/contract/cms/document-bodies.ts';
import { documentKind, type DocumentHead } from '#core/contract/cms/document.ts';
import { countEntryRoute } from '#core/contract/admin/stock/count-entry.ts';
import { headOf } from '#core/contract/cms/fold-head.ts';
import { hasWorkflow, type DocumentKind } from '#core/domain/cms/document-kind.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { NOOP, type Change, type ChangeResult, type Cursor, type PullAnswer } from '#core/wire/sync.ts';
import { OFFICE } from '#src/admin/store/sync/office-contract.ts';
import type { Transport } from '#src/sync/core/transport.ts';
import { isDoneFor } from '#tests/support/sync/model/model-numbers.ts';
import { countsSince, entered, type StoredCount } from './counts/model-counts.ts';

export interface StoredDocument {
  readonly of: DocumentKind;
  readonly type: string;
  readonly rev: number;
  readonly revId: string;
  readonly body: DocumentBody;
  readonly status: 'draft' | 'trash';
  /** The text that visitors have, where a kind has no workflow. */
  readonly published: DocumentBody | null;
  /** Revision of the office's channel at which it was last written. */
  readonly told: number;
}

type Outcome =
  | { readonly status: 'applied'; readonly answer: unknown }
  | { readonly status: 'refused'; readonly code: string; readonly data: Readonly<Record<string, unknown>> };

interface Memory {
  readonly documents: Map<string, StoredDocument>;
  readonly counts: Map<string, StoredCount>;
  readonly groups: Map<string, string>;
  readonly lanes: Map<string, number>;
  readonly results: Map<string, Outcome>;
  /** Which mutation, or noop, has a number, by `<group> <lane> <seq>`. */
  readonly numbers: Map<string, string>;
  /** Texts that somebody pressed save for: versions of the history. */
  readonly versions: string[];
  rev: number;
  readonly revIds: string[];
}

export interface ModelOffice {
  readonly push: (
    admin: string,
    body: Parameters<Transport['push']>[0],
  ) => ReturnType<Transport['push']> extends Promise<infer A> ? A : never;
  readonly pull: (admin: string, body: Parameters<Transport['pull']>[0]) => PullAnswer;
  readonly bodies: (uuids: readonly string[]) => readonly { uuid: string; rev: number; revId: string; body: unknown }[];
  readonly memory: () => Memory;
  readonly backup: () => Memory | null;
  readonly backUp: () => void;
  readonly restore: () => void;
  /** Somebody confirms the count that is open, and opens another one. */
  readonly recount: () => void;
  /** Who may not write at this moment. */
  readonly barred: Set<string>;
}

const refused = (code: string, data: Readonly<Record<string, unknown>> = {}): Outcome => ({
  status: 'refused',
  code,
  data,
});
const applied = (answer: unknown): Outcome => ({ status: 'applied', answer });

/** Without an identity the number alone decides (S102). */
const isMeant = (row: StoredDocument, { rev, revId }: { readonly rev: number; readonly revId?: string | undefined }) =>
  row.rev === rev && (revId === undefined || revId === row.revId);

export function createModelOffice(now: () => number): ModelOffice {
  let memory: Memory = {
    documents: new Map(),
    counts: new Map(),
    groups: new Map(),
    lanes: new Map(),
    results: new Map(),
    numbers: new Map(),
    versions: [],
    rev: 0,
    revIds: ['start'],
  };
  let kept: Memory | null = null;
  let epoch = 1;
  let ids = 0;
  const barred = new Set<string>();
  const newId = (): string => {
    ids += 1;
    return `0000feed-0000-4000-8000-${String(ids).padStart(12, '0')}`;
  };
  const instant = (): string => new Date(now()).toISOString();
  const advance = (): number => {
    memory.rev += 1;
    memory.revIds[memory.rev] = newId();
    return memory.rev;
  };
  const put = (uuid: string, row: Omit<StoredDocument, 'told'>): void => {
    memory.documents.set(uuid, { ...row, told: advance() });
  };

  function save(args: unknown): Outcome {
    const saved = v.parse(documentSaveRoute.body, args);
    const { baseRevId, revId = newId() } = saved;
    const before = memory.documents.get(saved.doc);
    if (before === undefined && saved.baseRev !== 0) return refused('record.unknown');
    if (before?.revId === saved.revId) return applied({ rev: before?.rev, revId, asSent: true });
    if (before?.status === 'trash') return refused('document.inBin');
    if (before !== undefined && !isMeant(before, { rev: saved.baseRev, revId: baseRevId }))
      return refused('document.conflict', { rev: before.rev });
    const isNamed = saved.named === true;
    if (isNamed) memory.versions.push(JSON.stringify(saved.body));
    const published = isNamed && !hasWorkflow(saved.of) ? saved.body : (before?.published ?? null);
    const rev = saved.baseRev + 1;
    put(saved.doc, {
      of: saved.of,
      type: saved.type,
      rev,
      revId,
      body: saved.body,
      status: before?.status ?? 'draft',
      published,
    });
    return applied({ rev, revId, asSent: true });
  }

  function remove(args: unknown): Outcome {
    const { doc, ...meant } = v.parse(documentRemoveRoute.body, args);
    const row = memory.documents.get(doc);
    if (row === undefined) return refused('record.unknown');
    if (row.status === 'trash') return applied({ rev: row.rev, revId: row.revId });
    if (!isMeant(row, meant)) return refused('document.conflict', { rev: row.rev });
    const next = { rev: row.rev + 1, revId: newId() };
    put(doc, { ...row, ...next, status: 'trash' });
    return applied(next);
  }

  function restoreDocument(args: unknown): Outcome {
    const { doc } = v.parse(documentRestoreRoute.body, args);
    const row = memory.documents.get(doc);
    if (row === undefined) return refused('record.unknown');
    if (row.status !== 'trash') return applied({ rev: row.rev, revId: row.revId });
    const next = { rev: row.rev + 1, revId: newId() };
    put(doc, { ...row, ...next, status: 'draft' });
    return applied(next);
  }

  function replicate(args: unknown): Outcome {
    const { doc, copy } = v.parse(documentReplicateRoute.body, args);
    const source = memory.documents.get(doc);
    const some = source === undefined ? null : readSome(source.of, source.body);
    if (source === undefined || some === null) return refused('record.unknown');
    if (memory.documents.has(copy)) return refused('record.moved');
    const revId = newId();
    const body = copiedBody(some, () => false).body;
    put(copy, { ...source, rev: 1, revId, status: 'draft', published: null, body });
    return applied({ rev: 1, revId });
  }

  function enter(args: unknown): Outcome {
    const asked = v.parse(countEntryRoute.body, args);
    const counted = entered(memory.counts.get(asked.count), asked, { now: now(), rev: memory.rev + 1 });
    if (typeof counted === 'string') return refused(counted);
    if (counted !== null) {
      advance();
      memory.counts.set(asked.count, counted);
    }
    return applied({});
  }

  function recount(): void {
    for (const [uuid, one] of memory.counts)
      if (one.isOpen) memory.counts.set(uuid, { ...one, isOpen: false, told: advance() });
    memory.counts.set(newId(), { isOpen: true, openedAt: now(), told: advance(), entries: [] });
  }
  recount();

  const STEPS: Readonly<Record<string, (args: unknown) => Outcome>> = {
    [documentSaveRoute.name]: save,
    [documentRemoveRoute.name]: remove,
    [documentRestoreRoute.name]: restoreDocument,
    [documentReplicateRoute.name]: replicate,
    [countEntryRoute.name]: enter,
  };

  function execute(admin: string, change: Change): Outcome {
    if (change.route === NOOP) return applied(null);
    const opened = OFFICE.open({ ...change, at: instant() });
    const step = STEPS[change.route];
    if (!opened.ok || step === undefined) return refused('input.invalid');
    return barred.has(admin) ? refused('permission.missing') : step(opened.change.args);
  }

  function pushLane(admin: string, group: string, changes: readonly Change[]): ChangeResult[] {
    let isTaken = false;
    return changes.map((change): ChangeResult => {
      const at = { lane: change.lane, seq: change.seq };
      const lane = `${group} ${change.lane}`;
      const last = memory.lanes.get(lane) ?? 0;
      const known = memory.results.get(change.mutId);
      if (change.seq <= last) {
        if (known !== undefined) return { ...at, ...known };
        if (change.route === NOOP && isDoneFor(memory.numbers.get(`${lane} ${change.seq}`), change.mutId))
          return { status: 'applied', ...at, answer: null };
        isTaken = true;
        return { status: 'taken', ...at };
      }
      if (isTaken) return { status: 'blocked', ...at };
      if (change.seq > last + 1) return { status: 'gap', ...at, expected: last + 1 };
      const outcome = known ?? execute(admin, change);
      memory.lanes.set(lane, change.seq);
      memory.numbers.set(`${lane} ${change.seq}`, change.route === NOOP ? NOOP : change.mutId);
      memory.results.set(change.mutId, outcome);
      return { ...at, ...outcome };
    });
  }

  function claim(group: string, admin: string): void {
    if ((memory.groups.get(group) ?? admin) !== admin) throw new Refusal('scope.mismatch', { reason: 'group' });
    memory.groups.set(group, admin);
  }

  const headAt = (uuid: string, row: StoredDocument): DocumentHead => {
    const words = Object.values(row.body).find(
      (value) => typeof value === 'object' && value !== null && 'fr_FR' in value,
    );
    const title =
      words === undefined ? '' : v.parse(v.object({ fr_FR: v.object({ title: v.string() }) }), words).fr_FR.title;
    const head = headOf({ doc: uuid, of: row.of, type: row.type, title, slug: '' }, instant());
    return Object.assign(head, { rev: row.rev, revId: row.revId, status: row.status });
  };

  const server: ModelOffice = {
    barred,
    memory: () => memory,
    backup: () => kept,
    push(admin, { changes, ...asked }) {
      claim(asked.group, admin);
      const lanes = [...new Set(changes.map(({ lane }) => lane))].toSorted();
      const results = lanes.flatMap((lane) =>
        pushLane(
          admin,
          asked.group,
          changes.filter((one) => one.lane === lane),
        ),
      );
      return { results, pull: server.pull(admin, asked) };
    },
    pull(_admin, { group, cursor }) {
      const to: Cursor = { epoch: String(epoch), rev: memory.rev, revId: memory.revIds[memory.rev] ?? '' };
      const isKnown = cursor !== null && cursor.epoch === to.epoch && memory.revIds[cursor.rev] === cursor.revId;
      const since = isKnown ? cursor.rev : -1;
      const lanes = [...memory.lanes].filter(([lane]) => lane.startsWith(`${group} `));
      return {
        from: isKnown ? cursor : null,
        to,
        reset: cursor !== null && !isKnown,
        changes: [
          ...[...memory.documents]
            .filter(([, { told }]) => told > since)
            .map(([uuid, row]) => ({ key: documentKind.key(uuid), rev: row.told, record: headAt(uuid, row) })),
          ...countsSince(memory.counts, since),
        ],
        lastSeq: Object.fromEntries(lanes.map(([lane, seq]) => [lane.slice(group.length + 1), seq])),
        serverNow: instant(),
      };
    },
    bodies: (uuids) =>
      uuids.flatMap((uuid) => {
        const row = memory.documents.get(uuid);
        return row === undefined ? [] : [{ uuid, rev: row.rev, revId: row.revId, body: structuredClone(row.body) }];
      }),
    backUp: () => {
      kept = structuredClone(memory);
    },
    recount,
    restore: () => {
      if (kept === null) return;
      memory = structuredClone(kept);
      epoch += 1;
    },
  };
  return server;
}
