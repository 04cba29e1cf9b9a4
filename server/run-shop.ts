import type { IncomingMessage, ServerResponse } from 'node:http';

import { getRequestListener } from '@hono/node-server';

import { ConfigError } from './config/config-error.ts';
import { readConfig, type Config } from './config.ts';
import { NewerDatabaseError } from '#server/database/migrate.ts';
import { makeDataDir } from '#server/process/data-dir.ts';
import { closeServer, listen, ListenError } from '#server/process/listen.ts';
import { openServer } from '#server/process/open-server.ts';
import { createLogger, notePart } from '#server/process/log.ts';
import type { DemoShop } from '#server/process/demo-shop.ts';
import { openShop } from './shop.ts';
import type { Storefront } from './storefront.ts';

type OpenStorefront = (config: Config) => Promise<Storefront>;

const patienceMs = 10_000;

const tell = (message: string) => void process.stdout.write(`  ${message}\n`);

function notYet(_request: IncomingMessage, response: ServerResponse) {
  response.writeHead(503, { 'retry-after': '2' }).end('The shop is opening.');
}

/**
 * Runs the shop until it is told to stop: port first (a taken one is said at once), then database and services, and
 * only then answers. The last line at start is `ready on …`.
 * @param demo what `SEED=demo` brings along; without it the shop has no simulators and fills nothing
 */
export async function runShop(openStorefront: OpenStorefront, demo?: DemoShop): Promise<void> {
  try {
    await start(readConfig(), openStorefront, demo);
  } catch (error) {
    const known = error instanceof ConfigError || error instanceof ListenError || error instanceof NewerDatabaseError;
    process.stderr.write(`\n${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  }
}

async function start(config: Config, openStorefront: OpenStorefront, demo?: DemoShop) {
  const logger = createLogger(config);
  notePart(logger, 'code of the server');
  makeDataDir(config.dataDir);
  let answer = notYet;
  const server = openServer((request, response) => answer(request, response));
  const address = await listen(server, config);
  const shop = await openShop({
    openStorefront: () => openStorefront(config),
    demo,
    config,
    logger,
    tell,
    origin: config.publicUrl ?? address,
  });
  const { storefront } = shop;
  const listener = getRequestListener(shop.app.fetch, { hostname: new URL(address).hostname });
  const { before } = storefront;
  const serve = (request: IncomingMessage, response: ServerResponse) => void listener(request, response);
  answer = before ? (request, response) => before(request, response, () => serve(request, response)) : serve;

  let stopping: Promise<void> | undefined;
  const stop = async () => {
    shop.refuse();
    await closeServer(server, patienceMs);
    await storefront.close?.();
    await shop.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void (stopping ??= stop()));

  await shop.begin();
  tell(`shop   ${address}/`);
  for (const line of await shop.doors()) tell(line);
  if (!config.smtpUrl) tell(`mails  ${config.dataDir}/outbox (npm run outbox shows them)`);
  notePart(logger, 'all');
  process.stdout.write(`ready on ${address}\n`);
}
