/** A quantity that somebody puts right (domain 2.6): a difference, or what was counted. */
import { PIECES_MAX } from './movement.ts';

/** What a correction is for, in the order of the form. */
export const CORRECTION_CAUSES = ['found', 'lost', 'damaged', 'used', 'error', 'other'] as const;

export type CorrectionCause = (typeof CORRECTION_CAUSES)[number];

export interface Correction {
  /** `by`: so many more or fewer; `to`: so many are there. */
  readonly way: 'by' | 'to';
  readonly pieces: number;
}

/**
 * By how much a correction moves what a place holds.
 * @returns null where the place would hold less than nothing, or more than a place may
 */
export function deltaOf(held: number, { way, pieces }: Correction): number | null {
  const after = way === 'to' ? pieces : held + pieces;
  // What is already below nothing may come nearer to it.
  if (after < Math.min(0, held) || after > Math.max(PIECES_MAX, held)) return null;
  return after - held;
}
