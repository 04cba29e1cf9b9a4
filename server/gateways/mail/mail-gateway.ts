export interface OutgoingMail {
  /** Names the effect: two mails of one key are the same mail. */
  readonly key: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly replyTo?: string;
}

/** Mails to the outside world. */
export interface MailGateway {
  /** @throws Error when the mail was not taken over: the caller tries again later */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}
