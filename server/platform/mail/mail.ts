/** A mail as its parts: written once, sent as text and as HTML. */
import type { Area } from '#core/domain/shop/area.ts';
import type { Locale } from '#core/domain/shop/locale.ts';

export type MailPart =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** Words typed by a stranger, shown as they are, set apart: only in mails to the shop. */
  | { readonly kind: 'quotation'; readonly text: string }
  | {
      readonly kind: 'facts';
      readonly rows: readonly (readonly [label: string, value: string])[];
      /** Every value is money: they stand under each other. */
      readonly areAmounts?: boolean;
    }
  | {
      readonly kind: 'articles';
      readonly rows: readonly Article[];
      readonly total: readonly [label: string, amount: string];
    }
  /** `href` is made by the shop from its own address, never from input. */
  | { readonly kind: 'link'; readonly label: string; readonly href: string };

export interface Article {
  readonly name: string;
  readonly reference: string;
  readonly quantity: number;
  readonly amount: string;
}

export interface Mail {
  readonly locale: Locale;
  readonly area: Area;
  readonly subject: string;
  readonly title: string;
  readonly parts: readonly MailPart[];
  readonly replyTo?: string;
  /** Of a letter that its reader may end: the address of the page for it. */
  readonly unsubscribe?: string;
  readonly attachments?: readonly MailAttachment[];
}

/** A file of the shop's own that goes with a mail. */
export interface MailAttachment {
  readonly name: string;
  readonly mime: string;
  readonly bytes: Uint8Array;
}

/** Who signs: name, address and legal line at the foot of every mail. */
export interface Sender {
  readonly siteName: string;
  /** Origin without trailing slash. */
  readonly publicUrl: string;
  readonly legalLine: string;
}
