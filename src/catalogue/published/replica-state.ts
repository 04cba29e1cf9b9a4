import * as v from 'valibot';
import { CATALOGUE_FORMAT, manifest } from '#core/contract/catalogue/catalogue.ts';
import type { Manifest } from '#core/contract/catalogue/catalogue.ts';
import { cursor } from '#core/wire/sync.ts';
import type { Cursor } from '#core/wire/sync.ts';

const replicaState = v.object({
  manifest,
  /** How far the pages and the changes kept beside them reach. */
  cursor,
  /** ISO instant at which every price here was true. */
  pricedAt: v.string(),
  structure: v.string(),
  /** The head of the contents, or their one page where an older shop named no head. */
  contents: v.string(),
  /** The pages the head names. */
  contentPages: v.optional(v.array(v.string())),
});

/** What the replica consists of at one moment: the pages of a manifest, and the changes since. */
export type ReplicaState = v.InferOutput<typeof replicaState>;

/** The state as it was stored, or null for none, or one of another format: the replica then starts afresh. */
export function readState(stored: unknown): ReplicaState | null {
  const parsed = v.safeParse(replicaState, stored);
  return parsed.success && parsed.output.manifest.format === CATALOGUE_FORMAT ? parsed.output : null;
}

/** What a manifest leads to is read from these: the structure, and what names the contents. */
export function basisOf({ structure, contents, contentsHead }: Manifest): Pick<ReplicaState, 'structure' | 'contents'> {
  return { structure: structure.hash, contents: (contentsHead ?? contents).hash };
}

/** The state at the moment a manifest was made; `contentPages` are those its head of contents names. */
export function stateOf(next: Manifest, contentPages: readonly string[] | undefined): ReplicaState {
  const { cursor: from, pricedAt } = next;
  const pages = contentPages === undefined ? {} : { contentPages: [...contentPages] };
  return { manifest: next, cursor: from, pricedAt, ...basisOf(next), ...pages };
}

/** Pages without which the catalogue cannot be shown. */
export function requiredPages(state: ReplicaState): string[] {
  const { structure, contents, contentPages = [], manifest: of } = state;
  return [structure, contents, ...of.cuts.flatMap((cut) => [cut.card.hash, cut.offer.hash]), ...contentPages];
}

/** Every page the state names, details included: all others may go. */
export function namedPages(state: ReplicaState): Set<string> {
  return new Set([...requiredPages(state), ...state.manifest.cuts.map((cut) => cut.detail.hash)]);
}

/** Cursors are one position only when all three parts agree (design §5 rule 11). */
export function isSameCursor(left: Cursor, right: Cursor): boolean {
  return left.epoch === right.epoch && left.rev === right.rev && left.revId === right.revId;
}
