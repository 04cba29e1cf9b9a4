/**
 * How soon a mail must leave: links run out, requests are the shop's work, customers wait for word of their orders,
 * confirmations can wait. Anybody may ask for those under any address, so they alone are counted.
 */
export type MailRank = 'link' | 'shop' | 'order' | 'confirmation';

/**
 * Every kind of background work with the data it carries; data is small and plain JSON. A subject declares its own kinds
 * beside what does them (`declare module`), so that whoever asks for one is checked everywhere.
 */
export interface JobKinds {
  /** Sends one mail, once: `key` is what makes a repetition harmless. */
  'mail.send': { key: string; template: string; to: string; data: Record<string, unknown>; rank?: MailRank };
  /** Makes the large AVIF sizes of a picture, after the shop is ready. */
  'media.avif': { hash: string };
  /** Does what people wait for and nothing announces. */
  'upkeep.quarter': Record<string, never>;
  /** Removes what only grows: old results, attempts, abandoned carts. */
  'upkeep.sweep': Record<string, never>;
}

export type JobKind = keyof JobKinds;

/** How the queue treats a kind. */
export interface JobQueue {
  /** How many are taken up at once. */
  readonly batch: number;
  /** One waiting job a key is enough: whoever asks again asks for the same. */
  readonly isKeyed?: true;
}

export type JobQueues = Readonly<Record<JobKind, JobQueue>>;

/** All kinds, in the order they are taken up. */
export const kindsOf = (queues: JobQueues): readonly JobKind[] =>
  Object.keys(queues)
    .filter((name): name is JobKind => Object.hasOwn(queues, name))
    .toSorted();

/** A kind of work: how it is queued, and what does it. */
export interface JobDefinition<Kind extends JobKind, Tools> extends JobQueue {
  readonly run: (tools: Tools, data: JobKinds[Kind]) => Promise<void>;
}

export type JobDefinitions<Tools> = { readonly [Kind in JobKind]: JobDefinition<Kind, Tools> };

/** Among jobs of a kind, the higher leave first. */
export const MAIL_PRIORITY: Readonly<Record<MailRank, number>> = { link: 2, shop: 1, order: 1, confirmation: 0 };

export type JobHandlers = { [Kind in JobKind]: (data: JobKinds[Kind]) => Promise<void> };
