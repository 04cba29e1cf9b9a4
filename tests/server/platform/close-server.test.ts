import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';

import { expect, test } from 'vitest';

import { closeServer, listen } from '#server/process/listen.ts';

/** Longer than a test may take. */
const A_DAY_MS = 86_400_000;

test('a server that is stopped answers what is under way, and its connection holds nobody up', async () => {
  const server = createServer({ keepAliveTimeout: A_DAY_MS });
  const asked = new Promise<ServerResponse>((resolve) => server.once('request', (_, response) => resolve(response)));
  const address = await listen(server, { host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { agent }, resolve).on('error', reject);
  });
  const response = await asked;
  const closed = closeServer(server, A_DAY_MS);
  response.end('here');
  const answer = await answered;
  answer.resume();
  await closed;
  expect(answer.statusCode).toBe(200);
  agent.destroy();
});
