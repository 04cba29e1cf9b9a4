/** The production server: serves what `npm run build` has made. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import type { Renderer } from './http/html/render.ts';
import { builtTemplate } from './http/html/template.ts';
import { listStaticFiles } from '#server/http/files/static-files.ts';
import { runShop } from './run-shop.ts';
import type { DemoShop } from '#server/process/demo-shop.ts';
import type { Storefront } from './storefront.ts';

const home = fileURLToPath(new URL('..', import.meta.url));

const openStorefront = async (): Promise<Storefront> => {
  const client = join(home, 'dist');
  if (!existsSync(join(client, 'index.html')))
    throw new Error('The shop is not built yet: run "npm start" or "npm run build".');
  const entry = pathToFileURL(join(home, 'dist-ssr/entry-server.js')).href;
  const renderer: Renderer = await import(entry);
  const admin = await readFile(join(client, 'admin.html'), 'utf8');
  return {
    template: await builtTemplate(client),
    renderer,
    files: await listStaticFiles(client),
    adminShell: () => admin,
  };
};

const built = (file: string): string => pathToFileURL(join(home, 'dist-server', file)).href;

const demo: DemoShop = {
  loadFill: async () => (await import(built('demo.js'))).seedShop,
  loadSimulators: async () => (await import(built('demo-payments.js'))).openStandIn,
};

await runShop(openStorefront, demo);
