/** Somebody who writes at a device without a shop: the store in memory, time in the test's hands. */
import type { ContentBody } from '#core/contract/cms/bodies.ts';
import type { DocumentBody } from '#core/contract/cms/document-bodies.ts';
import { emptyContent } from '#core/contract/cms/empty-body.ts';
import { createMemoryDisk, openMemoryStore } from '#src/db/memory-store.ts';
import type { OutboxRow } from '#src/db/rows.ts';
import { CallFailed } from '#src/api/failure.ts';
import { settleDrafts, type SettleDeps } from '#src/admin/store/documents/drafts/settle-drafts.ts';
import { openKeptBodies } from '#src/db/kept-bodies.ts';
import { openEdited, type EditedDocument } from '#src/admin/store/documents/edited-document.ts';
import type { ShopDocument } from '#src/admin/store/drafts/settle-draft.ts';
import { isNoop } from '#src/sync/core/changes.ts';
import { createVirtualClock } from '#tests/support/sync/virtual-clock.ts';

export const DOC = '0b6f2f0e-54c2-4b8a-9c3e-1d2f3a4b5c6d';

export const page = (title: string, more: Partial<ContentBody> = {}): ContentBody => {
  const empty = emptyContent();
  return { ...empty, ...more, translations: { fr_FR: { ...empty.translations.fr_FR, title } } };
};

/** The title of a content; of anything else none. */
export const titleOf = (body: DocumentBody | null | undefined): string =>
  body && 'translations' in body ? body.translations.fr_FR.title : '';

export const titled =
  (title: string) =>
  (body: DocumentBody): DocumentBody =>
    'area' in body && 'translations' in body && 'customFields' in body
      ? { ...body, translations: { ...body.translations, fr_FR: { ...body.translations.fr_FR, title } } }
      : body;

export function createDesk() {
  const disk = createMemoryDisk();
  const clock = createVirtualClock();
  let ids = 0;
  const held = new Set<string>();
  const newId = (): string => {
    ids += 1;
    return `00000000-0000-4000-8000-${String(ids).padStart(12, '0')}`;
  };
  const store = openMemoryStore(disk);
  const person = { store, newId, now: () => new Date(clock.now()).toISOString(), notify: () => {} };
  return {
    person,
    store,
    clock,
    held,
    open: (
      shop: ShopDocument | null = null,
      report: (error: unknown) => void = (error) => {
        throw error;
      },
    ): Promise<EditedDocument> =>
      openEdited({
        person,
        doc: DOC,
        of: 'content',
        type: 'page',
        shop,
        empty: emptyContent(),
        after: (ms, call) => clock.after(ms, call),
        isHeld: (key) => Promise.resolve(held.has(key)),
        hold: (key) => {
          if (held.has(key)) return Promise.resolve(null);
          held.add(key);
          return Promise.resolve(() => void held.delete(key));
        },
        report,
      }),
    /** What became of saves is brought to their drafts; without `ask` the shop is out of reach. */
    settle: (ask: SettleDeps['ask'] = () => Promise.reject(new CallFailed('offline'))) =>
      settleDrafts({ person: { ...person, bodies: openKeptBodies('editor', null) }, ask }),
    parked: () => store.read(['parked'], async (t) => await t.parked.all()),
    /** As a crash: nothing is finished, and the browser lets go of the locks. */
    crash: () => held.clear(),
    saves: async (): Promise<readonly OutboxRow[]> =>
      (await store.read(['outbox'], (t) => Promise.resolve(t.outbox.all()))).filter((row) => !isNoop(row)),
    /** The changes of the queue leave, and their answers are not known. */
    send: () =>
      store.write(['outbox'], async (t) => {
        await t.outbox.put((await t.outbox.all()).map((row) => ({ ...row, sends: 1 })));
      }),
    /** The shop received the first save of the queue as this revision. */
    receive: (rev: number, answer: object = {}) =>
      store.write(['outbox', 'results'], async (t) => {
        const [row] = (await t.outbox.all()).filter((one) => !isNoop(one));
        if (row === undefined) throw new Error('nothing waits');
        await t.outbox.remove([[row.lane, row.seq]]);
        await t.results.put([
          { mutId: row.mutId, route: row.route, answer: { rev, ...answer }, at: '2026-01-05T09:00:00Z' },
        ]);
      }),
    /** Somebody else wrote before it. */
    overtake: (rev: number) => refuse('document.conflict', { rev }),
    refuse,
  };

  /** The shop refuses the first save of the queue. */
  function refuse(code: string, data: Readonly<Record<string, unknown>> = {}): Promise<void> {
    return store.write(['outbox', 'parked'], async (t) => {
      const [row] = (await t.outbox.all()).filter((one) => !isNoop(one));
      if (row === undefined) throw new Error('nothing waits');
      const { mutId, lane, route, v, args, at } = row;
      const reason = { class: 'refused', code, data } as const;
      await t.outbox.remove([[row.lane, row.seq]]);
      await t.parked.put([{ mutId, lane, route, v, args, at, parkedAt: at, reason }]);
    });
  }
}

export type Desk = ReturnType<typeof createDesk>;
