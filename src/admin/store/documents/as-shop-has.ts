/** A document as the shop has it, found out when it is opened: from this device, and from the shop where that is older. */
import { readBody } from '#core/contract/cms/document-bodies.ts';
import { draftLane, type DocumentHead } from '#core/contract/cms/document.ts';
import { isRevisionOf } from '#core/domain/cms/document-revision.ts';
import type { DocumentKind } from '#core/domain/cms/document-kind.ts';
import type { OfficePerson } from '#src/admin/store/sync/office-person.ts';
import { CallFailed } from '#src/api/failure.ts';
import { laneRange } from '#src/db/rows.ts';
import { copiedHere } from './copied-here.ts';
import { askDocument } from './documents.ts';
import { readDrafts } from './drafts/draft-store.ts';
import type { ShopDocument } from '#src/admin/store/drafts/settle-draft.ts';

/**
 * `new`: the shop has none, it begins here. `away`: its text is not on this device, and the shop is out of reach. `gone`:
 * neither the shop nor this device knows of it.
 */
export type AtOpening = ShopDocument | 'new' | 'away' | 'gone';

export interface OpeningDeps {
  readonly person: Pick<OfficePerson, 'store' | 'bodies' | 'askBodies'>;
  /** What this device shows of every document. */
  readonly heads: ReadonlyMap<string, DocumentHead>;
  readonly doc: string;
  readonly of: DocumentKind;
  /** Somebody pressed « Créer ». */
  readonly isNew: boolean;
}

/** @throws Refusal when the shop does not let this person read it */
export async function asShopHas(deps: OpeningDeps): Promise<AtOpening> {
  const { person, heads, doc, of } = deps;
  const head = heads.get(doc) ?? { rev: 0 };
  const kept = await person.bodies.read(doc);
  const body = kept === null ? null : readBody(of, kept.body);
  const here = kept === null || body === null ? null : { rev: kept.rev, revId: kept.revId, body };
  if (head.rev === 0) {
    const mine = here ?? (await copiedHere(person, doc, heads));
    if (mine !== null) return mine;
    if (deps.isNew || (await isBegunHere(deps))) return 'new';
  } else if (here !== null && isRevisionOf(here, head)) return here;
  try {
    // A link to what others made may be opened before the first answer of the shop has told this device of it.
    const known = await askDocument(person, { doc, of });
    // One that was taken away is told so, save to whoever has a text of it here: that can be read, and made anew.
    return known ?? ((await isBegunHere(deps)) ? 'new' : 'gone');
  } catch (error) {
    if (error instanceof CallFailed) return here ?? 'away';
    throw error;
  }
}

/** Something of it was typed here, or waits here. */
async function isBegunHere({ person: { store }, doc }: OpeningDeps): Promise<boolean> {
  const waiting = await store.read(['outbox'], async (t) => await t.outbox.between(...laneRange(draftLane.of(doc))));
  return waiting.length > 0 || (await readDrafts(store, doc)).length > 0;
}
