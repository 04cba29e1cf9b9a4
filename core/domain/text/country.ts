const OVERSEAS = ['GP', 'MQ', 'GF', 'RE', 'YT', 'PM', 'BL', 'MF', 'WF', 'PF', 'NC'] as const;

/** Where addresses may lie: where the shop delivers (domain 16.6), and the French territories overseas. */
export const COUNTRIES = ['FR', 'MC', 'BE', 'LU', 'CH', 'DE', 'ES', 'IT', ...OVERSEAS] as const;

export type Country = (typeof COUNTRIES)[number];

const FRENCH_POSTCODES: ReadonlySet<string> = new Set<Country>(['FR', 'MC', ...OVERSEAS]);

/** True where postcodes are the five digits of the French post. */
export function hasFrenchPostcodes(country: string): boolean {
  return FRENCH_POSTCODES.has(country);
}
