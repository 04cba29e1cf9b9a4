import fc from 'fast-check';
import { expect, test } from 'vitest';

import { pageMessageOf, scopeOfSyncTag, syncTagOf } from '#core/contract/worker-messages.ts';
import { drainInBackground } from '#sw/background-sync.ts';

function doors(isFree: boolean) {
  const drained: string[] = [];
  return {
    drained,
    ifFree: async (_scope: string, work: () => Promise<void>) => (isFree ? work() : null),
    drain: async (scope: string) => void drained.push(scope),
  };
}

test('the worker drains the scope of the tag when no tab holds its lock, and only then', async () => {
  const [free, held] = [doors(true), doors(false)];
  await drainInBackground('outbox:guest', free);
  await drainInBackground('outbox:guest', held);
  await drainInBackground('something-else', free);
  expect([free.drained, held.drained]).toEqual([['guest'], []]);
});

test('a drain that leaves work rejects, so that the browser tries again', async () => {
  const failing = { ...doors(true), drain: async () => Promise.reject(new Error('still waiting')) };
  await expect(drainInBackground('outbox:guest', failing)).rejects.toThrow('still waiting');
});

test('a scope comes back from its tag as it went in', () => {
  fc.assert(fc.property(fc.string({ minLength: 1 }), (scope) => scopeOfSyncTag(syncTagOf(scope)) === scope));
});

test('only known messages of a page are heard', () => {
  expect(pageMessageOf({ type: 'SKIP_WAITING' })).toBe('SKIP_WAITING');
  fc.assert(fc.property(fc.anything(), (said) => pageMessageOf(said) === null));
});
