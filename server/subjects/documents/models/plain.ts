import type { Day, DocumentHead } from './document.ts';
import type { Recipient } from './parties.ts';

export type PlainPart =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

/** A text of the shop on paper, such as its terms of sale in the version that was accepted. `number` is its version. */
export interface PlainDocumentModel extends DocumentHead {
  readonly title: string;
  readonly parts: readonly PlainPart[];
}

/** The withdrawal form of the law (annex to art. R221-1 Code de la consommation). `number` is the order's. */
export interface WithdrawalFormModel extends DocumentHead {
  readonly orderedOn: Day;
  readonly receivedOn: Day | null;
  readonly customer: Recipient;
  readonly goods: readonly string[];
}
