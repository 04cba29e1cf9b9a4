import type { Area } from '#core/domain/shop/area.ts';
import type { QuoteState } from '#core/domain/quotes/quote.ts';
import type { QuoteContact } from '#core/contract/quotes/quote-fields.ts';
import { standsOn } from '#core/domain/revision/revision.ts';
import { recordKind } from '#core/wire/record.ts';

/** A word in the thread of a quote, by its buyer or by the shop. */
export interface QuoteComment {
  uuid: string;
  author: 'customer' | 'shop';
  message: string;
  at: string;
}

/** What the author wrote beside the articles. */
export interface QuoteRequest {
  contact: QuoteContact;
  vehicle: string | null;
  /** `2026-11-30`. */
  wantedDate: string | null;
  comment: string | null;
}

/** A line as it was asked for and, once the shop has proposed, as it is proposed. Prices include tax. */
export interface QuoteLine {
  name: string;
  sku: string;
  quantity: number;
  unitPrice: number;
  /** No unit of it: the shop cannot bring it. */
  proposed?: { quantity: number; unitPrice: number };
}

/** What the shop proposes and its buyer answers (domain 5.3). */
export interface QuoteProposal {
  /** Counted up whenever the shop changes it: an answer is for what was read. */
  version: number;
  /** Which one that is; missing in what a shop of a build before told. */
  versionId?: string | undefined;
  /** Its last day, `2026-12-20`; null: without end. */
  validUntil: string | null;
  /** ISO instants. */
  proposedAt: string;
  acceptedAt: string | null;
  /** Of the proposed lines, tax included, and the VAT in it: each a Money. */
  total: number;
  taxTotal: number;
}

/** Which proposal somebody has read. */
export type ReadProposal = Pick<QuoteProposal, 'version' | 'versionId'>;

/** What an answer says of the proposal it is for; the id where the shop has told it. */
export const readProposal = ({ version, versionId }: ReadProposal): ReadProposal => ({
  version,
  ...(versionId === undefined ? {} : { versionId }),
});

/** True where that is the proposal of now; one side that knows no id counts by the number (decision 41). */
export const isProposalRead = ({ version: rev, versionId }: ReadProposal, now: ReadProposal): boolean =>
  standsOn({ rev, baseRevId: versionId }, { rev: now.version, revId: now.versionId });

/** A quote request as its author follows it: without a number until the server has answered. */
export interface QuoteRecord {
  readonly kind: 'quote';
  uuid: string;
  area: Area;
  /** `DEV00000042`; null while the request waits on the device. */
  number: string | null;
  state: QuoteState;
  lines: readonly QuoteLine[];
  /** Total incl. tax at the prices of `lines`, a Money. */
  total: number;
  /** The VAT in it, a Money; missing until the server has said it. */
  taxTotal?: number;
  requestedAt: string;
  /** Missing in what an earlier version of the shop confirmed. */
  request?: QuoteRequest;
  /** Oldest first; missing in what an earlier version of the shop confirmed. */
  comments?: readonly QuoteComment[];
  /** Missing until the shop has proposed something. */
  proposal?: QuoteProposal;
  /** An answer on its way: nothing is announced before the shop has taken it (law 3). Never said by the shop. */
  answering?: 'accept' | 'decline';
}

export const quoteKind = recordKind<QuoteRecord, string>({
  kind: 'quote',
  isDocument: true,
  mayBeGone: true,
});
