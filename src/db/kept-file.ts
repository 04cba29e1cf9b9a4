/** The port of files that wait for the shop: on the disk (`kept-files.ts`), or in memory where nothing is kept. */
import type { MediaFile } from '#core/contract/cms/media/media-file.ts';

export interface KeptFile {
  readonly uuid: string;
  readonly fileName: string;
  readonly content: Blob;
  readonly folder: string | null;
  /** A file of the library that gets this content. */
  readonly replaces: string | null;
  /** The revision of it that they saw; a build of before kept none. */
  readonly baseRev?: number | null;
  readonly baseRevId?: string | null;
  /** Of a picture that this browser can draw. */
  readonly size: { readonly width: number; readonly height: number } | null;
  /** ISO instant of the device. */
  readonly at: string;
}

export type FileState = 'waiting' | 'sending' | 'paused' | 'stalled' | 'refused' | 'done';

/** How far a file is. */
export interface FileMark {
  readonly uuid: string;
  readonly state: FileState;
  /** How much of it the shop has, in bytes. */
  readonly sent: number;
  /** Why it is stalled: a fault that passes, a session that ended, a build that is too old. */
  readonly why: 'passing' | 'session' | 'outdated' | null;
  /** Code of the refusal, where the shop said no. */
  readonly refusal: string | null;
  /** What it became. */
  readonly file: MediaFile | null;
  /** ISO instant of the device. */
  readonly at: string;
}

export const freshMark = ({ uuid, at }: Pick<KeptFile, 'uuid' | 'at'>): FileMark => ({
  uuid,
  state: 'waiting',
  sent: 0,
  why: null,
  refusal: null,
  file: null,
  at,
});

export interface KeptFiles {
  /** What is kept outlives the tab. */
  readonly durable: boolean;
  /** With their contents, the oldest first. */
  all(): Promise<readonly KeptFile[]>;
  /** How far each is, the oldest first. */
  marks(): Promise<readonly FileMark[]>;
  get(uuid: string): Promise<KeptFile | null>;
  has(uuid: string): Promise<boolean>;
  /** On the disk when it resolves, as one that waits. @throws where there is no room (`isFull`), or the disk fails */
  keep(file: KeptFile): Promise<void>;
  /**
   * Moves one on from where it is now, in one transaction; what is done needs its content no more.
   * @returns how far it is; null: it is not here any more
   */
  change(uuid: string, fold: (mark: FileMark) => FileMark): Promise<FileMark | null>;
  /** Moves all of them on at once, in one transaction. */
  changeAll(fold: (mark: FileMark) => FileMark): Promise<void>;
  /** Others that replace the same file on the revision it was replaced at stand on the new one: they follow their own. */
  rebase(done: KeptFile, made: Pick<MediaFile, 'rev' | 'revId'>): Promise<void>;
  drop(uuid: string): Promise<void>;
  /** Hears how far each is now, and whenever any tab has moved one. Ends with the returned function. */
  follow(heard: (marks: readonly FileMark[]) => void): () => void;
  close(): void;
}
