/** Calls in the name of somebody, for as long as they are here. */
import type { Call } from '#src/admin/api/office-client.ts';

/**
 * Once `gone` aborts, what is under way is given up and nothing more is asked: both end as a call without an answer does
 * (`CallFailed`), and the shop is not asked for anything in the name of whoever has left (rule S99).
 */
export const callsUntil =
  (call: Call, gone: AbortSignal): Call =>
  (name, input, options = {}) =>
    call(name, input, {
      ...options,
      signal: options.signal === undefined ? gone : AbortSignal.any([options.signal, gone]),
    });
