/** What a failed call means for the file it was made for: by the engine's kinds of failure (rules S59, S76, S114). */
import { Refusal, type RefusalCode } from '#core/wire/refusal.ts';
import type { FailureKind } from '#src/sync/core/engine-state.ts';
import { syncFailureOf } from '#src/sync/core/sync-failure.ts';

export type UploadFailure =
  /** It is tried again by itself; `isOfAll`: nothing else would go either. */
  | { readonly kind: 'passing'; readonly isOfAll: boolean; readonly retryAfterMs: number | null }
  /** Nothing goes until somebody has signed in. */
  | { readonly kind: 'session' }
  /** Nothing goes until this build gives way to a newer one. */
  | { readonly kind: 'outdated' }
  /** The shop does not take this file. */
  | { readonly kind: 'refused'; readonly code: RefusalCode };

/** Of whichever file is asked for, the answer would be the same. */
const OF_ALL: ReadonlySet<FailureKind> = new Set(['offline', 'throttled', 'token']);

/** No word about the file: the shop has no room for it now, or fails. */
const passes = ({ code, status }: Refusal): boolean => code === 'media.tooMany' || status >= 500;

/** @throws what is no failed call: a bug of ours, or a content that the device cannot read */
export function uploadFailureOf(error: unknown): UploadFailure {
  const { kind, retryAfterMs } = syncFailureOf(error);
  if (kind === 'session' || kind === 'scope') return { kind: 'session' };
  if (kind === 'update') return { kind: 'outdated' };
  const isSaid = kind === 'forbidden' || kind === 'unreadable' || kind === 'serverFault';
  if (isSaid && error instanceof Refusal && !passes(error)) return { kind: 'refused', code: error.code };
  return { kind: 'passing', isOfAll: OF_ALL.has(kind), retryAfterMs };
}
