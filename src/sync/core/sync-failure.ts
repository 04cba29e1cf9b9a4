/** What a failed push or pull means to the engine. */
import type { Refusal } from '#core/wire/refusal.ts';
import { failureOf } from '#src/api/failure.ts';
import type { FailureKind } from './engine-state.ts';

export interface SyncFailure {
  readonly kind: FailureKind;
  readonly retryAfterMs: number | null;
}

/** @throws what is no failed call: a bug of ours */
export function syncFailureOf(error: unknown): SyncFailure {
  const failure = failureOf(error);
  if (failure.kind !== 'refusal') {
    const { kind, status = null, retryAfterMs } = failure;
    return { kind: status !== null && status < 500 ? 'foreign' : kind, retryAfterMs };
  }
  const { refusal } = failure;
  return { kind: kindOf(refusal), retryAfterMs: refusal.data.retryAfterMs ?? null };
}

function kindOf({ code, data }: Refusal): FailureKind {
  switch (code) {
    case 'token.expired':
      return 'token';
    case 'session.required':
      return 'session';
    case 'scope.mismatch':
      return data['reason'] === 'group' ? 'group' : 'scope';
    case 'permission.missing':
      return 'forbidden';
    case 'app.outdated':
      return 'update';
    case 'attempts.exceeded':
      return 'throttled';
    case 'input.invalid':
    case 'input.tooLarge':
      return 'unreadable';
    default:
      return 'serverFault';
  }
}
