import fc from 'fast-check';
import { expect, test } from 'vitest';

import { answerNewest } from '#sw/shop/newest-files.ts';
import { areOldTabsGone, recordOldTabs } from '#sw/shop/old-tabs.ts';
import { MemoryCache } from './memory-cache.ts';

test('a file named by its content is asked for once, and only the newest ones stay', async () => {
  const cache = new MemoryCache();
  const asked: string[] = [];
  const answer = (path: string) =>
    answerNewest(
      path,
      cache,
      async () => {
        asked.push(path);
        return new Response(path);
      },
      2,
    );
  for (const path of ['/branding.a.css', '/branding.a.css', '/branding.b.css', '/branding.c.css']) {
    expect(await (await answer(path)).text()).toBe(path);
  }
  expect(asked).toEqual(['/branding.a.css', '/branding.b.css', '/branding.c.css']);
  expect(cache.paths()).toEqual(['/branding.b.css', '/branding.c.css']);
});

test('a file that is gone is answered as such and not kept', async () => {
  const cache = new MemoryCache();
  const gone = await answerNewest('/vue/en_GB-1.js', cache, async () => new Response('', { status: 404 }), 2);
  expect(gone.status).toBe(404);
  expect(cache.paths()).toEqual([]);
});

test('parts of old builds stay exactly as long as a tab of one is open', async () => {
  const tabs = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'));
  await fc.assert(
    fc.asyncProperty(fc.array(tabs, { minLength: 1, maxLength: 3 }), tabs, async (takeovers, open) => {
      const cache = new MemoryCache();
      for (const old of takeovers) await recordOldTabs(cache, old);
      const isOneOpen = takeovers.flat().some((id) => open.includes(id));
      expect(await areOldTabsGone(cache, open)).toBe(!isOneOpen);
      expect(cache.paths()).toHaveLength(isOneOpen ? 1 : 0);
    }),
  );
});
