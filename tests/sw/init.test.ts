import { expect, test } from 'vitest';

import { INIT_PATH, refreshInit } from '#sw/shop/init.ts';
import { MemoryCache } from './memory-cache.ts';

const payload = (stylesheet: string) => JSON.stringify({ routes: {}, branding: { name: 'Bitume', stylesheet } });
const json = (text: string, headers = {}) =>
  new Response(text, {
    headers: { 'content-type': 'application/json', 'cache-control': 'public, no-cache', ...headers },
  });

function device(answers: (() => Response)[]) {
  const cache = new MemoryCache();
  const seen: string[] = [];
  return {
    cache,
    seen,
    kept: async () => (await cache.match(INIT_PATH))?.text(),
    refresh: () =>
      refreshInit({
        open: async () => cache,
        ask: async (path, init) => {
          seen.push(`asks ${path} ${init.credentials}`);
          const answer = answers.shift();
          if (answer === undefined) throw new TypeError('Failed to fetch');
          return answer();
        },
        keepBranding: async (path) => seen.push(path),
        tellChanged: async () => void seen.push('changed'),
      }),
  };
}

test('the first payload is kept with its colours, and nobody is told of a change', async () => {
  const { refresh, seen, kept } = device([() => json(payload('one'))]);
  expect(await refresh()).toBe(true);
  expect(await kept()).toBe(payload('one'));
  expect(seen).toEqual(['asks /api/init-vue omit', '/branding.one.css']);
});

test('the same payload changes nothing; another one is kept and told', async () => {
  const { refresh, seen, kept } = device([
    () => json(payload('one')),
    () => json(payload('one')),
    () => json(payload('two')),
  ]);
  await refresh();
  seen.length = 0;
  await refresh();
  expect(seen).toEqual(['asks /api/init-vue omit']);
  await refresh();
  expect(await kept()).toBe(payload('two'));
  expect(seen.slice(2)).toEqual(['/branding.two.css', 'changed']);
});

test('without the network the kept payload stays; without either there is none', async () => {
  const { refresh, kept } = device([() => json(payload('one'))]);
  await refresh();
  expect(await refresh()).toBe(true);
  expect(await kept()).toBe(payload('one'));
  expect(await device([]).refresh()).toBe(false);
});

test('a fault of the server and an answer that may not be kept change nothing', async () => {
  const { refresh, kept } = device([
    () => json(payload('one')),
    () => new Response('broken', { status: 500 }),
    () => json(payload('two'), { 'cache-control': 'no-store' }),
  ]);
  for (const _ of [1, 2, 3]) expect(await refresh()).toBe(true);
  expect(await kept()).toBe(payload('one'));
});

test('a hash of colours that could be a path is not asked for', async () => {
  const { refresh, seen } = device([() => json(payload('../api/me'))]);
  await refresh();
  expect(seen).toEqual(['asks /api/init-vue omit']);
});
