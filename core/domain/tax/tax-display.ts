/** How amounts are told (domain 3.5): with VAT, without it, or both. What is to be paid is always told with it. */
export const TAX_DISPLAYS = ['including_tax', 'excluding_tax', 'both'] as const;
export type TaxDisplay = (typeof TAX_DISPLAYS)[number];

/** As the shop has it set (domain 1.5, `sales.taxes.display`). */
export interface TaxDisplays {
  readonly subtotal: TaxDisplay;
  readonly shipping: TaxDisplay;
  readonly professional: TaxDisplay;
}

/**
 * How a part of a total is told to this buyer. A consumer reads every price with VAT (arrêté du 3 décembre 1987, art. 1):
 * without it, it stands beside.
 */
export function displayFor(
  part: 'subtotal' | 'shipping',
  displays: TaxDisplays | undefined,
  isProfessional: boolean,
): TaxDisplay {
  if (displays === undefined) return 'including_tax';
  if (isProfessional) return displays.professional;
  return displays[part] === 'excluding_tax' ? 'both' : displays[part];
}
