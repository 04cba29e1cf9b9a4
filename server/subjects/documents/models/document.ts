/** What all documents have, and what comes out. */
import type { Area } from '#core/domain/shop/area.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import type { TimeZone } from '#core/domain/shop/time-zone.ts';

import type { Seller } from './parties.ts';

/** The face of the shop on paper: from branding, as it was at that time. */
export interface Identity {
  readonly siteName: string;
  readonly area: Area;
  /** `#RRGGBB` of the area's panel and of what is written on it (`deriveAccent(…).light`). */
  readonly accent: { readonly solid: string; readonly on: string };
  /** The shop’s logo in place of mark and name: a PNG of ours, in base64. Left out where there is none. */
  readonly logo?: string;
  /** The clock its days are of; left out: Paris. */
  readonly timeZone?: TimeZone;
}

export interface DocumentHead {
  readonly identity: Identity;
  readonly locale: Locale;
  readonly number: string;
  /** Instant of issue in ms; its day by the clock of the shop is the date of the document. */
  readonly issuedAtMs: number;
  readonly seller: Seller;
}

/** A day as `YYYY-MM-DD`. */
export type Day = string;

export interface RenderedDocument {
  readonly bytes: Uint8Array;
  /** Of the bytes, in hexadecimal: kept beside the file (domain 4.3). */
  readonly sha256: string;
  /** "facture-FA2026-000001.pdf" */
  readonly fileName: string;
}
