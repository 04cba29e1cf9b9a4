/**
 * True for an answer that may enter a cache: whole, good, ours, and not forbidden. An opaque answer could be an error
 * and takes megabytes of the quota; a redirect kept under another address breaks navigations.
 */
export function mayKeep(response: Pick<Response, 'type' | 'status' | 'redirected' | 'headers'>): boolean {
  const isOurs = response.type === 'basic' || response.type === 'default';
  const forbidden = /\bno-store\b/iu.test(response.headers.get('cache-control') ?? '');
  return response.status === 200 && isOurs && !response.redirected && !forbidden;
}
