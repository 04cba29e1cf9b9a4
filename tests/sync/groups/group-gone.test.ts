/** A group that gave way, as its device hears of it: nothing is lost but the group (rule S120). */
import { beforeEach, expect, test } from 'vitest';

import { newGroup } from '#src/sync/scope/group.ts';
import { answer, openQueue, type SmallQueue } from '#tests/sync/small-queue.ts';

const EARLIER = '2020-01-01T00:00:00.000Z';
const LATER = '2099-01-01T00:00:00.000Z';

let queue: SmallQueue;
beforeEach(() => {
  queue = openQueue();
});

/** An answer from our position on that knows none of our numbers. */
const without = async (serverNow: string) => {
  const { cursor } = await queue.progress();
  if (cursor === null) throw new Error('nothing was heard yet');
  return answer({ from: cursor, to: cursor, lastSeq: { contact: 0 }, serverNow });
};

test('S62 S120 numbers that are missing from an answer made before our last one say nothing of the group', async () => {
  await queue.contact();
  await queue.send();
  expect(await queue.take(await without(EARLIER))).toMatchObject({ outcome: 'ignored' });
  expect(await queue.take(await without(LATER))).toMatchObject({ outcome: 'gone' });
});

test('S68 S120 what waits goes on under its own id in a new group; nothing is brought, offered again or told as lost', async () => {
  await queue.contact();
  await queue.send();
  const waiting = await queue.contact();
  const [before, { group }, base] = [await queue.progress(), await queue.identity(), await queue.base()];
  await queue.take(await without(LATER));
  await newGroup(queue.deps, group, 'gone');
  expect(await queue.outbox()).toMatchObject([{ seq: 1, mutId: waiting.mutId, route: 'api.contact.store' }]);
  expect((await queue.identity()).group).not.toBe(group);
  expect(await queue.progress()).toEqual({ ...before, acked: {} });
  expect([await queue.base(), await queue.parked()]).toEqual([base, []]);
});
