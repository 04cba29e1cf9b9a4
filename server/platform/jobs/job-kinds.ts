/** Every kind of background work with the data it carries; data is small and plain JSON. */
export interface JobKinds {
  /** Sends one mail, once: `key` is what makes a repetition harmless. */
  'mail.send': { key: string; template: string; to: string; data: Record<string, unknown> };
  /** Makes the large AVIF sizes of a picture, after the shop is ready. */
  'media.avif': { hash: string };
  /** Removes what only grows: old results, attempts, abandoned carts. */
  'upkeep.sweep': Record<string, never>;
}

export type JobKind = keyof JobKinds;

export const JOB_KINDS: readonly JobKind[] = ['mail.send', 'media.avif', 'upkeep.sweep'];

/** Kinds of which one waiting job a key is enough: whoever asks again asks for the same. */
export const KEYED_KINDS: ReadonlySet<JobKind> = new Set(['media.avif', 'upkeep.sweep']);

export type JobHandlers = { [Kind in JobKind]: (data: JobKinds[Kind]) => Promise<void> };
