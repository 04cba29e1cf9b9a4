/** What the engine calls of its realm, by the names of its routes: the shop's and the back office's differ in these alone. */
export interface SyncCalls {
  readonly push: string;
  readonly pull: string;
  /** Who is there, and where its answer has the token. */
  readonly me: { readonly route: string; readonly token: string };
  /** The start-up payload, which brings the table of the routes: the one address that is known before. */
  readonly start: { readonly route: string; readonly query: Readonly<Record<string, string>> };
  /** What ends the guest of a browser; null: there are none. */
  readonly leave: string | null;
  /** What ends a session; null: the page does. */
  readonly signOut: string | null;
}
