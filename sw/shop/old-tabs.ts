/**
 * Tabs that were open when a new build took over. They go on with the parts of their own build, which therefore stay
 * in the cache until the last of these tabs is gone or has loaded anew (sync reference §4).
 */
const RECORD = '/old-tabs';

type RecordCache = Pick<Cache, 'match' | 'put' | 'delete'>;

async function recorded(cache: RecordCache): Promise<string[]> {
  const record = await cache.match(RECORD);
  const ids: unknown = record === undefined ? [] : await record.json();
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

/** Called when a new build takes over: all tabs of this moment run an older one. */
export async function recordOldTabs(cache: RecordCache, open: readonly string[]): Promise<void> {
  const ids = new Set([...(await recorded(cache)), ...open]);
  await cache.put(RECORD, new Response(JSON.stringify([...ids])));
}

/** True when none of the recorded tabs is open any more: their parts may go. Forgets the record. */
export async function areOldTabsGone(cache: RecordCache, open: readonly string[]): Promise<boolean> {
  const ids = await recorded(cache);
  if (ids.some((id) => open.includes(id))) return false;
  await cache.delete(RECORD);
  return true;
}
