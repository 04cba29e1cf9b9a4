/** Which page stands where one could not be shown: by the kind of what was thrown, never by a text (domain 16.3). */
import { ERROR_STATUSES, type ErrorStatus } from '#core/contract/pages/routes.ts';
import { Refusal, type RefusalData } from '#core/wire/refusal.ts';
import { CallFailed } from '#src/api/failure.ts';
import { NotStored } from '#src/shop/app/port/local-first.ts';

export interface Fault {
  status: ErrorStatus;
  /** Of a server fault, to be quoted to the shop. */
  reference?: string;
  retryAfterMs?: number;
  /** What a closed shop says. */
  message?: string;
}

/** A gateway that reaches no server: for whoever waits, the shop is closed for a while. */
const GATEWAY = [502, 504];

/** Null: of a page of the shop this status says nothing. */
function statusOf(status: number): ErrorStatus | null {
  if (GATEWAY.includes(status)) return 503;
  return ERROR_STATUSES.find((one) => one === status) ?? (status >= 500 ? 500 : null);
}

function faultIn({ reference, retryAfterMs, message }: RefusalData): Omit<Fault, 'status'> {
  return {
    ...(reference === undefined ? {} : { reference }),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    ...(typeof message === 'string' ? { message } : {}),
  };
}

/** Null: nobody said anything of the page, it is just not on this device. */
export function faultOf(error: unknown): Fault | null {
  if (error instanceof NotStored) return null;
  if (!(error instanceof Refusal || error instanceof CallFailed)) return { status: 500 };
  const status = error.status === null ? null : statusOf(error.status);
  /* an intermediary's "not found" is none of the shop's */
  if (status === null || (status === 404 && error instanceof CallFailed)) return null;
  const wait = error instanceof CallFailed && error.retryAfterMs !== null ? { retryAfterMs: error.retryAfterMs } : {};
  return { status, ...wait, ...faultIn(error.data) };
}
