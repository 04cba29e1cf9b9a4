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
  contents: v.string(),
});

/** What the replica consists of at one moment: the pages of a manifest, and the changes since. */
export type ReplicaState = v.InferOutput<typeof replicaState>;

/** The state as it was stored, or null for none, or one of another format: the replica then starts afresh. */
export function readState(stored: unknown): ReplicaState | null {
  const parsed = v.safeParse(replicaState, stored);
  return parsed.success && parsed.output.manifest.format === CATALOGUE_FORMAT ? parsed.output : null;
}

/** The state at the moment a manifest was made. */
export function stateOf(next: Manifest): ReplicaState {
  const { structure, contents, pricedAt } = next;
  return { manifest: next, cursor: next.cursor, pricedAt, structure: structure.hash, contents: contents.hash };
}

/** Pages without which the catalogue cannot be shown. */
export function requiredPages(state: ReplicaState): string[] {
  return [state.structure, state.contents, ...state.manifest.cuts.flatMap((cut) => [cut.card.hash, cut.offer.hash])];
}

/** Every page the state names, details included: all others may go. */
export function namedPages(state: ReplicaState): Set<string> {
  return new Set([...requiredPages(state), ...state.manifest.cuts.map((cut) => cut.detail.hash)]);
}

/** Cursors are one position only when all three parts agree (design §5 rule 11). */
export function isSameCursor(left: Cursor, right: Cursor): boolean {
  return left.epoch === right.epoch && left.rev === right.rev && left.revId === right.revId;
}
