import fc from 'fast-check';
import { expect, test } from 'vitest';

import { namesOf } from '#sw/build-names.ts';
import { KeptPages } from '#sw/shop/kept-pages.ts';
import { MemoryCache } from './memory-cache.ts';

const ENTRY = '/vue/index-one.js';
const FIRST = { entry: ENTRY, build: 'one' };
const LIST = '/auto/nos-produits/pneus';
const drawn = (text: string, entry = ENTRY) =>
  `<html lang="fr"><div id="root">${text}</div><script type="application/json" id="boot">{}</script><script type="module" src="${entry}"></script>`;
const html = (text: string, init: ResponseInit = {}) =>
  new Response(text, {
    ...init,
    headers: { 'content-type': 'text/html', 'content-encoding': 'br', 'content-security-policy': "default-src 'self'" },
  });

/** A server that draws what it holds now, and a device. */
function shopOf({ entry, build } = FIRST, cache = new MemoryCache()) {
  const asked: string[] = [];
  const server = { answer: (path: string): Response | null => html(drawn(path)), isOnline: true };
  const pages = new KeptPages({
    open: async () => cache,
    entry,
    build,
    isOnline: () => server.isOnline,
    ask: async (path) => {
      asked.push(path);
      const answer = server.answer(path);
      if (answer === null) throw new TypeError('Failed to fetch');
      return answer;
    },
  });
  return { pages, server, asked, cache, read: async (path: string) => (await pages.find(path))?.text() };
}

test('a page kept is the document as the server drew it, under the rules it came with', async () => {
  const { pages, read } = shopOf();
  expect(await read('/auto')).toBeUndefined();
  await pages.keep({ rev: 1, paths: ['/auto', LIST] });
  expect(await read('/auto')).toBe(drawn('/auto'));
  expect(await read(LIST)).toBe(drawn(LIST));
  const kept = await pages.find('/auto');
  expect(kept?.headers.get('content-security-policy')).toBe("default-src 'self'");
  expect(kept?.headers.get('content-encoding')).toBeNull();
});

test('without a network a document keeps room, from its first paint, for what is said of it', async () => {
  const { pages, server, read } = shopOf();
  await pages.keep({ rev: 1, paths: ['/auto'] });
  server.isOnline = false;
  expect(await read('/auto')).toBe(drawn('/auto').replace('<html lang', '<html data-offline lang'));
  expect((await pages.find('/auto'))?.headers.get('content-security-policy')).toBe("default-src 'self'");
  server.isOnline = true;
  expect(await read('/auto')).toBe(drawn('/auto'));
});

test('no document is older than the catalogue it was said to belong to, whatever the server and the network do', async () => {
  const step = fc.record({
    moves: fc.boolean(),
    online: fc.boolean(),
    paths: fc.subarray(['/auto', '/moto', LIST]),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const { pages, server, read } = shopOf();
      let shop = 1;
      let device = 1;
      for (const { moves, online, paths } of steps) {
        if (moves) shop += 1;
        if (online) device = shop;
        server.answer = () => (online ? html(drawn(String(shop))) : null);
        await pages.keep({ rev: device, paths });
        for (const path of ['/auto', '/moto', LIST]) {
          const shown = await read(path);
          if (online && paths.includes(path)) expect(shown).toBe(drawn(String(shop)));
          if (paths.length === 0) expect(shown).toBeUndefined();
          if (shown !== undefined) expect(shown).toBe(drawn(String(device)));
        }
      }
    }),
  );
});

test('a document of another build is neither kept nor shown', async () => {
  const { pages, server, read, cache } = shopOf();
  server.answer = () => html(drawn('newer', '/vue/index-two.js'));
  await pages.keep({ rev: 1, paths: ['/auto'] });
  expect(await read('/auto')).toBeUndefined();

  server.answer = () => html(drawn('mine'));
  await pages.keep({ rev: 1, paths: ['/auto'] });
  expect(await read('/auto')).toBe(drawn('mine'));
  for (const other of [
    { entry: '/vue/index-two.js', build: 'two' },
    { entry: ENTRY, build: 'two' },
  ]) {
    expect(await shopOf(other, cache).read('/auto')).toBeUndefined();
  }
});

test('a build is told by the revision of its document and by the script that starts it', () => {
  const parts = [
    { url: 'vue/list-1.js', revision: null },
    { url: 'vue/index-9x.js', revision: null },
    { url: 'index.html', revision: 'abc' },
  ];
  expect(namesOf(parts)).toEqual({ build: 'abc', entry: '/vue/index-9x.js' });
});

test('only homes, categories and products without a query are kept, and only as whole pages', async () => {
  const { pages, server, asked, cache } = shopOf();
  await pages.keep({ rev: 1, paths: ['/checkout', '/search-results', '/auto/favoris', `${LIST}?page=2`, '/api/me'] });
  expect(asked).toEqual([]);
  for (const answer of [
    html(drawn('gone'), { status: 404 }),
    html(`<div id="root"></div><script src="${ENTRY}"></script>`),
    new Response(drawn('secret'), { headers: { 'cache-control': 'no-store' } }),
  ]) {
    server.answer = () => answer;
    await pages.keep({ rev: 1, paths: ['/auto'] });
  }
  expect(cache.paths()).toEqual([]);
});

test('a page that is gone is let go of; one that cannot be asked for stays', async () => {
  const { pages, server, read } = shopOf();
  await pages.keep({ rev: 1, paths: [LIST] });
  server.answer = () => null;
  await pages.keep({ rev: 1, paths: [LIST] });
  expect(await read(LIST)).toBe(drawn(LIST));
  server.answer = () => html('', { status: 404 });
  await pages.keep({ rev: 1, paths: [LIST] });
  expect(await read(LIST)).toBeUndefined();
});

test('what was asked for before the shop changed its colours is not kept after it', async () => {
  const { pages, server, cache } = shopOf();
  await pages.keep({ rev: 1, paths: ['/auto'] });
  let dropped: Promise<void> | undefined;
  server.answer = (path) => {
    dropped ??= pages.drop();
    return html(drawn(path));
  };
  await pages.keep({ rev: 1, paths: ['/moto'] });
  await dropped;
  expect(cache.paths()).toEqual([]);
});

test('the last few pages stay, and a full device keeps none', async () => {
  const { pages, cache } = shopOf();
  const paths = Array.from({ length: 9 }, (_, at) => `/auto/nos-produits/rayon-${at}`);
  for (const path of paths) await pages.keep({ rev: 1, paths: [path] });
  expect(cache.paths()).toEqual(paths.slice(-6));
  cache.isFull = true;
  await pages.keep({ rev: 2, paths: ['/auto'] });
  expect(cache.paths()).toEqual([]);
});
