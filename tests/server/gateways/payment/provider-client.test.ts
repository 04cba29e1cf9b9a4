import { expect, it } from 'vitest';

import { createProviderClient, providerUrl } from '#server/gateways/payment/provider-client.ts';

import { CODES, FAULTS, faultyProvider, patienceMs } from './faulty-provider.ts';
import { serve } from './http-server.ts';

it('an address of a provider is encrypted, or on this machine', () => {
  expect(providerUrl('https://api.payplug.com/', '/v1')).toBe('https://api.payplug.com/v1');
  expect(providerUrl('http://127.0.0.1:4001/paypal')).toBe('http://127.0.0.1:4001/paypal');
  expect(providerUrl('http://[::1]:4001')).toBe('http://[::1]:4001');
  for (const url of [
    'http://api.payplug.com',
    'http://127.0.0.1.example.fr',
    'http://localhost.example.fr',
    'https://user:password@api.payplug.com',
    'https://api.payplug.com/?key=1',
    'ftp://127.0.0.1',
    'file:///etc/passwd',
    '',
  ])
    expect(() => createProviderClient({ baseUrl: url }), url).toThrow(RangeError);
});

it.each(FAULTS)('%s: the client waits for nobody, follows nobody and keeps little', async (fault) => {
  const provider = await faultyProvider(fault);
  const client = createProviderClient({ baseUrl: provider.origin, timeoutMs: patienceMs(fault) });
  const asked = client.ask({ method: 'GET', path: '/' });
  if (fault === 'garbage' || fault === 'fault' || fault === 'throttled') {
    expect((await asked).status).toBeGreaterThanOrEqual(200); // an answer: whoever asked knows what it is worth
  } else {
    await expect(asked).rejects.toMatchObject({ name: 'ProviderError', code: CODES[fault] });
  }
  await provider.close();
});

it('an answer that stops in its middle is no answer', async () => {
  const provider = await serve((_, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('half', () => response.destroy());
  });
  const asked = createProviderClient({ baseUrl: provider.origin }).ask({ method: 'GET', path: '/' });
  await expect(asked).rejects.toMatchObject({ code: 'unreachable' });
  await provider.close();
});

it('an answer that begins and never ends is given up', async () => {
  const provider = await serve((_, response) => void response.writeHead(200).write('half'));
  const asked = createProviderClient({ baseUrl: provider.origin, timeoutMs: 100 }).ask({ method: 'GET', path: '/' });
  await expect(asked).rejects.toMatchObject({ code: 'timeout' });
  await provider.close();
});
