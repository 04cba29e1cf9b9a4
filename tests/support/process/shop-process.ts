import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

import * as v from 'valibot';

import { ROUTES, type RouteName } from '#core/contract/routes.ts';
import type { RouteDefinition } from '#core/wire/route.ts';

import { readEvents, type EventReader } from '../event-stream.ts';
import { bundleChild } from './bundle-child.ts';

/** A visitor's cookie and token, good at every process of the shop. */
export interface Pass {
  readonly cookie: string;
  readonly 'x-csrf-token': string;
}

export interface ShopProcess {
  readonly address: string;
  call(name: RouteName, given?: { pass?: Pass; body?: unknown; query?: Record<string, string> }): Promise<Response>;
  visit(): Promise<Pass>;
  listen(pass?: Pass): Promise<EventReader>;
  /** Sends a signal; answers the exit code once the process has ended. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

const ready = /^ready on (?<address>http\S+)$/u;

/** Starts a shop of its own and waits until it is open. */
export async function startShopProcess(client: string, env: Readonly<Record<string, string>>): Promise<ShopProcess> {
  const child = spawn(process.execPath, [await bundleChild('shop-child'), client], {
    stdio: 'pipe',
    env: { ...process.env, ...env },
  });
  let complaint = '';
  child.stderr.on('data', (part) => (complaint += String(part)));
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve));
  const opened = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = ready.exec(line)?.groups?.['address'];
      if (address !== undefined) resolve(address);
    });
  });
  const address = await Promise.race([opened, exited.then(() => null)]);
  if (address === null) throw new Error(`the shop ended before it was open: ${complaint}`);

  const call: ShopProcess['call'] = (name, { pass, body, query } = {}) => {
    const route: RouteDefinition = ROUTES[name];
    const search = query ? `?${new URLSearchParams(query).toString()}` : '';
    return fetch(`${address}/${route.uri}${search}`, {
      method: route.method,
      headers: { ...pass, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  };
  return {
    address,
    call,
    visit: async () => {
      const me = await call('api.me');
      const [cookie = ''] = (me.headers.get('set-cookie') ?? '').split(';');
      const { csrfToken } = v.parse(v.object({ csrfToken: v.string() }), await me.json());
      return { cookie, 'x-csrf-token': csrfToken };
    },
    listen: async (pass) => readEvents(await fetch(`${address}/api/live`, { headers: { ...pass } })),
    end: (signal) => {
      child.kill(signal);
      return exited;
    },
  };
}
