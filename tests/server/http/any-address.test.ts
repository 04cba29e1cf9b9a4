/** Whatever address somebody types, by whatever method: the shop has an answer, and a fault of its own is none. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Renderer } from '#server/http/html/render.ts';
import { openWholeServer, type WholeServer } from '#tests/server/contract/whole-server.ts';

let server: WholeServer;
beforeAll(async () => {
  server = await openWholeServer({ renderer });
});
afterAll(() => server.close());

/** Draws nothing, and asks for its page as the pages of the shop do. */
const renderer: Renderer = {
  handle: async (request, port) => {
    await port.frame();
    const { pathname, search } = new URL(request.url);
    const answer = await port.page(pathname, search);
    const headers = 'to' in answer ? { location: answer.to } : {};
    return new Response('', { status: answer.status, headers });
  },
  headTags: () => [],
};

const METHODS = ['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const STARTS = [
  '',
  '',
  '',
  '/',
  '/api',
  '/api/admin',
  '/media',
  '/vue',
  '/admin',
  '/auto',
  '/moto',
  '/wp',
  '/storage',
  '/index.html',
];

/** Segments that readers of addresses fall over. */
const segment = fc.oneof(
  fc.constantFrom(
    '',
    '.',
    '..',
    '%2e%2e',
    '%2f',
    '%5c',
    '\\',
    '%',
    '%ff',
    '%00',
    '%ed%a0%80',
    '@',
    ':99999',
    '[',
    '{}',
  ),
  fc.constantFrom(
    'api',
    'products',
    'nos-produits',
    'checkout',
    'evil.example',
    'x.webp',
    'a-400.webp',
    'branding.x.css',
  ),
  fc.string({ maxLength: 6 }),
);
const address = fc
  .tuple(
    fc.constantFrom(...STARTS),
    fc.array(segment, { maxLength: 4 }),
    fc.array(fc.tuple(segment, segment), { maxLength: 3 }),
  )
  .map(([start, segments, query]) => {
    const path = `${start}/${segments.join('/')}`.replace(/[?#]/gu, '');
    return query.length === 0 ? path : `${path}?${query.map(([name, value]) => `${name}=${value}`).join('&')}`;
  });

const ask = async (path: string, method: string): Promise<number> =>
  (await server.send(path, { method, headers: { accept: 'text/html' } })).status;

test.each(['//x/..', '//evil.example/%2e%2e', '//', '///', '//x/..?page=2', '/\\x/..', '//[', '//:99999/..'])(
  '%s is answered',
  async (path) => {
    expect(await ask(path, 'GET')).toBeLessThan(500);
  },
);

test('no address and no method is answered with a fault of the shop', async () => {
  await fc.assert(
    fc.asyncProperty(address, fc.constantFrom(...METHODS), async (path, method) => {
      expect(await ask(path, method)).toBeLessThan(500);
    }),
    { numRuns: 400 },
  );
});
