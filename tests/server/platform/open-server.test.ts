import type { RequestListener, Server } from 'node:http';
import { connect, type Socket } from 'node:net';

import { afterEach, expect, test } from 'vitest';

import { listen } from '#server/process/listen.ts';
import { openServer } from '#server/process/open-server.ts';

/** As the shop has it, in small. */
const SHORT = { headersTimeout: 60, requestTimeout: 120, connectionsCheckingInterval: 20 };
const HEAD = 'POST / HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 1000\r\n';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function start(one: Server): Promise<() => Promise<Socket>> {
  server = one;
  const { hostname, port } = new URL(await listen(one, { host: '127.0.0.1', port: 0 }));
  return async () => {
    const socket = connect(Number(port), hostname);
    await new Promise((resolve) => socket.once('connect', resolve));
    return socket;
  };
}
const sender = async (one: Server) => (await start(one))();

const connectionsOf = (one: Server | undefined) =>
  new Promise<number>((done) => one?.getConnections((_error, count) => done(count)));

/** What came back until the server let go. */
const untilClosed = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    let text = '';
    socket.on('data', (part: Buffer) => (text += part.toString('latin1')));
    socket.on('error', () => {});
    socket.once('close', () => resolve(text));
  });

/** Sends a byte more each time the socket has taken the last one, for as long as somebody listens. */
function drip(socket: Socket, first: string): void {
  const more = () => void (socket.writable && socket.write('x', () => setTimeout(more, 5)));
  socket.write(first, more);
}

test('the shop waits 10 s for a head and 30 s for a request, lets go after 90 s in which nothing moves, keeps idle lines 75 s, and 8,000 of them', () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout, maxConnections, timeout } = openServer(() => {});
  expect({ headersTimeout, requestTimeout, keepAliveTimeout, maxConnections, timeout }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 75_000,
    maxConnections: 8_000,
    timeout: 90_000,
  });
});

test.each([
  ['head', 'GET / HTTP/1.1\r\nHost: shop.test\r\nX-Slow: '],
  ['body', `${HEAD}\r\n`],
])('who sends a %s by drops is let go', async (_what, first) => {
  const socket = await sender(openServer((request) => void request.on('error', () => {}).resume(), SHORT));
  const closed = untilClosed(socket);
  drip(socket, first);
  expect(await closed).toContain('408');
});

test('who reads nothing of an answer is let go', async () => {
  const answer: RequestListener = (_request, response) => {
    response.on('error', () => {});
    const more = () => {
      while (response.write(Buffer.alloc(65_536)));
      response.once('drain', more);
    };
    more();
  };
  const socket = await sender(openServer(answer, { timeout: 50 }));
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nHost: shop.test\r\n\r\n');
  const gone = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => {});
  await expect.poll(() => connectionsOf(server)).toBe(0);
  socket.resume();
  await gone;
});

test('a connection more than there may be is not taken', async () => {
  const one = openServer(() => {}, { maxConnections: 1 });
  const dropped = new Promise((resolve) => one.once('drop', resolve));
  const join = await start(one);
  await join();
  expect(await untilClosed(await join())).toBe('');
  await dropped;
});
