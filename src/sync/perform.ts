/** Makes a named call durable on the device (design §3, `perform`): checked, numbered and written in one transaction. */
import type { InferInput } from 'valibot';
import type { OfflineRouteName, OfflineRoutes } from '#core/contract/offline-routes.ts';
import type { Lane } from '#core/contract/offline.ts';
import { Refusal, type FieldError } from '#core/contract/refusal.ts';
import type { OutboxRow } from '#src/db/rows.ts';
import type { PersonStore, WriteTables } from '#src/db/store.ts';
import { openChange, versionOf, type Opened } from '#src/sync/core/changes.ts';
import { freshIdentity, identityIn } from '#src/sync/meta.ts';

export type PerformArgs<N extends OfflineRouteName> = InferInput<OfflineRoutes[N]['body']>;

export interface Performed {
  readonly mutId: string;
  readonly lane: Lane;
  readonly seq: number;
}

export interface PerformDeps {
  readonly store: PersonStore;
  /** ISO instant of the device, for display only. */
  readonly now: () => string;
  readonly newId: () => string;
  /** Tells the sender, in this tab or another, that something waits. */
  readonly ring: () => void;
}

export interface PerformOptions {
  /** The parked change this one takes the place of: it leaves in the same transaction. */
  readonly replaces?: string;
  /** The draft this change was typed in: it leaves in the same transaction. */
  readonly draft?: string;
}

/** The scope is merged or closing: nobody writes into it any more (design §5, rule 18). */
export class ScopeClosed extends Error {
  constructor() {
    super('scope closed');
    this.name = 'ScopeClosed';
  }
}

/**
 * Appends one change. When it resolves the change is on the disk ("enregistré sur cet appareil").
 * @throws Refusal `input.invalid` with the fields that are wrong; ScopeClosed; whatever the disk refuses
 */
export async function perform<N extends OfflineRouteName>(
  deps: PerformDeps,
  route: N,
  args: PerformArgs<N>,
  options: PerformOptions = {},
): Promise<Performed> {
  const mutId = deps.newId();
  const at = deps.now();
  const opened = openChange(route, versionOf(route), args, { mutId, at });
  if (!opened.ok) throw new Refusal('input.invalid', { fields: fieldsOf(opened) });
  const { change } = opened;
  if (hasUnstorable(change.args))
    throw new Refusal('input.invalid', { fields: [{ path: '', code: 'text.unstorable' }] });
  const row = { mutId, route, v: change.v, args: change.args, at };
  const done = await deps.store.write(['meta', 'outbox', 'parked', 'drafts'], async (t) => {
    const seq = await append(t, change.lane, row, deps.newId);
    if (options.replaces !== undefined) await t.parked.remove([options.replaces]);
    if (options.draft !== undefined) await t.drafts.remove([options.draft]);
    return { mutId, lane: change.lane, seq };
  });
  deps.ring();
  return done;
}

/** Gives the next number of the lane to a change, in the running transaction. */
export async function append(
  t: Pick<WriteTables, 'meta' | 'outbox'>,
  lane: Lane,
  change: Pick<OutboxRow, 'mutId' | 'route' | 'v' | 'args' | 'at'>,
  newId: () => string,
): Promise<number> {
  const identity = (await identityIn(t)) ?? freshIdentity(newId());
  if (identity.scope !== 'open') throw new ScopeClosed();
  const seq = identity.next[lane] ?? 1;
  await t.meta.put([{ ...identity, next: { ...identity.next, [lane]: seq + 1 } }]);
  await t.outbox.put([{ ...change, lane, seq, sends: 0, state: 'waiting' }]);
  return seq;
}

/** Our schemas give codes as messages; a missing or superfluous key has no code of its own. */
function fieldsOf(opened: Extract<Opened, { ok: false }>): FieldError[] {
  return (opened.issues ?? []).map((issue) => ({
    path: issue.path?.map((item) => String(item.key)).join('.') ?? '',
    code: /^[a-z][A-Za-z]*(\.[a-z][A-Za-z]*)*$/.test(issue.message)
      ? issue.message
      : issue.received === 'undefined'
        ? 'required'
        : 'value.invalid',
  }));
}

/** The server's database stores neither NUL nor half a surrogate pair: refused here, where it can still be mended. */
function hasUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return /\0|\p{Surrogate}/u.test(value);
  if (Array.isArray(value)) return value.some(hasUnstorable);
  return typeof value === 'object' && value !== null && Object.values(value).some(hasUnstorable);
}
