import type { Locale } from '#core/domain/locale.ts';

/** What a handler may know of the request beside its validated input. */
export interface RequestContext {
  readonly requestId: string;
  /** The clock when the request arrived. */
  readonly now: Date;
  readonly signal: AbortSignal;
  /** Network address of the caller, proxies considered: for limits and truncated proofs, never for the log. */
  readonly address: string;
  readonly userAgent: string;
  /** Key that makes a repeated call count once (design §6: the mutId), when the caller sent one. */
  readonly idempotencyKey: string | null;
  /** The language the person chose (header `X-Locale`), French where none is named: mails are written in it. */
  readonly locale: Locale;
  /** The visitor whose cookie came with the request, or null. */
  visitor(): Promise<string | null>;
  /** The visitor, made now if there is none; its cookie goes out with the answer. Only `api.me` does this. */
  openVisitor(): Promise<string>;
  /** Ends the visitor and their cookie (rule S70). */
  forgetVisitor(): Promise<void>;
  /** The token that calls other than GET must carry, bound to the visitor's cookie. */
  csrfToken(): Promise<string>;
}
