import fc from 'fast-check';
import { expect, test } from 'vitest';

import { pageMessageOf, scopeOfSyncTag, syncTagOf } from '#core/contract/shop/worker-messages.ts';
import { drainInBackground } from '#sw/background-sync.ts';

/** A scope whose drains answer these, one after the other; the last one for ever. */
function scopeThatAnswers(...answers: (number | null)[]) {
  const seen: string[] = [];
  return {
    seen,
    drain: async (scope: string) => {
      seen.push(scope);
      return (answers.length > 1 ? answers.shift() : answers[0]) ?? null;
    },
    pause: async () => void seen.push('pause'),
  };
}

test('the scope of the tag is drained; a tag of something else drains nothing', async () => {
  const deps = scopeThatAnswers(0);
  await drainInBackground('outbox:guest', deps);
  for (const tag of ['something-else', 'outbox:', '']) await drainInBackground(tag, deps);
  expect(deps.seen).toEqual(['guest']);
});

test('a tab that is being closed is waited for', async () => {
  const deps = scopeThatAnswers(null, null, 0);
  await drainInBackground('outbox:guest', deps);
  expect(deps.seen).toEqual(['guest', 'pause', 'guest', 'pause', 'guest']);
});

test('while something waits the event fails, so that the browser tries again: also when a frozen tab holds the lock', async () => {
  await expect(drainInBackground('outbox:guest', scopeThatAnswers(2))).rejects.toThrow('2 changes still wait');
  await expect(drainInBackground('outbox:guest', scopeThatAnswers(null))).rejects.toThrow('a tab has not sent');
});

test('a scope comes back from its tag as it went in', () => {
  fc.assert(fc.property(fc.string({ minLength: 1 }), (scope) => scopeOfSyncTag(syncTagOf(scope)) === scope));
});

test('only known messages of a page are heard', () => {
  expect(pageMessageOf({ type: 'SKIP_WAITING', more: 1 })).toEqual({ type: 'SKIP_WAITING' });
  const keep = { type: 'KEEP_PAGES', rev: 3, paths: ['/auto'] };
  expect(pageMessageOf({ ...keep, paths: ['/auto', 7] })).toEqual(keep);
  for (const wrong of [{ ...keep, rev: '3' }, { ...keep, paths: '/auto' }, { type: 'KEEP_PAGES' }])
    expect(pageMessageOf(wrong)).toBeNull();
  fc.assert(fc.property(fc.anything(), (said) => pageMessageOf(said) === null));
});
