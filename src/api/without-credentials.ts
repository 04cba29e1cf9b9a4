/** Asks an address, with nothing that says who asks. */
export type OpenFetch = (url: string, init?: Omit<RequestInit, 'credentials'>) => Promise<Response>;

/**
 * The client without credentials of specification §7: for what is the same for everybody, and may come from a cache
 * between the shop and its visitors.
 */
export const withoutCredentials =
  (send: typeof fetch): OpenFetch =>
  (url, init) =>
    // called by its name alone: a browser's own `fetch` belongs to no object
    send(url, { ...init, credentials: 'omit' });
