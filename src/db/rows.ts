/** What a person's database holds (design §4): confirmed records, changes on their way, and what became of them. */
import type { Lane } from '#core/wire/lane.ts';
import type { RecordKey, SyncedRecord } from '#core/wire/record.ts';
import type { Cursor } from '#core/wire/sync.ts';
import type { CustomerType } from '#core/domain/account/customer.ts';
import type { SaleTerms } from '#core/contract/checkout/sale-terms.ts';
import type { Area } from '#core/domain/shop/area.ts';
import type { Favourite } from '#core/contract/wishlist/favourite.ts';

/** A record confirmed by the server. Nothing optimistic is ever stored here. */
export interface BaseRow {
  readonly key: string;
  readonly rev: number;
  readonly record: SyncedRecord;
  /** Confirmed by a server that has forgotten its author: a whole pull does not take it away (sync rule S60). */
  readonly kept?: boolean;
}

/** A change on its way, until its answer is known and its effect is in the base. */
export interface OutboxRow {
  readonly lane: Lane;
  readonly seq: number;
  readonly mutId: string;
  readonly route: string;
  readonly v: number;
  readonly args: unknown;
  /** ISO instant of the device, for display only. */
  readonly at: string;
  /** How often it left the device: once sent, it is never discarded before its answer is known (rule S46). */
  readonly sends: number;
  /** Its number is new, and it has not left under it: only the number of before may be its own (rule S27). */
  readonly renumbered?: true;
  /** It must not leave before a guest's changes of the same cart have (rule S86). */
  readonly held?: true;
  /** What it waits for was refused: it does nothing, here or in the shop, and goes out for its number alone (rule S60). */
  readonly idle?: true;
}

/** The answer to a change that made a document: kept 30 days. */
export interface ResultRow {
  readonly mutId: string;
  readonly route: string;
  readonly answer: unknown;
  readonly at: string;
}

export type ParkedReason =
  /** The server refused it. */
  | { readonly class: 'refused'; readonly code: string; readonly data: Readonly<Record<string, unknown>> }
  /** This build cannot send it: unknown route or version, or arguments its schema does not accept. */
  | { readonly class: 'unknownRoute' | 'newerVersion' | 'upcastFailed' | 'invalid' | 'tooLarge' }
  /** It changes a document whose creation was refused. */
  | { readonly class: 'dependsOn'; readonly mutId: string }
  /** The shop lost it after a restore and the device no longer holds its content. */
  | { readonly class: 'lost' };

export interface ParkedRow {
  readonly mutId: string;
  readonly lane: Lane;
  /** Its number when it parked: what parked of a lane goes again in this order. Rows of builds before 0.2 have none. */
  readonly seq?: number;
  readonly route: string;
  readonly v: number;
  readonly args: unknown;
  readonly at: string;
  readonly parkedAt: string;
  readonly reason: ParkedReason;
}

/** An acknowledged change, kept 7 days: offered again when a restored server lacks it (rule S61). */
export interface SentRow {
  readonly mutId: string;
  readonly group: string;
  readonly lane: Lane;
  readonly seq: number;
  readonly route: string;
  readonly v: number;
  /** Null when it held contact details: they leave with the acknowledgement (rule S68). */
  readonly args: unknown;
  readonly at: string;
  /** ISO instant of the server. */
  readonly sentAt: string;
}

/** What a person typed in a form and has not sent. */
export interface DraftRow {
  readonly key: string;
  readonly value: unknown;
  readonly at: string;
}

/** A favourite of a guest: it stays on the device (design §5, rule 17). */
export type FavouriteRow = Favourite;

/** Who this database is to the server. Read by every append. */
export interface Identity {
  readonly key: 'identity';
  readonly group: string;
  readonly scope: 'open' | 'merged' | 'closing';
  /** UUID of the customer a merged guest turned out to be. */
  readonly mergedFor?: string;
}

/**
 * The next number of a lane, in a row of its own: an append writes that of its lane, however many a device has used (an
 * office has one for each document).
 */
export interface LaneRow {
  readonly key: `lane:${string}`;
  readonly next: number;
}

/**
 * How far the server's answers are applied: cursor, and the last executed number of the lanes that the last answer told of,
 * among them all in which something waits that has left. What waits in others was never executed.
 */
export interface Progress {
  readonly key: 'progress';
  readonly cursor: Cursor | null;
  readonly acked: Readonly<Record<string, number>>;
  /** ISO instant of the server at the last answer that was written: how old the log is (rule S61); null before one. */
  readonly at: string | null;
}

/** The customer of a scope as the shop named them at the last sign-in. */
export interface SignedInCustomer {
  readonly uuid: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly customerType: CustomerType;
  /** Somebody of the shop is here in their name: what they are called, and until when at most (ISO instant). */
  readonly borrowed?: { readonly by: string; readonly until: string };
}

/** Grows with the shape of the terms: those of a build before are asked for anew. */
export const SALE_TERMS_SHAPE = 1;

export type MetaRow =
  | Identity
  | LaneRow
  | Progress
  /** Whose database this is; missing in a guest's. */
  | { readonly key: 'customer'; readonly value: SignedInCustomer }
  /**
   * Guests of this browser whose carts wait for `api.cart.merge`, the group the sign-in named as theirs, and the guest
   * databases whose contents have come.
   */
  | {
      readonly key: 'guests';
      readonly waiting: readonly string[];
      readonly named?: string;
      readonly brought: readonly string[];
    }
  /** The customer before this guest has signed out, and the shop has not heard of it (rule S88); `group` was theirs here. */
  | { readonly key: 'logout'; readonly everywhere: boolean; readonly group?: string }
  | { readonly key: 'token'; readonly value: string }
  /** This device was forgotten and its visitor not yet (rule S70). */
  | { readonly key: 'endVisitor' }
  /** On what terms an area sells, as last heard; public. */
  | { readonly key: `terms:${Area}`; readonly shape: number; readonly terms: SaleTerms }
  /** Records that were shown first when somebody last looked: the next start reads them before all others. */
  | { readonly key: 'first'; readonly keys: readonly RecordKey[] }
  /** The build that last looked through what parked. */
  | { readonly key: 'build'; readonly value: string }
  | { readonly key: 'routes'; readonly value: Readonly<Record<string, { uri: string; methods: string[] }>> };

/** Every row by its table. */
export interface Rows {
  readonly base: BaseRow;
  readonly outbox: OutboxRow;
  readonly results: ResultRow;
  readonly parked: ParkedRow;
  readonly sent: SentRow;
  readonly drafts: DraftRow;
  readonly meta: MetaRow;
  readonly favourites: FavouriteRow;
}

export type TableName = keyof Rows;

export type OutboxKey = readonly [lane: Lane, seq: number];

/** Between which keys a lane stands. */
export const laneRange = (lane: Lane): readonly [from: OutboxKey, before: OutboxKey] => [
  [lane, 0],
  [lane, Number.MAX_SAFE_INTEGER],
];

/** Primary key of every table. */
export interface Keys {
  readonly base: string;
  readonly outbox: OutboxKey;
  readonly results: string;
  readonly parked: string;
  readonly sent: string;
  readonly drafts: string;
  readonly meta: MetaRow['key'];
  readonly favourites: string;
}
