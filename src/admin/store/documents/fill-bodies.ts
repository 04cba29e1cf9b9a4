/** Bodies of everything that may be seen, brought to the device in the background: the newest first, each kept at once. */
import type { DocumentHead } from '#core/contract/cms/document.ts';
import { isRevisionOf, type Revision } from '#core/domain/cms/document-revision.ts';
import type { KeptBodies, KeptBody } from '#src/db/kept-bodies.ts';

export interface FillDeps {
  /** Null until the device has read them: before, nobody can say what is missing or gone. */
  readonly heads: () => readonly DocumentHead[] | null;
  /** Those of which the device has a head at this moment: `heads` may be of a moment before. */
  readonly known?: (uuids: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly kept: Pick<KeptBodies, 'revs' | 'keep' | 'drop'>;
  readonly ask: (uuids: readonly string[]) => Promise<readonly KeptBody[]>;
}

/** Bodies a call asks for: cut short, a fill goes on where it stood. */
const MOST = 20;

/** Which are missing or of another revision, the newest document first; those that only this device has are not asked for. */
export const wantedOf = (heads: readonly DocumentHead[], revs: ReadonlyMap<string, Revision>): readonly string[] =>
  heads
    .filter((head) => {
      const kept = revs.get(head.uuid);
      // what an earlier build kept is fetched once more: a draft that begins with it knows which revision it stands on
      return head.rev > 0 && (kept?.revId == null || !isRevisionOf(kept, head));
    })
    .toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))
    .map(({ uuid }) => uuid);

/** @throws CallFailed or Refusal when the shop could not be asked: what has come by then is kept */
export async function fillBodies({ heads, known, kept, ask }: FillDeps): Promise<void> {
  const revs = await kept.revs();
  const told = heads();
  if (told === null) return;
  const here = new Set(told.map(({ uuid }) => uuid));
  const unheard = [...revs.keys()].filter((uuid) => !here.has(uuid));
  if (unheard.length > 0) {
    // a save that was just received is kept before its head is told here
    const since = await known?.(unheard);
    await kept.drop(unheard.filter((uuid) => since?.has(uuid) !== true));
  }
  const wanted = wantedOf(told, revs);
  for (let at = 0; at < wanted.length; at += MOST) {
    await kept.keep(await ask(wanted.slice(at, at + MOST)));
  }
}
