import type { Clock } from '#server/clock.ts';
import type { Ids } from '#server/ids.ts';

/** What a shop would have been given by the providers; those of the stand-ins are good for nothing else. */
export interface StandInCredentials {
  readonly paypal: { readonly businessAccount: string };
  readonly payzen: { readonly siteId: string; readonly key: string; readonly restPassword: string };
  readonly payplug: { readonly secretKey: string };
  readonly crypto: { readonly apiKey: string; readonly storeId: string; readonly webhookSecret: string };
}

export interface StandInDeps {
  /** Reachable by strangers, as `Config` says: then there is no stand-in. */
  readonly exposed: boolean;
  /** Where browsers and the shop's server find it, without a slash at the end. */
  readonly address: () => string;
  /** The shop's origins: it notifies nobody else and sends browsers nowhere else. */
  readonly shopOrigins: () => readonly string[];
  /** Where webhooks of coins go: their protocol tells it once, in the provider's back office. */
  readonly cryptoWebhookUrl: () => string;
  readonly credentials: StandInCredentials;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Calls once, later. */
  readonly after: (ms: number, call: () => void) => void;
  /** How long a slow payment takes; absent: 20 s. */
  readonly slowMs?: number;
}

/** What a person may let happen on the page in the provider's stead. */
export const ACTIONS = ['pay', 'refuse', 'abandon', 'slow', 'twice', 'forged'] as const;
export type Action = (typeof ACTIONS)[number];

export const isAction = (text: string | undefined): text is Action => ACTIONS.some((action) => action === text);

/** How the browser goes home: as each provider sends it. */
export type WayHome =
  | { readonly kind: 'get'; readonly url: string }
  | { readonly kind: 'post'; readonly url: string; readonly fields: Readonly<Record<string, string>> };

/** A payment as the page shows it. */
export interface ShownPayment {
  readonly cents: number;
  readonly currency: string;
  readonly reference: string;
  /** Once decided, nothing can be pressed but the way home. */
  readonly home: WayHome | null;
}

export interface StandInRequest {
  readonly method: string;
  /** Without the address of the stand-in. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Uint8Array;
}

export interface StandInReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** One provider's part: its protocol, and its payments for the page. */
export interface ProviderSide {
  readonly name: string;
  /** The answer of the protocol, or null where it has no such address. */
  answer(request: StandInRequest): StandInReply | null;
  shown(id: string): ShownPayment | null;
  /** Lets something happen to a payment that is still open. */
  act(id: string, action: Action): WayHome;
}
