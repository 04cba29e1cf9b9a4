/** A document to write in: opened from the device, whoever has the network. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { subscribeKey } from 'valtio/utils';
import { readBody, type DocumentBody } from '#core/contract/cms/document-bodies.ts';
import type { DocumentKind } from '#core/domain/cms/document-kind.ts';
import { isSameRevision } from '#core/domain/cms/document-revision.ts';
import { officePerson, type OfficePerson } from '#src/admin/store/sync/office-person.ts';
import { asShopHas } from './as-shop-has.ts';
import { documents, knownHeads } from './documents.ts';
import { holdDraft, isDraftHeld } from '#src/admin/store/drafts/draft-locks.ts';
import { openEdited, type EditedDocument, type EditedView } from './edited-document.ts';

export interface DraftOf {
  readonly doc: string;
  readonly of: DocumentKind;
  readonly type: string;
  /** What a new document begins with. */
  readonly empty: DocumentBody;
  /** Somebody pressed « Créer ». */
  readonly isNew?: boolean;
}

export type Draft = EditedView & Pick<EditedDocument, 'change' | 'saveNow' | 'discard' | 'take' | 'refuse' | 'rev'>;

/** `away`: its text is not on this device, and the shop is out of reach. `gone`: nobody knows of it. */
export type DraftOrNot = Draft | 'loading' | 'away' | 'gone';

interface Opened {
  readonly doc: string;
  readonly edited: EditedDocument | 'away' | 'gone';
}

/** How often a text that waits to be fetched is looked for, in ms. */
const FOLLOW_MS = 2_000;

const report = (error: unknown): void => console.error(error);
const never = (): (() => void) => () => {};

/** As long as nobody writes here, a colleague's later text is shown as soon as it is on this device. */
function followShop(person: OfficePerson, doc: string, edited: EditedDocument): () => void {
  const look = async (): Promise<void> => {
    const head = documents.heads?.get(doc);
    if (head === undefined || isSameRevision(head, { rev: edited.rev(), revId: edited.view().revId })) return;
    const kept = await person.bodies.read(doc);
    const body = kept === null ? null : readBody(head.of, kept.body);
    if (kept !== null && body !== null) await edited.follow({ rev: kept.rev, revId: kept.revId, body });
  };
  const seen = (): void => void look().catch(report);
  /* heads come first, the text of one a moment later */
  const unheard = subscribeKey(documents, 'heads', seen);
  const timer = setInterval(seen, FOLLOW_MS);
  return () => {
    unheard();
    clearInterval(timer);
  };
}

export function useDraft({ doc, of, type, empty, isNew = false }: DraftOf): DraftOrNot {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    let isOver = false;
    let close = (): void => {};
    const open = async (): Promise<void> => {
      const person = await officePerson();
      const shop = await asShopHas({ person, heads: await knownHeads(), doc, of, isNew });
      if (isOver) return;
      if (shop === 'away' || shop === 'gone') return setOpened({ doc, edited: shop });
      const edited = await openEdited({
        person,
        doc,
        of,
        type,
        shop: shop === 'new' ? null : shop,
        empty,
        after: (ms, call) => {
          const timer = setTimeout(call, ms);
          return () => clearTimeout(timer);
        },
        isHeld: isDraftHeld,
        hold: holdDraft,
        report,
      });
      // A page that is left may not come back: what is typed goes on its way.
      const hidden = (): void => {
        const { state } = edited.view();
        if (document.visibilityState === 'hidden' && (state === 'typed' || state === 'device')) void edited.flush();
      };
      document.addEventListener('visibilitychange', hidden);
      const unfollow = followShop(person, doc, edited);
      close = () => {
        document.removeEventListener('visibilitychange', hidden);
        unfollow();
        void edited.close();
      };
      if (isOver) close();
      else setOpened({ doc, edited });
    };
    open().catch(report);
    return () => {
      isOver = true;
      close();
    };
    // What a new document begins with, and whether it is one, is asked once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [doc, of, type]);
  const here = opened?.doc === doc ? opened.edited : null;
  const edited = here === 'away' || here === 'gone' ? null : here;
  const view = useSyncExternalStore(edited?.listen ?? never, () => edited?.view() ?? null);
  if (here === 'away' || here === 'gone') return here;
  if (edited === null || view === null) return 'loading';
  const { change, saveNow, discard, take, refuse, rev } = edited;
  return { ...view, change, saveNow, discard, take, refuse, rev };
}
