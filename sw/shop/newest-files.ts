import { mayKeep } from './may-keep.ts';

/**
 * Answers a file whose name changes with its content: from the cache, else from the network, which is then kept.
 * More than `most` are not kept, the oldest go: those of the current build stay, and of a tab that runs the last one.
 */
export async function answerNewest(
  request: Request | string,
  cache: Pick<Cache, 'match' | 'put' | 'keys' | 'delete'>,
  ask: (request: Request | string) => Promise<Response>,
  most: number,
): Promise<Response> {
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept !== undefined) return kept;
  const response = await ask(request);
  if (!mayKeep(response)) return response;
  await cache.put(request, response.clone());
  const stored = await cache.keys();
  for (const oldest of stored.slice(0, -most)) await cache.delete(oldest);
  return response;
}
