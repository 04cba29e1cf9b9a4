/** Makes a named call durable on the device (design §3, `perform`): checked, numbered and written in one transaction. */
import type { InferInput } from 'valibot';
import type { Lane } from '#core/wire/lane.ts';
import type { Bodies } from '#core/wire/offline.ts';
import { Refusal, type FieldError } from '#core/wire/refusal.ts';
import { unstorableFault, unstorablePath } from '#core/wire/unstorable.ts';
import { laneKey } from '#src/db/lane-rows.ts';
import type { OutboxRow, ParkedRow } from '#src/db/rows.ts';
import type { PersonStore, WriteTables } from '#src/db/store.ts';
import type { NamedContract, Opened } from '#src/sync/core/contract.ts';
import { inOrderMade } from '#src/sync/core/park.ts';
import { freshIdentity, identityIn, nextOf } from '#src/sync/meta.ts';

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
  readonly notify: () => void;
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
export async function perform<B extends Bodies, Name extends keyof B & string>(
  deps: PerformDeps & { readonly contract: NamedContract<B> },
  route: Name,
  args: InferInput<B[Name]>,
  options: PerformOptions = {},
): Promise<Performed> {
  const mutId = deps.newId();
  const at = deps.now();
  const { contract } = deps;
  const opened = contract.open({ route, v: contract.factsOf(route)?.version ?? 0, args, mutId, at });
  if (!opened.ok) throw new Refusal('input.invalid', { fields: fieldsOf(opened) });
  const { change } = opened;
  const unstorable = unstorablePath(change.args);
  if (unstorable !== null) throw new Refusal('input.invalid', { fields: [unstorableFault(unstorable)] });
  const row = { mutId, route, v: change.v, args: change.args, at };
  const done = await deps.store.write(['meta', 'outbox', 'parked', 'drafts'], async (t) => {
    const seq = await append(t, change.lane, row, deps.newId);
    if (options.replaces !== undefined) await takePlaceOf(t, options.replaces, deps.newId);
    if (options.draft !== undefined) await t.drafts.remove([options.draft]);
    return { mutId, lane: change.lane, seq };
  });
  deps.notify();
  return done;
}

/** The corrected change leaves `parked`; what parked with it follows the correction (rules S48, S51). */
async function takePlaceOf(t: WriteTables, mutId: string, newId: () => string): Promise<void> {
  const followers = (await t.parked.all()).filter(
    ({ reason }) => reason.class === 'dependsOn' && reason.mutId === mutId,
  );
  await unpark(t, followers, newId);
  await t.parked.remove([mutId]);
}

/** Parked changes go again in the order they were made: new changes at the end of their lanes. */
export async function unpark(t: WriteTables, rows: readonly ParkedRow[], newId: () => string): Promise<void> {
  for (const { lane, route, v, args, at } of inOrderMade(rows)) {
    await append(t, lane, { mutId: newId(), route, v, args, at }, newId);
  }
  await t.parked.remove(rows.map((row) => row.mutId));
}

/** Gives the next number of the lane to a change, in the running transaction. */
export async function append(
  t: Pick<WriteTables, 'meta' | 'outbox'>,
  lane: Lane,
  change: Omit<OutboxRow, 'lane' | 'seq' | 'sends'>,
  newId: () => string,
): Promise<number> {
  const [known, { [lane]: seq = 1 }] = await Promise.all([identityIn(t), nextOf(t, [lane])]);
  const identity = known ?? freshIdentity(newId());
  if (identity.scope !== 'open') throw new ScopeClosed();
  // both asked for at once: a round trip to the disk's process less, and one transaction has them both or neither
  await Promise.all([
    t.meta.put([...(known === null ? [identity] : []), { key: laneKey(lane), next: seq + 1 }]),
    t.outbox.put([{ ...change, lane, seq, sends: 0 }]),
  ]);
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
