/** The two halves of the shop, each with its own catalogue, cart and contact pages (specification §9). */
export const AREAS = ['auto', 'moto'] as const;

export type Area = (typeof AREAS)[number];

/** True when a text from outside names an area. */
export function isArea(value: unknown): value is Area {
  return value === 'auto' || value === 'moto';
}

/** The area a shop path stands in, or null for paths both areas share. */
export function areaOfPath(path: string): Area | null {
  const segment = path.split(/[/?#]/u)[1];
  return isArea(segment) ? segment : null;
}
