/**
 * A document somebody writes in: what is typed is on the disk within half a second, in the queue soon after, and is
 * followed until the shop has it (rules S93–S97).
 *
 *   change ─ 0.4 s ─► draft row ─ 3 s of rest, 8 s at most ─► queue ─► shop ─► base moves, what was typed since follows
 */
import type { DocumentBody } from '#core/contract/cms/document-bodies.ts';
import type { DocumentKind } from '#core/domain/cms/document-kind.ts';
import type { OfficePerson } from '#src/admin/store/sync/office-person.ts';
import { isLater, type Revision } from '#core/domain/cms/document-revision.ts';
import type { ParkedReason } from '#src/db/rows.ts';
import type { Written } from '#src/db/store.ts';
import type { Release } from '#src/admin/store/drafts/draft-locks.ts';
import { draftIn, draftKey, draftsOf, isSaved, type DocumentDraft } from '#src/admin/store/drafts/draft-row.ts';
import { discardDraft, dropClean, isNews, keepWorking, queueSave, takeLater } from './drafts/draft-store.ts';
import { goOn, offersOf, refuseOffer, takeOffer } from './drafts/left-drafts.ts';
import { fateOf, type SaveFate } from '#src/admin/store/drafts/save-fate.ts';
import type { ShopDocument } from '#src/admin/store/drafts/settle-draft.ts';

/** Where the text stands: on the screen alone, on this device, on its way, with the shop; or a person has to decide. */
export type DraftState = 'typed' | 'device' | 'sending' | 'server' | 'conflict';

export interface EditedView {
  /** What the shop has; null for a new document. */
  readonly base: DocumentBody | null;
  readonly working: DocumentBody;
  /** Which revision of its number `base` is; null: the shop did not say. */
  readonly revId: string | null;
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
  /** Goes on with a text that was offered; one that is another tab's, or another text by now, is offered anew. */
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
  /** Says that this tab does, until the answer is called; null: another one does. */
  readonly hold: (key: string) => Promise<Release | null>;
  readonly report: (error: unknown) => void;
}

const KEEP_MS = 400;
const REST_MS = 3_000;
const SAVE_MS = 8_000;
/** How often a text is written again, a pause apart, that the disk refuses while its document is closed. */
const LAST_TRIES = 25;
const nothing = (): void => {};

/** What the shop has, as far as a draft knows: a colleague's text where theirs came first. */
const shopIn = ({ base, baseRev: rev, baseRevId: revId, conflict }: DocumentDraft): ShopDocument | null =>
  conflict !== null
    ? { rev: conflict.rev, revId: conflict.revId, body: conflict.theirs }
    : base === null
      ? null
      : { rev, revId, body: base };

const revisionOf = ({ baseRev: rev, baseRevId: revId }: DocumentDraft): Revision => ({ rev, revId });

export async function openEdited(deps: EditedDeps): Promise<EditedDocument> {
  const { person, doc, of, type, shop, empty } = deps;
  const { store } = person;
  const going = await goOn(deps);
  let seen: DocumentDraft = going?.draft ?? fresh(shop);
  let release: Release = going?.release ?? (await held(seen));
  let working = seen.working;
  /** As it was opened: nothing of it is to be saved. */
  let untouched: DocumentBody | null = going === null ? working : null;
  let offers: readonly DocumentDraft[] = [];
  let isInvalid = false;
  let fate: SaveFate = { is: 'none' };
  let isTyped = false;
  /** Something was typed or taken here that no queue has: what was given up does not go by itself. */
  let isOwed = false;
  /** A version that somebody pressed for, and that no queue has. */
  let isPressed = false;
  /** The disk refused the last save. */
  let isRefused = false;
  let isOver = false;
  /** The latest revision of the shop that was heard of. */
  let latest: Revision = revisionOf(seen);
  const listeners = new Set<() => void>();
  let shown: EditedView | null = null;
  let unkeep = nothing;
  let unrest = nothing;
  let unsave = nothing;
  let writing: Promise<void> = Promise.resolve();

  function fresh(from: ShopDocument | null): DocumentDraft {
    const base = from?.body ?? null;
    return {
      draft: person.newId(),
      doc,
      of,
      type,
      baseRev: from?.rev ?? 0,
      baseRevId: from?.revId ?? null,
      base,
      working: base ?? empty,
      save: null,
      conflict: null,
      moves: 0,
      at: person.now(),
    };
  }
  async function held(draft: DocumentDraft): Promise<Release> {
    return (await deps.hold(draftKey(draft))) ?? nothing;
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
    if (isInvalid || !isSaved({ ...seen, working })) return 'device';
    if (seen.save === null) return 'server';
    return fate.is === 'refused' || fate.is === 'waiting' || fate.is === 'nowhere' ? 'device' : 'sending';
  };
  const viewed = (): EditedView => {
    const state = stateOf();
    // One that came second is merged by itself, and nothing to tell.
    const refusal = fate.is === 'refused' ? fate.row.reason : null;
    const stays = isInvalid ? 'invalid' : refusal === null ? null : 'refused';
    const isUnsaved = stays !== null || state === 'typed' || state === 'device';
    const isBehind = isUnsaved && isLater(latest, revisionOf(seen));
    return { base: seen.base, revId: seen.baseRevId, working, state, stays, refusal, isBehind, offers };
  };
  /** One write after the other: the row is what counts, and each begins where the one before left it. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    writing = writing.then(work).catch(deps.report);
    return writing;
  };
  const keepNow = async (): Promise<void> => {
    if (!isTyped) return;
    const typed = working;
    isTyped = false;
    try {
      adopt(await keepWorking(store, seen, typed, person.now()), typed);
    } catch (error) {
      isTyped = true;
      throw error;
    }
  };
  const keep = (): Promise<void> => inTurn(keepNow);
  /** The row as it stands; what was typed while it was written stays on the screen. */
  const adopt = (row: DocumentDraft, typed: DocumentBody): void => {
    const isLater = working !== typed;
    /* typed meanwhile, and not on what came in: the next `keep` puts it onto that (S97) */
    seen = isLater && row.moves !== seen.moves ? { ...seen, working: typed } : row;
    if (!isLater) working = row.working;
    tell();
  };
  const stopTimers = (): void => {
    for (const stop of [unkeep, unrest, unsave]) stop();
    [unkeep, unrest, unsave] = [nothing, nothing, nothing];
  };
  const save = async (): Promise<void> => {
    unrest();
    unsave();
    [unrest, unsave] = [nothing, nothing];
    await inTurn(async () => {
      try {
        await keepNow();
        await saveKept();
        isRefused = false;
      } catch (error) {
        isRefused = true;
        // a disk that refuses may take it in a moment, without another key or press
        unrest();
        unrest = deps.after(REST_MS, () => void save());
        throw error;
      }
    });
  };
  const saveKept = async (): Promise<void> => {
    // of a text that saved itself, and that nobody wrote in since, a version is made as well: it needs a row to go by
    if (isPressed && working === untouched && seen.base !== null) {
      untouched = null;
      adopt(await keepWorking(store, seen, working, person.now()), working);
    }
    const queued = await queueSave(person, seen, isPressed);
    isPressed = false;
    isInvalid = queued === 'invalid';
    if (queued === 'queued' || queued === 'nothing') isOwed = isTyped;
    await reread();
  };
  const isUnwritten = (): boolean => isTyped || isRefused;
  const flush = (): Promise<void> => (isTyped || isOwed || isPressed ? save() : keep());
  const reread = async (): Promise<void> => {
    const at = await store.read(['drafts', 'outbox', 'parked', 'results'], async (t) => {
      const row = draftIn(await t.drafts.get(draftKey(seen)));
      return { row, fate: row === null ? fate : await fateOf(t, row) };
    });
    if (at.row === null || isOver) return;
    ({ fate } = at);
    if (isTyped) {
      // What is on the screen is written onto the row as it stands, by the next `keep`.
      if (at.row.moves === seen.moves) seen = at.row;
      return tell();
    }
    adopt(at.row, working);
  };
  /** Offers are what stands in the database, not what stood there when this tab looked (S104). */
  const offerAnew = async (): Promise<void> => {
    const found = await offersOf(deps, seen.draft);
    if (isOver || (found.length === 0 && offers.length === 0)) return;
    offers = found;
    tell();
  };
  const isOfAnother = ({ drafts: keys }: Written): boolean => {
    const [from, before] = draftsOf(doc);
    return keys === 'all' || keys?.some((key) => key >= from && key < before && key !== draftKey(seen)) === true;
  };
  const unfollow = store.follow(
    ['drafts', 'outbox', 'parked'],
    (rows) =>
      void inTurn(async () => {
        await reread();
        if (isOfAnother(rows)) await offerAnew();
      }),
  );
  await reread();
  await offerAnew();
  /** Begins anew with another draft, which this tab holds. */
  const goTo = (draft: DocumentDraft, lock: Release): void => {
    stopTimers();
    release();
    [seen, working, release, fate] = [draft, draft.working, lock, { is: 'none' }];
    [isTyped, isInvalid, isPressed, isRefused] = [false, false, false, false];
  };

  return {
    view: () => (shown ??= viewed()),
    listen: (heard) => {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
    change(edit) {
      working = edit(working);
      untouched = null;
      isOwed = true;
      if (!isTyped) unkeep = deps.after(KEEP_MS, () => void keep());
      isTyped = true;
      unrest();
      unrest = deps.after(REST_MS, () => void save());
      if (unsave === nothing) unsave = deps.after(SAVE_MS, () => void save());
      tell();
    },
    saveNow() {
      isPressed = true;
      return save();
    },
    flush,
    discard: () =>
      inTurn(async () => {
        await discardDraft(person, seen);
        const next = fresh(shopIn(seen));
        goTo(next, await held(next));
        [untouched, isOwed] = [working, false];
        tell();
      }),
    rev: () => seen.baseRev,
    follow: (later) =>
      inTurn(async () => {
        if (isOver) return;
        if (isLater(later, latest)) latest = later;
        if (working === untouched) {
          if (!(await store.read(['base'], (t) => isNews(t, seen, later))) || working !== untouched) return tell();
          const { rev: baseRev, revId: baseRevId = null, body } = later;
          seen = { ...seen, baseRev, baseRevId, base: body, working: body };
          [working, untouched] = [body, body];
        } else if (!isTyped) {
          const row = await takeLater(store, seen, later);
          /* what is typed since is put onto it by the next `keep` (S97) */
          if (row !== null && !isTyped) [seen, working] = [row, row.working];
        }
        tell();
      }),
    take: (offer) =>
      inTurn(async () => {
        // what was typed a moment ago is a text of its own, and offered from now on
        await keepNow();
        const taken = await takeOffer(deps, offer);
        if (taken !== null && !isTyped) {
          const before = seen;
          goTo(taken.draft, taken.release);
          [untouched, isOwed] = [null, true];
          await dropClean(person, before);
          await reread();
        } else taken?.release();
        await offerAnew();
      }),
    refuse: (offer) =>
      inTurn(async () => {
        await refuseOffer(deps, offer);
        await offerAnew();
      }),
    async close() {
      unkeep();
      // What is on the disk and in no queue yet goes on its way as well.
      await flush();
      // refused by the disk, it is nowhere else: the page is still here when its document is not shown any more
      for (let left = LAST_TRIES; isUnwritten() && left > 0; left -= 1) {
        await new Promise<void>((resolve) => deps.after(KEEP_MS, resolve));
        await flush();
      }
      isOver = true;
      stopTimers();
      unfollow();
      await dropClean(person, seen);
      release();
    },
  };
}
