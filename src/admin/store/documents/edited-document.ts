/**
 * A document somebody writes in: what is typed is on the disk within half a second, in the queue soon after, and is
 * followed until the shop has it (rules S93–S97).
 *
 *   change ─ 0.4 s ─► draft row ─ 3 s of rest, 8 s at most ─► queue ─► shop ─► base moves, what was typed since follows
 */
import type { DocumentBody } from '#core/contract/cms/document-bodies.ts';
import type { DocumentKind } from '#core/domain/cms/document-kind.ts';
import type { OfficePerson } from '#src/admin/store/sync/office-person.ts';
import { laneRange, type ParkedReason } from '#src/db/rows.ts';
import { draftLane } from '#core/contract/cms/document.ts';
import { draftIn, draftKey, isSameBody, savedBody, type DocumentDraft } from './drafts/draft-row.ts';
import { discardDraft, dropClean, keepWorking, queueSave, takeLater } from './drafts/draft-store.ts';
import { leftDrafts } from './drafts/left-drafts.ts';
import { isOvertaken, type ShopDocument } from './drafts/settle-draft.ts';

/** Where the text stands: on the screen alone, on this device, on its way, with the shop; or a person has to decide. */
export type DraftState = 'typed' | 'device' | 'sending' | 'server' | 'conflict';

export interface EditedView {
  /** What the shop has; null for a new document. */
  readonly base: DocumentBody | null;
  readonly working: DocumentBody;
  readonly state: DraftState;
  /** Why it stays on this device, where somebody has to do something: refused, or not acceptable as it is. */
  readonly stays: 'refused' | 'invalid' | null;
  /** Why the shop refused the last save. */
  readonly refusal: ParkedReason | null;
  /** A colleague's later text is here, and is put together with this one when it is saved: something of it is unsaved. */
  readonly isBehind: boolean;
  /** What was typed here before and saved nowhere, the newest first: offered, never taken by itself. */
  readonly offers: readonly DocumentDraft[];
}

export interface EditedDocument {
  readonly view: () => EditedView;
  readonly listen: (heard: () => void) => () => void;
  readonly change: (edit: (working: DocumentBody) => DocumentBody) => void;
  /** Saves now, as a version of its own; resolves when it is in the queue of this device. */
  readonly saveNow: () => Promise<void>;
  /** Saves what is typed, if there is anything. */
  readonly flush: () => Promise<void>;
  /** Gives up what is not with the shop. */
  readonly discard: () => Promise<void>;
  /** Revision of the shop that what is shown begins with. */
  readonly rev: () => number;
  /** What the shop has now: where nothing of this text is unsaved, a later one takes its place (S101). */
  readonly follow: (shop: ShopDocument) => Promise<void>;
  /** Goes on with a text that was offered. */
  readonly take: (offer: DocumentDraft) => Promise<void>;
  readonly refuse: (offer: DocumentDraft) => Promise<void>;
  /** What is typed is written before it resolves. */
  readonly close: () => Promise<void>;
}

export interface EditedDeps {
  readonly person: Pick<OfficePerson, 'store' | 'newId' | 'now' | 'notify'>;
  readonly doc: string;
  readonly of: DocumentKind;
  readonly type: string;
  /** As the shop has it; null: it is new. */
  readonly shop: ShopDocument | null;
  /** What a new document begins with. */
  readonly empty: DocumentBody;
  /** Calls once, `ms` from now; answers how to take it back. */
  readonly after: (ms: number, call: () => void) => () => void;
  /** True while somebody writes in this draft, in whatever tab. */
  readonly isHeld: (key: string) => Promise<boolean>;
  /** Says that somebody does, until the answer is called. */
  readonly hold: (key: string) => () => void;
  readonly report: (error: unknown) => void;
}

const KEEP_MS = 400;
const REST_MS = 3_000;
const SAVE_MS = 8_000;
const nothing = (): void => {};

/** What the shop has, as far as a draft knows: a colleague's text where theirs came first. */
const shopIn = ({ base, baseRev, conflict }: DocumentDraft): ShopDocument | null =>
  conflict !== null
    ? { rev: conflict.rev, body: conflict.theirs }
    : base === null
      ? null
      : { rev: baseRev, body: base };

export async function openEdited(deps: EditedDeps): Promise<EditedDocument> {
  const { person, doc, of, type, shop, empty } = deps;
  const { store } = person;
  const left = await leftDrafts(deps);
  const { going } = left;
  let { offers } = left;
  let seen: DocumentDraft = going ?? fresh(shop);
  let working = seen.working;
  /** As it was opened: nothing of it is to be saved. */
  let untouched: DocumentBody | null = going === undefined ? working : null;
  let isInvalid = false;
  let refusal: ParkedReason | null = null;
  let hasLeft = false;
  let isTyped = false;
  let isOver = false;
  /** The latest revision of the shop that was heard of. */
  let latest = seen.baseRev;
  const listeners = new Set<() => void>();
  let shown: EditedView | null = null;
  let unkeep = nothing;
  let unrest = nothing;
  let unsave = nothing;
  let writing: Promise<void> = Promise.resolve();
  let release = deps.hold(draftKey(seen));

  function fresh(from: ShopDocument | null): DocumentDraft {
    const base = from?.body ?? null;
    return {
      draft: person.newId(),
      doc,
      of,
      type,
      baseRev: from?.rev ?? 0,
      base,
      working: base ?? empty,
      save: null,
      conflict: null,
      moves: 0,
      at: person.now(),
    };
  }
  const tell = (): void => {
    shown = null;
    for (const heard of listeners) heard();
  };
  const stateOf = (): DraftState => {
    if (seen.conflict !== null) return 'conflict';
    if (working === untouched) return 'server';
    // Until the disk has it nobody says that it is kept (S93).
    if (isTyped) return 'typed';
    if (isInvalid || refusal !== null || !isSameBody(working, savedBody(seen))) return 'device';
    if (seen.save !== null) return hasLeft ? 'sending' : 'device';
    return 'server';
  };
  const isBehind = (state: DraftState): boolean =>
    latest > seen.baseRev && (stays() !== null || state === 'typed' || state === 'device');
  const stays = (): EditedView['stays'] => (isInvalid ? 'invalid' : refusal === null ? null : 'refused');
  const viewed = (): EditedView => {
    const state = stateOf();
    return { base: seen.base, working, state, stays: stays(), refusal, isBehind: isBehind(state), offers };
  };
  /** One write after the other: the row is what counts, and each begins where the one before left it. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    writing = writing.then(work).catch(deps.report);
    return writing;
  };
  const keep = (): Promise<void> =>
    inTurn(async () => {
      if (!isTyped) return;
      const typed = working;
      isTyped = false;
      try {
        adopt(await keepWorking(store, seen, typed, person.now()), typed);
      } catch (error) {
        isTyped = true;
        throw error;
      }
    });
  /** The row as it stands; what was typed while it was written stays on the screen. */
  const adopt = (row: DocumentDraft, typed: DocumentBody): void => {
    const isLater = working !== typed;
    /* typed meanwhile, and not on what came in: the next `keep` puts it onto that (S97) */
    seen = isLater && row.moves !== seen.moves ? { ...seen, working: typed } : row;
    if (!isLater) working = row.working;
    tell();
  };
  const save = async (isNamed: boolean): Promise<void> => {
    unrest();
    unsave();
    [unrest, unsave] = [nothing, nothing];
    await keep();
    await inTurn(async () => {
      const queued = await queueSave(person, seen, isNamed);
      isInvalid = queued === 'invalid';
      await reread();
    });
  };
  const reread = async (): Promise<void> => {
    const at = await store.read(['drafts', 'outbox', 'parked'], async (t) => {
      const row = draftIn(await t.drafts.get(draftKey(seen)));
      const lane = await t.outbox.between(...laneRange(draftLane.of(doc)));
      const refused = row?.save == null ? undefined : await t.parked.get(row.save.mutId);
      return { row, refused, sends: lane.find(({ mutId }) => mutId === row?.save?.mutId)?.sends ?? 1 };
    });
    if (at.row === null || isOver) return;
    hasLeft = at.sends > 0;
    // One that came second is merged by itself, and nothing to tell.
    refusal = at.refused === undefined || isOvertaken(at.refused) ? null : at.refused.reason;
    if (isTyped) {
      // What is on the screen is written onto the row as it stands, by the next `keep`.
      if (at.row.moves === seen.moves) seen = at.row;
      return tell();
    }
    adopt(at.row, working);
  };
  const unfollow = store.follow(['drafts', 'outbox', 'parked'], () => void inTurn(reread));
  await reread();

  return {
    view: () => (shown ??= viewed()),
    listen: (heard) => {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
    change(edit) {
      working = edit(working);
      untouched = null;
      if (!isTyped) unkeep = deps.after(KEEP_MS, () => void keep());
      isTyped = true;
      unrest();
      unrest = deps.after(REST_MS, () => void save(false));
      if (unsave === nothing) unsave = deps.after(SAVE_MS, () => void save(false));
      tell();
    },
    saveNow: () => save(true),
    flush: () => save(false),
    discard: () =>
      inTurn(async () => {
        for (const stop of [unkeep, unrest, unsave]) stop();
        [unkeep, unrest, unsave] = [nothing, nothing, nothing];
        await discardDraft(person, seen);
        release();
        [seen, isTyped, isInvalid, refusal] = [fresh(shopIn(seen)), false, false, null];
        working = seen.working;
        untouched = working;
        release = deps.hold(draftKey(seen));
        tell();
      }),
    rev: () => seen.baseRev,
    follow: (later) =>
      inTurn(async () => {
        if (isOver || later.rev <= seen.baseRev) return;
        latest = Math.max(latest, later.rev);
        if (working === untouched) {
          seen = { ...seen, baseRev: later.rev, base: later.body, working: later.body };
          [working, untouched] = [later.body, later.body];
        } else if (!isTyped) {
          const row = await takeLater(store, seen, later);
          /* what is typed since is put onto it by the next `keep` (S97) */
          if (row !== null && !isTyped) [seen, working] = [row, row.working];
        }
        tell();
      }),
    take: (offer) =>
      inTurn(async () => {
        await dropClean(person, seen);
        release();
        release = deps.hold(draftKey(offer));
        [seen, working, isTyped] = [offer, offer.working, false];
        untouched = null;
        offers = offers.filter((one) => one !== offer);
        tell();
      }),
    refuse: (offer) =>
      inTurn(async () => {
        await discardDraft(person, offer);
        offers = offers.filter((one) => one !== offer);
        tell();
      }),
    async close() {
      unkeep();
      // What is on the disk and in no queue yet goes on its way as well.
      await save(false);
      isOver = true;
      unfollow();
      await dropClean(person, seen);
      release();
    },
  };
}
