/** Files on their way in one tab, as long as somebody's device is open there. */
import type { Call } from '#src/admin/api/office-client.ts';
import type { Prepared } from '#src/admin/store/uploads/prepare-photo.ts';
import type { KeptFile, KeptFiles } from '#src/db/kept-file.ts';
import type { PaceDeps, RetryPace } from './retry-pace.ts';
import type { UploadHomes } from './upload-homes.ts';
import type { Previews, UploadsShown } from './upload-view.ts';

export interface UploadDeps extends Previews {
  readonly files: KeptFiles;
  readonly call: Call;
  /** ISO instant of the device. */
  readonly now: () => string;
  readonly newId: () => string;
  /** Every tab sends in its turn; `lost` aborts when another one has taken it over. */
  readonly inTurn: (work: (lost?: AbortSignal) => Promise<void>) => Promise<void>;
  /** Without one, nothing that failed is tried again by itself. */
  readonly pace?: PaceDeps;
  /** A photo as it is to be kept; what is none as it is. */
  readonly prepare: (file: Blob, fileName: string) => Promise<Prepared>;
  readonly report: (error: unknown) => void;
}

/** What is open in a tab for whoever is here. */
export interface OpenedUploads {
  readonly deps: UploadDeps;
  readonly shown: UploadsShown;
  readonly homes: UploadHomes;
  readonly contents: Map<string, KeptFile>;
  /** Writes that must be on the disk before the database is let go of. */
  readonly writing: Set<Promise<unknown>>;
  pace: RetryPace | null;
  isRunning: boolean;
  isAsked: boolean;
  /** Whoever was here has left: nothing of theirs is shown or sent any more. */
  isLeft: boolean;
}
