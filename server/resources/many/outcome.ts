import type { BaseRevision } from '#core/domain/revision/revision.ts';

/** A record of many, and the revision its author saw; silent where they mean it however it stands. */
export interface Chosen {
  readonly uuid: string;
  readonly rev?: number | undefined;
  readonly baseRevId?: string | undefined;
}

/** What became of it: done to the revision that was seen, or why not. */
export type Outcome =
  | { readonly uuid: string; readonly base: BaseRevision }
  | { readonly uuid: string; readonly title: string; readonly code: string };
