/**
 * How soon a mail must leave: links run out, requests are the shop's work, customers wait for word of their orders,
 * confirmations can wait. Anybody may ask for those under any address, so they alone are counted.
 */
export type MailRank = 'link' | 'shop' | 'order' | 'confirmation';

/** Every kind of background work with the data it carries; data is small and plain JSON. */
export interface JobKinds {
  /** Sends one mail, once: `key` is what makes a repetition harmless. */
  'mail.send': { key: string; template: string; to: string; data: Record<string, unknown>; rank?: MailRank };
  /** Makes the large AVIF sizes of a picture, after the shop is ready. */
  'media.avif': { hash: string };
  /** Looks whether an order that waits for its money has waited long enough. */
  'order.expire': { uuid: string };
  /** Reminds of a transfer that has not come. */
  'order.remind': { uuid: string };
  /** Takes up an order that has nothing left to pay. */
  'order.settle': { uuid: string };
  /** Gives money back through the provider it came by. */
  'payment.refund': { refund: string };
  /** Makes the file of everything the shop holds of a customer. */
  'account.export': { uuid: string };
  /** Publishes documents whose minute has come. */
  'documents.publish': Record<string, never>;
  /** Looks at the links of the shop, one turn of a scan. */
  'links.scan': { scan: string };
  /** Does what people wait for and nothing announces. */
  'upkeep.quarter': Record<string, never>;
  /** Removes what only grows: old results, attempts, abandoned carts. */
  'upkeep.sweep': Record<string, never>;
}

export type JobKind = keyof JobKinds;

export const JOB_KINDS: readonly JobKind[] = [
  'account.export',
  'documents.publish',
  'links.scan',
  'mail.send',
  'media.avif',
  'order.expire',
  'order.remind',
  'order.settle',
  'payment.refund',
  'upkeep.quarter',
  'upkeep.sweep',
];

/** Kinds of which one waiting job a key is enough: whoever asks again asks for the same. */
export const KEYED_KINDS: ReadonlySet<JobKind> = new Set(['media.avif', 'upkeep.quarter', 'upkeep.sweep']);

/** Among jobs of a kind, the higher leave first. */
export const MAIL_PRIORITY: Readonly<Record<MailRank, number>> = { link: 2, shop: 1, order: 1, confirmation: 0 };

/** How many jobs of a kind are taken up at once. */
export const BATCH_SIZES: Readonly<Record<JobKind, number>> = {
  'account.export': 1,
  'documents.publish': 1,
  'links.scan': 1,
  'mail.send': 20,
  'media.avif': 1,
  'order.expire': 5,
  'order.remind': 5,
  'order.settle': 5,
  'payment.refund': 5,
  'upkeep.quarter': 1,
  'upkeep.sweep': 1,
};

export type JobHandlers = { [Kind in JobKind]: (data: JobKinds[Kind]) => Promise<void> };
