/** How soon a mail must leave: links run out, requests are the shop's work, confirmations can wait. */
export type MailRank = 'link' | 'shop' | 'confirmation';

/** Every kind of background work with the data it carries; data is small and plain JSON. */
export interface JobKinds {
  /** Sends one mail, once: `key` is what makes a repetition harmless. */
  'mail.send': { key: string; template: string; to: string; data: Record<string, unknown>; rank?: MailRank };
  /** Makes the large AVIF sizes of a picture, after the shop is ready. */
  'media.avif': { hash: string };
  /** Removes what only grows: old results, attempts, abandoned carts. */
  'upkeep.sweep': Record<string, never>;
}

export type JobKind = keyof JobKinds;

export const JOB_KINDS: readonly JobKind[] = ['mail.send', 'media.avif', 'upkeep.sweep'];

/** Kinds of which one waiting job a key is enough: whoever asks again asks for the same. */
export const KEYED_KINDS: ReadonlySet<JobKind> = new Set(['media.avif', 'upkeep.sweep']);

/** Among jobs of a kind, the higher leave first. */
export const MAIL_PRIORITY: Readonly<Record<MailRank, number>> = { link: 2, shop: 1, confirmation: 0 };

/** How many jobs of a kind are taken up at once. */
export const BATCH_SIZES: Readonly<Record<JobKind, number>> = { 'mail.send': 20, 'media.avif': 1, 'upkeep.sweep': 1 };

export type JobHandlers = { [Kind in JobKind]: (data: JobKinds[Kind]) => Promise<void> };
