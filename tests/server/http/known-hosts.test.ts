import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { readConfig } from '#server/config.ts';
import type { HttpEnv } from '#server/http/session/http-env.ts';
import { knownHosts } from '#server/http/known-hosts.ts';
import { createTestFrame, type TestFrame } from '#tests/support/server.ts';

const exposed = {
  PUBLIC_URL: 'https://www.example.fr',
  SESSION_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtps://user@mail.example',
  MAIL_FROM: 'shop@example.fr',
  SHOP_EMAIL: 'shop@example.fr',
  TRUST_PROXY: '1',
  METRICS_TOKEN: 'a token',
};

const statusOf = async (env: Record<string, string>, host: string, path = '/') => {
  const app = new Hono<HttpEnv>();
  app.use(
    knownHosts(readConfig(env), { hosts: async () => [{ auto: 'voitures.example', moto: 'motos.example:8443' }] }),
  );
  app.all('*', (c) => c.text('ok'));
  return (await app.request(`http://server${path}`, { headers: { host } })).status;
};

test.each([
  ['the shop by its name', exposed, 'www.example.fr', 200],
  ['whatever its writing', exposed, 'WWW.Example.fr:443', 200],
  ['a half of the shop by the host it was given', exposed, 'voitures.example', 200],
  ['the other half, whatever its port', exposed, 'motos.example', 200],
  ['another name', exposed, 'evil.example', 421],
  ['no name', exposed, '', 421],
  ['this machine by itself', {}, 'localhost:4000', 200],
  ['this machine by address', {}, '[::1]:4000', 200],
  ['this machine by a name turned to it', {}, 'rebound.example:4000', 421],
  ['a host of a pair', { HOSTS: 'auto.localhost=moto.localhost:4000' }, 'moto.localhost:4000', 200],
  ['a host of a pair that strangers reach', { ...exposed, HOSTS: 'auto.test=moto.test:4000' }, 'moto.test:4000', 200],
])('%s', async (_what, env, host, status) => {
  expect(await statusOf(env, host)).toBe(status);
});

describe('metrics without a token', () => {
  let frame: TestFrame;
  beforeAll(async () => {
    frame = await createTestFrame({ routes: {}, handlers: {} });
  });
  afterAll(() => frame.close());

  const ask = async (remoteAddress: string, headers: Record<string, string>) =>
    (await frame.send('/metrics', { headers }, { incoming: { socket: { remoteAddress } } })).status;

  test('are read on this machine, under its own name, and by nobody a proxy brings', async () => {
    expect(await ask('127.0.0.1', { host: '127.0.0.1:4000' })).toBe(200);
    expect(await ask('::ffff:127.0.0.1', { host: 'localhost:4000' })).toBe(200);
    expect(await ask('127.0.0.1', { host: 'www.example.fr' })).toBe(404);
    expect(await ask('127.0.0.1', { host: 'localhost', 'x-forwarded-for': '203.0.113.9' })).toBe(404);
    expect(await ask('203.0.113.9', { host: 'localhost' })).toBe(404);
  });

  test.each([
    'forwarded',
    'via',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-server',
    'x-forwarded',
    'forwarded-for',
    'x-real-ip',
    'x-client-ip',
    'client-ip',
    'x-cluster-client-ip',
    'true-client-ip',
    'cf-connecting-ip',
    'cdn-loop',
    'fastly-client-ip',
    'fly-client-ip',
    'x-original-host',
    'x-original-url',
    'x-remote-addr',
    'x-proxy-user-ip',
    'x-envoy-external-address',
    'x-amzn-trace-id',
    'x-azure-clientip',
    'x-appengine-user-ip',
    'x-host',
  ])('are read by nobody whose request says by %s that a proxy has brought it', async (name) => {
    expect(await ask('127.0.0.1', { host: 'localhost:4000', [name]: '1' })).toBe(404);
  });

  test('are read by a browser and by Prometheus on this machine', async () => {
    const headers = {
      host: 'localhost:4000',
      accept: '*/*',
      'accept-encoding': 'gzip',
      'user-agent': 'Prometheus/3',
      'x-prometheus-scrape-timeout-seconds': '10',
      'sec-fetch-mode': 'navigate',
    };
    expect(await ask('127.0.0.1', headers)).toBe(200);
  });
});
