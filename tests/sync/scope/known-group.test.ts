import { expect, test } from 'vitest';

import { Refusal } from '#core/wire/refusal.ts';
import type { PullAnswer } from '#core/wire/sync.ts';
import { CallFailed } from '#src/api/failure.ts';
import { isGroupKnown } from '#src/sync/scope/known-group.ts';
import { answer } from '#tests/sync/small-queue.ts';

const question = { scope: 'guest', build: 'b', group: 'g', cursor: null };

/** A shop that says these things one after the other, and how often a token was asked for. */
function shop(...told: readonly (PullAnswer | Error)[]) {
  const left = [...told];
  let renewed = 0;
  const pull = async (): Promise<PullAnswer> => {
    const next = left.shift() ?? new Error('asked too often');
    if (next instanceof Error) throw next;
    return next;
  };
  const renew = async () => {
    renewed += 1;
  };
  return { known: () => isGroupKnown({ pull, renew }, question), renewed: () => renewed };
}

test('S60 S86 a group is known where the shop answers it, and not where it is somebody else’s', async () => {
  expect(await shop(answer({})).known()).toBe(true);
  expect(await shop(new Refusal('scope.mismatch', { reason: 'group' })).known()).toBe(false);
});

test('S87 a guest whose customer is not here is another one as well', async () => {
  expect(await shop(new Refusal('session.required')).known()).toBe(false);
});

test('S86 an old token is renewed once; where the shop does not say, nobody is taken for anybody', async () => {
  const old = shop(new Refusal('token.expired'), answer({}));
  expect([await old.known(), old.renewed()]).toEqual([true, 1]);
  const twice = shop(new Refusal('token.expired'), new Refusal('token.expired'));
  await expect(twice.known()).rejects.toMatchObject({ code: 'token.expired' });
  await expect(shop(new CallFailed('offline')).known()).rejects.toMatchObject({ kind: 'offline' });
});
