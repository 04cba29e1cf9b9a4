/**
 * A document of the editors (pages, posts, components, menus, categories): its head travels to every device that may see
 * it and is all that lists need; its body is fetched beside (`api.admin.documents.bodies`).
 */
import type { ContentStatus } from '#core/domain/cms/content-status.ts';
import type { DocumentKind, DocumentType } from '#core/domain/cms/document-kind.ts';
import { contentPath } from '#core/contract/pages/paths.ts';
import { isUuid } from '#core/domain/text/uuid.ts';
import { laneKind } from '#core/wire/lane.ts';
import { recordKind } from '#core/wire/record.ts';

/** Instants are ISO; null: not, or not yet. */
export interface DocumentHead {
  readonly kind: 'document';
  readonly uuid: string;
  readonly of: DocumentKind;
  readonly type: DocumentType;
  readonly title: string;
  readonly slug: string;
  readonly status: ContentStatus;
  readonly rev: number;
  /** Identity of that revision; absent where an older build kept the head. */
  readonly revId?: string;
  readonly publishedRev: number | null;
  readonly publishedAt: string | null;
  readonly scheduledAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly author: { readonly uuid: string; readonly name: string } | null;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  /** A file of the library, by its UUID. */
  readonly thumbnail: string | null;
  /** Where visitors find it, without a slash at its start; absent where an older build kept the head. */
  readonly path?: string | null;
  /** When it went into the bin. */
  readonly deletedAt: string | null;
}

/** The shop's alone: what it does not tell any more, a device forgets (sync rule S91). */
export const documentKind = recordKind<DocumentHead, string>({ kind: 'document', mayBeGone: true });

/** The address in the shop of what visitors see; null for what they do not. */
export const shownAt = ({ status, path }: Pick<DocumentHead, 'status' | 'path'>): string | null =>
  status === 'published' && path ? contentPath(path) : null;

/** What is done to a document arrives in the order it was done; another's waits for none of it. */
export const draftLane = laneKind('draft', isUuid);
