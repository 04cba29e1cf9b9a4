import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { PAGE_ROUTES } from '#core/contract/pages/routes.ts';
import { picturePath, PICTURE_WIDTHS } from '#core/contract/pages/paths.ts';
import { NO_PAGE_SEGMENTS } from '#core/contract/pages/traits/no-pages.ts';
import { liveRoute } from '#core/wire/live.ts';
import { ROUTES } from '#core/contract/routes.ts';
import { answerKindOf, type Asked } from '#sw/asked.ts';

const origin = 'https://shop.test';
const kindOf = (path: string, asked: Partial<Asked> = {}) =>
  answerKindOf(
    { method: 'GET', mode: 'cors', destination: '', hasRange: false, ...asked, url: `${origin}${path}` },
    origin,
  );
const image = { mode: 'no-cors', destination: 'image' };
const visit = (path: string) => kindOf(path, { mode: 'navigate' });

const segment = fc.stringMatching(/^[a-z0-9-]{1,12}$/u);
const search = fc.constantFrom('', '?q=huile', '?page=2&sort=prix', '?variante=A.1');

describe('a visit', () => {
  test('to any page of the contract begins with the shell', () => {
    for (const { path } of PAGE_ROUTES) expect(visit(path.replace(/\{\w+\}/gu, 'pneus')), path).toBe('shell');
  });

  test('from the icon and from its shortcuts begins with the shell', () => {
    for (const path of ['/auto?source=icone', '/search-results', '/checkout']) expect(visit(path)).toBe('shell');
  });

  test('to what stands apart is left to the network, whatever follows', () => {
    const apart = fc.constantFrom(...NO_PAGE_SEGMENTS);
    fc.assert(
      fc.property(apart, fc.array(segment, { maxLength: 3 }), search, (first, rest, query) => {
        expect(visit(`/${[first, ...rest].join('/')}${query}`)).toBe('network');
      }),
    );
  });

  test('to a file is left to the network', () => {
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 3 }), segment, segment, (folders, name, end) => {
        expect(visit(`/${[...folders, `${name}.${end}`].join('/')}`)).toBe('network');
      }),
    );
    for (const path of ['/sitemap.xml', '/robots.txt', '/branding.abc.css', '/index.html', '/sw.js']) {
      expect(visit(path), path).toBe('network');
    }
  });

  test('whose name only begins like something apart is a page', () => {
    for (const path of ['/apiculture', '/media-kit', '/vue-eclatee', '/administration'])
      expect(visit(path)).toBe('shell');
  });
});

describe('what a page asks for', () => {
  test('S73 as a stream never goes through the worker', () => {
    expect(kindOf(`/${liveRoute.uri}`)).toBe('network');
  });

  test('of the api is left alone, but for the start-up payload', () => {
    for (const { name, uri, method } of Object.values(ROUTES)) {
      const path = `/${uri.replace(/\{\w+\}\??/gu, 'x')}`;
      expect(kindOf(path, { method }), name).toBe(name === 'api.init' ? 'init' : 'network');
    }
  });

  test('comes from a cache only when its route says that it is public', () => {
    const kept = Object.values(ROUTES).filter(({ uri }) => kindOf(`/${uri}`) !== 'network');
    expect(kept.map(({ name, cache }) => [name, cache])).toEqual([['api.init', 'public']]);
  });

  test('is a part of the shop under /vue/, a picture, or the colours', () => {
    expect(kindOf('/vue/index-abc.js')).toBe('part');
    expect(kindOf('/manifest.webmanifest')).toBe('part');
    expect(kindOf('/branding.aB_-9.css')).toBe('branding');
    for (const width of PICTURE_WIDTHS) expect(kindOf(picturePath('a1b2', width), image)).toBe('picture');
  });

  test('in another size or kind than pictures have is left to the network', () => {
    for (const path of ['/media/a-401.webp', '/media/a.pdf', '/media/x/a-400.webp', '/media/a-400.webp?v=1']) {
      expect(kindOf(path, image), path).toBe('network');
    }
  });

  test('ahead by the catalogue itself goes past the worker', () => {
    expect(kindOf(picturePath('a1b2', 400))).toBe('network');
  });
});

test('writes, byte ranges and other origins never come from a cache', () => {
  const methods = fc.constantFrom('POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH');
  const paths = fc.constantFrom('/auto', '/api/init-vue', '/vue/a-1.js', '/media/a-400.webp', '/branding.a.css');
  const modes = fc.constantFrom('navigate', 'cors', 'no-cors', 'same-origin');
  fc.assert(
    fc.property(paths, modes, methods, (path, mode, method) => {
      expect(kindOf(path, { mode, method })).toBe('network');
      expect(kindOf(path, { mode, hasRange: true })).toBe('network');
      const asked = {
        method: 'GET',
        mode,
        destination: 'image',
        hasRange: false,
        url: `https://elsewhere.test${path}`,
      };
      expect(answerKindOf(asked, origin)).toBe('network');
    }),
  );
});
