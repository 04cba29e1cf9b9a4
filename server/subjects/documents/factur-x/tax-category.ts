import type { Exemption, TaxFacts } from '../models/amounts.ts';

/** Categories of VAT (UNTDID 5305, as EN 16931 admits them). */
export type CategoryCode = 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O';

interface ExemptCategory {
  readonly code: CategoryCode;
  /** Code of the exemption reason (VATEX code list, BT-121). */
  readonly vatex: string;
}

const EXEMPT: Readonly<Record<Exemption, ExemptCategory>> = {
  export: { code: 'G', vatex: 'VATEX-EU-G' },
  // Departments overseas are export territory for VAT (art. 294 CGI).
  overseas: { code: 'G', vatex: 'VATEX-EU-G' },
  intra_community: { code: 'K', vatex: 'VATEX-EU-IC' },
  reverse_charge: { code: 'AE', vatex: 'VATEX-EU-AE' },
  franchise: { code: 'E', vatex: 'VATEX-FR-FRANCHISE' },
  margin: { code: 'E', vatex: 'VATEX-EU-F' },
  out_of_scope: { code: 'O', vatex: 'VATEX-EU-O' },
};

/** The category of an amount (BT-118, BT-151) and, without VAT, the code of the reason. */
export function taxCategory({ taxPercent, exemption }: TaxFacts): { code: CategoryCode; vatex: string | null } {
  if (exemption !== null) return EXEMPT[exemption];
  return { code: taxPercent > 0 ? 'S' : 'Z', vatex: null };
}
