/** A name and an address; of either an empty one means the usual. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

export interface OutgoingMail {
  /** Names the effect: two mails of one key are the same mail. */
  readonly key: string;
  readonly to: string;
  /** Who the reader is called, where that is known. */
  readonly toName?: string;
  /** Who writes; the sender of the environment where silent. */
  readonly sender?: Mailbox;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly replyTo?: string;
  /** Address of a page that ends letters like this one (RFC 2369, `List-Unsubscribe`). */
  readonly unsubscribe?: string;
  readonly attachments?: readonly { readonly name: string; readonly mime: string; readonly bytes: Uint8Array }[];
}

/** Mails to the outside world. */
export interface MailGateway {
  /** @throws Error when the mail was not taken over: the caller tries again later */
  send(mail: OutgoingMail): Promise<void>;
  /** Removes what was kept here longer than that; absent where mails leave the shop. */
  sweep?(before: Date): Promise<void>;
  close(): void;
}
