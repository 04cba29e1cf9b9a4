/** `/wp`: a content management system read in the browser's place (specification §7), against a real one on this machine. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';

import { Refusal } from '#core/wire/refusal.ts';
import { readConfig } from '#server/config.ts';
import { createWordpress } from '#server/gateways/wordpress/wordpress.ts';
import { withoutCredentials } from '#src/api/without-credentials.ts';
import { readWordpress } from '#src/api/wordpress.ts';
import { createTestFrame, type TestFrame } from '#tests/support/server.ts';

const KEY = 'boutique:abcd efgh ijkl';
let upstream: Server;
let shop: TestFrame;
let without: TestFrame;
let asked: IncomingMessage[] = [];
let reply: (response: ServerResponse) => void;

const json =
  (text: string, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': 'application/json; charset=UTF-8', ...headers }).end(text);

beforeAll(async () => {
  upstream = createServer((request, response) => {
    asked.push(request);
    reply(response);
  });
  await new Promise<void>((listening) => upstream.listen(0, '127.0.0.1', listening));
  const { port } = v.parse(v.object({ port: v.number() }), upstream.address());
  const wordpress = createWordpress({
    url: `http://127.0.0.1:${port}/site`,
    key: KEY,
    timeoutMs: 2_000,
    maxBytes: 1_000,
  });
  shop = await createTestFrame({ routes: {}, handlers: {}, overrides: { wordpress } });
  without = await createTestFrame({ routes: {}, handlers: {} });
});
afterAll(async () => {
  upstream.closeAllConnections();
  upstream.close();
  await shop.close();
  await without.close();
});
beforeEach(() => {
  asked = [];
  reply = json('[{"id":1,"title":{"rendered":"Freins"}}]', {
    'x-wp-total': '12',
    'x-wp-totalpages': '2',
    'set-cookie': 'wordpress=secret',
    'x-powered-by': 'PHP',
    link: '<https://cms.example/wp-json/>; rel="next"',
  });
});

test('a list is asked for with the key, in the public view alone, and comes back without it', async () => {
  const answer = await shop.send('/wp/posts?per_page=10&search=freins', {
    headers: { cookie: 'session=mine', authorization: 'Bearer mine', 'x-forwarded-for': '1.2.3.4' },
  });
  expect([answer.status, await answer.json()]).toEqual([200, [{ id: 1, title: { rendered: 'Freins' } }]]);
  const [request] = asked;
  expect(request?.url).toBe('/site/wp-json/wp/v2/posts?context=view&per_page=10&search=freins');
  expect(request?.headers.authorization).toBe(`Basic ${Buffer.from(KEY).toString('base64')}`);
  expect([request?.headers.cookie, request?.headers['x-forwarded-for']]).toEqual([undefined, undefined]);
  expect([answer.headers.get('x-wp-total'), answer.headers.get('x-wp-totalpages')]).toEqual(['12', '2']);
  for (const name of ['set-cookie', 'x-powered-by', 'link', 'authorization'])
    expect([name, answer.headers.get(name)]).toEqual([name, null]);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
});

test.each([
  '/wp/users',
  '/wp/posts/12',
  '/wp/posts/..%2fusers',
  '/wp/posts?context=edit',
  '/wp/posts?status=draft',
  '/wp/posts?password=a',
  '/wp/posts?_embed=1',
  '/wp/posts?page=1&page=2',
  '/wp/posts?per_page=101',
  '/wp/wp-admin',
  '/wp/',
])('%s is closed, and nobody asks for it', async (path) => {
  expect((await shop.send(path)).status).toBe(404);
  expect(asked).toEqual([]);
});

test('only reading goes through', async () => {
  for (const method of ['POST', 'PUT', 'DELETE']) expect((await shop.send('/wp/posts', { method })).status).toBe(404);
  expect(asked).toEqual([]);
});

test.each<[string, (response: ServerResponse) => void]>([
  ['is too slow', () => {}],
  ['sends too much', json(`["${'a'.repeat(2_000)}"]`)],
  ['sends a page', (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Bonjour</p>')],
  ['sends elsewhere', (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['refuses the key', (response) => void response.writeHead(401).end()],
  ['hangs up', (response) => void response.destroy()],
])('one that %s is a service that is away, without a word of the key', async (_what, says) => {
  reply = says;
  const answer = await shop.send('/wp/posts');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
  expect(JSON.stringify([await answer.text(), shop.log])).not.toMatch(/boutique|abcd|Basic/u);
});

test('a shop without one has none', async () => {
  expect((await without.send('/wp/posts')).status).toBe(404);
});

test('the client of the browser reads entries, and hears a refusal as one', async () => {
  const client = withoutCredentials((url, init) => {
    expect(init?.credentials).toBe('omit');
    return shop.send(url instanceof Request ? url.url : url.toString());
  });
  expect(await readWordpress(client, 'posts', { page: '1' })).toMatchObject({ entries: [{ id: 1 }], total: 12 });
  reply = (response) => void response.writeHead(404).end();
  await expect(readWordpress(client, 'tags')).rejects.toThrow(new Refusal('record.unknown'));
});

test('it is off unless address and key are set, and no key travels in the clear', () => {
  const read = (env: Record<string, string>) => readConfig({ NODE_ENV: 'test', ...env }).wordpress;
  expect(read({})).toBeUndefined();
  expect(read({ WP_URL: 'https://cms.example/', WP_KEY: KEY })).toEqual({ url: 'https://cms.example', key: KEY });
  expect(() => read({ WP_URL: 'https://cms.example' })).toThrow('WP_KEY');
  expect(() => read({ WP_KEY: KEY })).toThrow('WP_URL');
  expect(() => read({ WP_URL: 'http://cms.example', WP_KEY: KEY })).toThrow('WP_URL');
  expect(() => read({ WP_URL: 'https://a:b@cms.example', WP_KEY: KEY })).toThrow('WP_URL');
});
