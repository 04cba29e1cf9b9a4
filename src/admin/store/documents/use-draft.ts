/** A document to write in: opened from the device, whoever has the network. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DocumentBody } from '#core/contract/cms/document-bodies.ts';
import { readBody } from '#core/contract/cms/document-bodies.ts';
import type { DocumentKind } from '#core/domain/cms/document-kind.ts';
import { officePerson, type OfficePerson } from '#src/admin/store/sync/office-person.ts';
import { CallFailed } from '#src/api/failure.ts';
import { copiedHere } from './copied-here.ts';
import { askDocument, knownHeads } from './documents.ts';
import { holdDraft, isDraftHeld } from './draft-locks.ts';
import { openEdited, type EditedDocument, type EditedView } from './edited-document.ts';
import type { ShopDocument } from './settle-draft.ts';

export interface DraftOf {
  readonly doc: string;
  readonly of: DocumentKind;
  readonly type: string;
  /** What a new document begins with. */
  readonly empty: DocumentBody;
}

export type Draft = EditedView & Pick<EditedDocument, 'change' | 'saveNow' | 'discard' | 'take' | 'refuse'>;

/** `loading`; `away`: its text is not on this device, and the shop is out of reach. */
export type DraftOrNot = Draft | 'loading' | 'away';

const report = (error: unknown): void => console.error(error);
const never = (): (() => void) => () => {};

export function useDraft({ doc, of, type, empty }: DraftOf): DraftOrNot {
  const [opened, setOpened] = useState<{ readonly doc: string; readonly edited: EditedDocument | 'away' } | null>(null);
  useEffect(() => {
    let isOver = false;
    let close = (): void => {};
    const open = async (): Promise<void> => {
      const person = await officePerson();
      const shop = await asShopHas(person, doc, of);
      if (isOver) return;
      if (shop === 'away') return setOpened({ doc, edited: 'away' });
      const edited = await openEdited({
        person,
        doc,
        of,
        type,
        shop,
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
        if (document.visibilityState === 'hidden' && edited.view().state === 'device') void edited.flush();
      };
      document.addEventListener('visibilitychange', hidden);
      close = () => {
        document.removeEventListener('visibilitychange', hidden);
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
    // What a new document begins with is asked once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [doc, of, type]);
  const here = opened?.doc === doc ? opened.edited : null;
  const edited = here === 'away' ? null : here;
  const view = useSyncExternalStore(edited?.listen ?? never, () => edited?.view() ?? null);
  if (here === 'away') return 'away';
  if (edited === null || view === null) return 'loading';
  const { change, saveNow, discard, take, refuse } = edited;
  return { ...view, change, saveNow, discard, take, refuse };
}

/** Null: the shop has no such document yet. What the device holds of another revision is asked anew, where that can be. */
async function asShopHas(person: OfficePerson, doc: string, of: DocumentKind): Promise<ShopDocument | null | 'away'> {
  const heads = await knownHeads();
  const rev = heads.get(doc)?.rev ?? 0;
  const kept = await person.bodies.read(doc);
  const body = kept === null ? null : readBody(of, kept.body);
  const here = kept === null || body === null ? null : { rev: kept.rev, body };
  if (rev === 0) return here ?? copiedHere(person, doc, heads);
  if (here?.rev === rev) return here;
  try {
    return await askDocument(person, { doc, of });
  } catch (error) {
    if (error instanceof CallFailed) return here ?? 'away';
    throw error;
  }
}
