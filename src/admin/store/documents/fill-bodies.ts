/** Bodies of everything that may be seen, brought to the device in the background: the newest first, each kept at once. */
import type { DocumentHead } from '#core/contract/cms/document.ts';
import type { KeptBodies, KeptBody } from '#src/db/kept-bodies.ts';

export interface FillDeps {
  readonly heads: () => readonly DocumentHead[];
  readonly kept: Pick<KeptBodies, 'revs' | 'keep' | 'drop'>;
  readonly ask: (uuids: readonly string[]) => Promise<readonly KeptBody[]>;
}

/** Bodies a call asks for: cut short, a fill goes on where it stood. */
const MOST = 20;

/** Which are missing or of another revision, the newest document first; those that only this device has are not asked for. */
export const wantedOf = (heads: readonly DocumentHead[], revs: ReadonlyMap<string, number>): readonly string[] =>
  heads
    .filter(({ uuid, rev }) => rev > 0 && revs.get(uuid) !== rev)
    .toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))
    .map(({ uuid }) => uuid);

/** @throws CallFailed or Refusal when the shop could not be asked: what has come by then is kept */
export async function fillBodies({ heads, kept, ask }: FillDeps): Promise<void> {
  const revs = await kept.revs();
  const here = new Set(heads().map(({ uuid }) => uuid));
  const gone = [...revs.keys()].filter((uuid) => !here.has(uuid));
  if (gone.length > 0) await kept.drop(gone);
  const wanted = wantedOf(heads(), revs);
  for (let at = 0; at < wanted.length; at += MOST) {
    await kept.keep(await ask(wanted.slice(at, at + MOST)));
  }
}
