/** What looks at links of the web, at a real server on this machine that stands for the world. */
import { createServer, type Server } from 'node:http';

import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { httpLinks } from '#server/gateways/links/http-links.ts';
import { isPublicAddress } from '#server/gateways/links/public-address.ts';

let world: Server;
let port = 0;
const asked: string[] = [];
beforeAll(async () => {
  world = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(`${request.method ?? ''} ${request.headers.host?.split(':')[0] ?? ''}${path}`);
    const [, code = '200', to] = /^\/(\d+)(?:\/(.*))?$/u.exec(path) ?? [];
    if (path === '/no-head' && request.method === 'HEAD') return response.writeHead(405).end();
    response.writeHead(Number(code), to === undefined ? {} : { location: decodeURIComponent(to) });
    return response.end('x'.repeat(100));
  });
  await new Promise<void>((listening) => world.listen(0, '127.0.0.1', listening));
  port = v.parse(v.object({ port: v.number() }), world.address()).port;
});
afterAll(() => new Promise((closed) => world.close(closed)));

/** `*.example` is the server here and counts as public, `intern.example` is a host within the network. */
const gateway = () =>
  httpLinks({
    ports: new Set(['', String(port)]),
    resolve: (host) =>
      host === 'nowhere.example'
        ? Promise.reject(Object.assign(new Error('no such host'), { code: 'ENOTFOUND' }))
        : Promise.resolve([{ address: host === 'intern.example' ? '127.0.0.2' : '127.0.0.1', family: 4 }]),
    isPublic: (address) => address === '127.0.0.1',
  });
const at = (path: string, host = 'good.example') => `http://${host}:${port}${path}`;
const ask = (url: string) => gateway().ask(url);

test('an answer is told by its code; one that knows no HEAD is asked again', async () => {
  expect(await ask(at('/200'))).toEqual({ outcome: 'answered', code: 200, movedTo: null });
  expect(await ask(at('/404'))).toEqual({ outcome: 'answered', code: 404, movedTo: null });
  expect(await ask(at('/no-head'))).toEqual({ outcome: 'answered', code: 200, movedTo: null });
  expect(asked.slice(-2)).toEqual(['HEAD good.example/no-head', 'GET good.example/no-head']);
  expect(await ask('http://nowhere.example/')).toEqual({ outcome: 'unreachable', why: 'dns' });
});

test('what moved for good is told with where it stands now; what moved for a while is not', async () => {
  expect(await ask(at('/301/%2F200'))).toEqual({ outcome: 'answered', code: 200, movedTo: at('/200') });
  expect(await ask(at('/302/%2F200'))).toEqual({ outcome: 'answered', code: 200, movedTo: null });
  expect(await ask(at('/302/%2F404'))).toEqual({ outcome: 'answered', code: 404, movedTo: null });
  expect(await ask(at('/302/%2F302%2F%252F200'))).toMatchObject({ code: 200 });
});

test('nothing within the network is asked: by name, written out, or at the end of a redirect', async () => {
  const before = asked.length;
  const inside = { outcome: 'unreachable', why: 'private' };
  expect(await ask(at('/200', 'intern.example'))).toEqual(inside);
  expect(await ask(at('/200', '10.0.0.1'))).toEqual(inside);
  expect(await ask(at('/200', '[::1]'))).toEqual(inside);
  // what a browser reads as 127.0.0.2
  expect(await ask(at('/200', '2130706434'))).toEqual(inside);
  expect(await ask('http://good.example:22/')).toEqual(inside);
  expect(await ask('file:///etc/passwd')).toEqual({ outcome: 'unreachable', why: 'invalid' });
  expect(await ask('http://name:password@good.example/')).toEqual({ outcome: 'unreachable', why: 'invalid' });
  expect(asked.length).toBe(before);
  const led = at(`/302/${encodeURIComponent(at('/200', 'intern.example'))}`);
  expect(await ask(led)).toEqual(inside);
  expect(asked.slice(before)).toEqual([`HEAD good.example/302/${encodeURIComponent(at('/200', 'intern.example'))}`]);
});

test('addresses that are nobody’s on the web are not public, in whatever way they are written', () => {
  const private_ = [
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'localhost',
  ];
  expect(private_.filter(isPublicAddress)).toEqual([]);
  const open = ['93.184.216.34', '172.32.0.1', '2606:2800:220:1:248:1893:25c8:1946'];
  expect(open.filter(isPublicAddress)).toEqual(open);
});
