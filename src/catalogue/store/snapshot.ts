import type { Cursor } from '#core/wire/sync.ts';
import { CATALOGUE_FORMAT } from '#core/contract/catalogue/catalogue.ts';
import { openSections, writeSections } from '#core/search/snapshot/sections.ts';
import { saveSnapshot } from '#core/search/snapshot/snapshot.ts';
import type { Segment } from '#core/search/segment/segment.ts';
import type { CatalogueChanges } from '#src/catalogue/published/origin.ts';
import { isSameCursor } from '#src/catalogue/published/replica-state.ts';
import type { ReplicaState } from '#src/catalogue/published/replica-state.ts';

/** What a snapshot was made of: the pages of a manifest, and the changes up to `cursor`. */
export interface SnapshotStamp {
  readonly manifest: Cursor;
  readonly cursor: Cursor;
}

/** Rows of each cut by the name of its detail page: where the details of a product are. */
export type CutIds = ReadonlyMap<string, Uint32Array>;

/** A snapshot by the names of its parts; each part is written and read as one value. */
export type SnapshotParts = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

export const LIST = 'list';
export const MORE = 'more';
export const FIND = 'find';
export const CUTS = 'cuts';

export function textsName(slice: number): string {
  return `texts ${slice}`;
}

/** The stamp as the parts carry it: another format, manifest or revision is another text. */
export function stampText({ manifest, cursor }: SnapshotStamp): string {
  return JSON.stringify([CATALOGUE_FORMAT, manifest, cursor]);
}

/** The snapshot of one segment that holds the whole catalogue. */
export function snapshotParts(segment: Segment, cuts: CutIds, stamp: SnapshotStamp): SnapshotParts {
  const text = stampText(stamp);
  const { list, more, find, texts } = saveSnapshot(segment, text);
  return new Map([
    [LIST, list],
    [MORE, more],
    [FIND, find],
    [CUTS, writeSections(text, cuts)],
    ...texts.map((bytes, slice) => [textsName(slice), bytes] as const),
  ]);
}

/** The rows of these cuts; null when the bytes carry another stamp or know other cuts. */
export function readCuts(bytes: Uint8Array, stamp: SnapshotStamp, state: ReplicaState): CutIds | null {
  const read = openSections(bytes, stampText(stamp));
  if (read === null) return null;
  try {
    return new Map(state.manifest.cuts.map(({ detail }) => [detail.hash, read(detail.hash, Uint32Array)]));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The changes that lead from a snapshot to `state`, oldest first; null when nothing leads there. */
export function changesSince(
  stamp: SnapshotStamp,
  state: ReplicaState,
  changes: readonly CatalogueChanges[],
): readonly CatalogueChanges[] | null {
  const { manifest } = state;
  const isOfPages = isSameCursor(stamp.manifest, manifest.cursor);
  const isOfChanges = [manifest.cursor, ...changes.map(({ to }) => to)].some((one) => isSameCursor(one, stamp.cursor));
  if (!isOfPages || !isOfChanges) return null;
  const newer = changes.filter((one) => one.to.rev > stamp.cursor.rev);
  return isSameCursor(newer.at(-1)?.to ?? stamp.cursor, state.cursor) ? newer : null;
}
