import fc from 'fast-check';
import { expect, test } from 'vitest';

import { pageMessageOf, scopeOfSyncTag, syncTagOf } from '#core/contract/worker-messages.ts';
import { drainInBackground } from '#sw/background-sync.ts';

test('the scope of the tag is drained; a tag of something else drains nothing', async () => {
  const drained: string[] = [];
  const drain = async (scope: string) => {
    drained.push(scope);
    return 0;
  };
  await drainInBackground('outbox:guest', drain);
  for (const tag of ['something-else', 'outbox:', '']) await drainInBackground(tag, drain);
  expect(drained).toEqual(['guest']);
});

test('a drain that leaves work rejects, so that the browser tries again; a tab that sends is enough', async () => {
  await expect(drainInBackground('outbox:guest', async () => 2)).rejects.toThrow('2 changes still wait');
  await expect(drainInBackground('outbox:guest', async () => null)).resolves.toBeUndefined();
});

test('a scope comes back from its tag as it went in', () => {
  fc.assert(fc.property(fc.string({ minLength: 1 }), (scope) => scopeOfSyncTag(syncTagOf(scope)) === scope));
});

test('only known messages of a page are heard', () => {
  expect(pageMessageOf({ type: 'SKIP_WAITING' })).toBe('SKIP_WAITING');
  fc.assert(fc.property(fc.anything(), (said) => pageMessageOf(said) === null));
});
