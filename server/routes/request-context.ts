import type { Area } from '#core/domain/shop/area.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import type { AdminActor, AdminEntered, AdminSession } from '#server/platform/identity/admin-session.ts';
import type { Session, SignedIn } from '#server/platform/identity/session.ts';
import type { Person } from '#server/platform/person.ts';

/** What a handler of the back office may know besides; handlers of the shop have no use for it. */
export interface AdminPart {
  /** What the browser is known by in the back office. */
  adminBrowser(): string | undefined;
  /** The session that came with the request, also one that waits for its second factor. */
  adminSession(): Promise<AdminSession | null>;
  /** Who works here and is signed in, second factor included; with every key of the role at this moment. */
  admin(): Promise<AdminActor | null>;
  /** Whether the browser says so; only the database knows. */
  hasAdminCookie(): boolean;
  /** The browser gets the cookies of a sign-in. */
  enterAdmin(entered: AdminEntered): void;
  /** What the session says has changed: it is read anew. */
  forgetAdmin(): void;
  /** The browser loses session and marker. */
  leaveAdmin(): void;
  adminToken(): string;
}

/** What a handler may know of the request beside its validated input. */
export interface RequestContext extends AdminPart {
  readonly requestId: string;
  /** The clock when the request arrived. */
  readonly now: Date;
  /** Network address of the caller, proxies considered: for truncated proofs, never for the log. */
  readonly address: string;
  /** The network it belongs to, which is what limits count by. */
  readonly network: string;
  /** What the browser says of itself: for the list of its owner's sessions. */
  readonly userAgent: string;
  /** The name and port it was asked by: one of the shop's own. */
  readonly host: string;
  /** Key that makes a repeated call count once (design §6: the mutId), when the caller sent one. */
  readonly idempotencyKey: string | null;
  /** The language the person chose (header `X-Locale`), French where none is named: mails are written in it. */
  readonly locale: Locale;
  /** The visitor whose cookie came with the request, or null. */
  visitor(): Promise<string | null>;
  /** The session whose cookie came with it, while it lasts, or null. */
  session(): Promise<Session | null>;
  /** The customer of that session, or null. */
  customer(): Promise<string | null>;
  /** Who is there: a customer signed in, else a visitor, else nobody. */
  person(): Promise<Person | null>;
  /** Halves of the shop that are closed to them now (domain 16.3). */
  closedAreas(): Promise<readonly Area[]>;
  /** The visitor, made now if there is none; its cookie goes out with the answer. Only `api.me` does this. */
  openVisitor(): Promise<string>;
  /** Ends the visitor and their cookie (rule S70). */
  forgetVisitor(): Promise<void>;
  /** The browser gets the cookies of a sign-in: its session, and the visitor it is from now on. */
  enter(signedIn: SignedIn): void;
  /** The browser gets the session of a customer that somebody of the shop has borrowed; its guest stays who they are. */
  enterAs(session: Session, secret: string): void;
  /** The browser gets its session's new secret. */
  renew(session: Session, secret: string): void;
  /** The browser loses session and marker. */
  leave(): void;
  /** The token that calls other than GET must carry, bound to the cookies of visitor and session. */
  csrfToken(): Promise<string>;
}
