import type { Day, DocumentHead } from './document.ts';
import type { PostalAddress, Recipient, Sender } from './parties.ts';

export interface Parcel {
  readonly trackNumber: string | null;
  /** In grams. */
  readonly weight: number | null;
}

/** Delivery slip (domain 4.4): what is in the parcels, without prices. */
export interface DeliverySlipModel extends DocumentHead {
  readonly orderNumber: string;
  readonly orderedOn: Day;
  readonly sender: Sender;
  readonly recipient: Recipient;
  readonly sourceName: string;
  readonly carrier: string | null;
  readonly parcels: readonly Parcel[];
  readonly isPickUp: boolean;
  readonly lines: readonly {
    readonly reference: string;
    readonly name: string;
    readonly details: readonly string[];
    readonly ordered: number;
    readonly shipped: number;
    /** Still to come in another parcel. */
    readonly remaining: number;
  }[];
}

/** Return slip (domain 6.2), with the number of the return as a bar code. */
export interface ReturnSlipModel extends DocumentHead {
  readonly orderNumber: string;
  readonly sender: Recipient;
  readonly returnTo: { readonly name: string; readonly address: PostalAddress };
  readonly sendBefore: Day | null;
  readonly isPrepaid: boolean;
  /** The shop's own words about what is taken back. */
  readonly policy: string | null;
  readonly lines: readonly {
    readonly reference: string;
    readonly name: string;
    readonly quantity: number;
    readonly reason: string;
  }[];
}
