/** Somebody signed in, in one browser. */
export interface Session {
  readonly id: string;
  readonly customer: string;
  /** The guest this browser was until then. */
  readonly visitor: string | null;
  readonly remembered: boolean;
  /** Somebody of the shop has signed in as the customer: what they are called, and until when. */
  readonly borrowed: { readonly by: string; readonly until: Date } | null;
}

export interface SignedIn {
  readonly customer: string;
  /** The session's id, and the secret of its cookie. */
  readonly session: { readonly id: string; readonly secret: string };
  /** Whom the browser is as a guest from now on. */
  readonly visitor: { readonly id: string; readonly secret: string };
  /** The guest it was, now the customer's to merge; null when there was none. */
  readonly guest: string | null;
  readonly remembered: boolean;
}
