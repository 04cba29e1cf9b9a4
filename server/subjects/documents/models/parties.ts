/** Who stands on a document, as they were when it was issued (domain 4.3: seller and buyer are copied, never looked up). */

export interface PostalAddress {
  /** Street, complement: what stands above postcode and town. */
  readonly lines: readonly string[];
  readonly postcode: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

export interface Seller {
  readonly name: string;
  /** "SAS au capital de 10 000 €": form and capital are written together (art. R123-238 Code de commerce). */
  readonly legalForm: string | null;
  /** In euros, as text of the register. */
  readonly capital: string | null;
  readonly address: PostalAddress;
  /** 14 digits. */
  readonly siret: string | null;
  readonly rcsCity: string | null;
  /** Of its main activity (NAF). */
  readonly apeCode: string | null;
  readonly vatNumber: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  /** Unique identifiers of producer responsibility (art. L541-10-13 Code de l’environnement), with their channel. */
  readonly producerNumbers: readonly { readonly label: string; readonly number: string }[];
  readonly mediator: { readonly name: string; readonly url: string | null } | null;
}

export interface Buyer {
  readonly kind: 'individual' | 'professional';
  /** Person, or contact of a company. */
  readonly name: string;
  readonly company: string | null;
  readonly address: PostalAddress;
  readonly siret: string | null;
  readonly vatNumber: string | null;
  readonly email: string | null;
  /** Number of the buyer's purchase order. */
  readonly purchaseOrder: string | null;
}

/** Where goods leave from, which may be another place than the seller's. */
export interface Sender {
  readonly name: string;
  readonly address: PostalAddress;
  /** Whom to ask there. */
  readonly contact: string | null;
}

/** Where goods go, when it is not the buyer's address. */
export interface Recipient {
  readonly name: string;
  readonly company: string | null;
  readonly address: PostalAddress;
}
