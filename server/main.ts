/** The production server: serves what `npm run build` has made. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import type { Renderer } from './http/html/render.ts';
import { builtTemplate } from './http/html/template.ts';
import { listStaticFiles } from './http/static-files.ts';
import { runShop } from './run-shop.ts';

const home = fileURLToPath(new URL('..', import.meta.url));

await runShop(async () => {
  const client = join(home, 'dist');
  if (!existsSync(join(client, 'index.html')))
    throw new Error('The shop is not built yet: run "npm start" or "npm run build".');
  const entry = pathToFileURL(join(home, 'dist-ssr/entry-server.js')).href;
  const renderer: Renderer = await import(entry);
  return { template: await builtTemplate(client), renderer, files: await listStaticFiles(client) };
});
