/** Why a provider could not be asked. Only `refused` is its own decision; the others may pass by themselves. */
export type ProviderErrorCode =
  | 'unreachable'
  | 'timeout'
  | 'redirected'
  | 'tooLarge'
  | 'malformed'
  | 'fault'
  | 'throttled'
  | 'unauthorized'
  | 'refused';

/** A provider did not answer, or said no. Holds no secret and no card data: may be logged. */
export class ProviderError extends Error {
  readonly code: ProviderErrorCode;
  readonly status: number | undefined;
  /** The provider's words, masked. */
  readonly detail: unknown;
  constructor(code: ProviderErrorCode, { status, detail }: { status?: number; detail?: unknown } = {}) {
    super(`payment provider: ${code}${status === undefined ? '' : ` (${status})`}`);
    this.name = 'ProviderError';
    this.code = code;
    this.status = status;
    this.detail = detail;
  }
}
