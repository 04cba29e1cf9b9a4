import { expect, test } from 'vitest';

import { openBell, type BellMessage } from '#src/sync/sender/bell.ts';

test('S57 a tab that has left rings nobody, also for what was still under way', async () => {
  const [leaving, staying, other] = [openBell('guest'), openBell('guest'), openBell('guest')];
  const heard: BellMessage['type'][] = [];
  const last = new Promise<void>((resolve) => {
    staying.hear(({ type }) => {
      heard.push(type);
      if (type === 'visible') resolve();
    });
  });
  leaving.close();
  expect(() => leaving.ring({ type: 'ask' })).not.toThrow();
  other.ring({ type: 'visible' });
  await last;
  expect(heard).toEqual(['visible']);
  staying.close();
  other.close();
});

test('S73 how long ago the shop spoke goes from thread to thread, and no clock', async () => {
  const [page, worker] = [openBell('guest'), openBell('guest')];
  const heard = new Promise<BellMessage>((resolve) => worker.hear(resolve));
  page.ring({ type: 'poked', rev: 7, ageMs: 120 });
  expect(await heard).toEqual({ type: 'poked', rev: 7, ageMs: 120 });
  page.close();
  worker.close();
});
