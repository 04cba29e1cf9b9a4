/** Why something comes back (domain 6.1): rows that the shop keeps, and what each asks for. */
import type { RmaResolution } from './rma.ts';

export interface RmaReason {
  readonly code: string;
  readonly title: Readonly<Record<'fr_FR' | 'en_GB', string>>;
  /** What may be asked for. */
  readonly resolutions: readonly RmaResolution[];
  readonly requiresImage: boolean;
  /** The shop pays the way back, and keeps nothing. */
  readonly shopFault: boolean;
  /** In use. */
  readonly status: boolean;
  readonly position: number;
}

/** The reasons a buyer chooses from, in their order. */
export function offeredReasons(reasons: readonly RmaReason[]): readonly RmaReason[] {
  const inUse = reasons.filter((reason) => reason.status);
  return inUse.toSorted((a, b) => a.position - b.position || (a.code < b.code ? -1 : 1));
}

/** What every one of these reasons allows to ask for. */
export function commonResolutions(reasons: readonly RmaReason[]): readonly RmaResolution[] {
  const [first, ...others] = reasons;
  return first?.resolutions.filter((one) => others.every((reason) => reason.resolutions.includes(one))) ?? [];
}

export type ReasonRefusal = 'return.photoMissing' | 'return.photosTooMany' | 'return.resolutionNotOffered';

interface Wanted {
  readonly photos: number;
  /** Photos at most. */
  readonly most: number;
  readonly resolution: RmaResolution;
}

/** What is wrong with a request of these reasons; null: nothing. */
export function reasonRefusal(
  reasons: readonly RmaReason[],
  { photos, most, resolution }: Wanted,
): ReasonRefusal | null {
  if (photos > most) return 'return.photosTooMany';
  if (photos === 0 && reasons.some((reason) => reason.requiresImage)) return 'return.photoMissing';
  return commonResolutions(reasons).includes(resolution) ? null : 'return.resolutionNotOffered';
}

/** True when a reason of a return is the shop's fault: it pays the way back and may keep no fee (domain 6.2). */
export function isShopFault(reasons: readonly RmaReason[]): boolean {
  return reasons.some((reason) => reason.shopFault);
}
