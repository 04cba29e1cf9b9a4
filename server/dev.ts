/** The server for work on it: Vite compiles the storefront on demand and reloads it in place. */
import { readFile } from 'node:fs/promises';

import { createServer, isRunnableDevEnvironment } from 'vite';

import type { Renderer } from './http/html/render.ts';
import type { Template } from './http/html/template.ts';
import { runShop } from './run-shop.ts';
import type { DemoShop } from '#server/process/demo-shop.ts';
import type { Storefront } from './storefront.ts';

const openStorefront = async (): Promise<Storefront> => {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('this Vite cannot run the server entry');
  const entry = (): Promise<Renderer> => ssr.runner.import('/src/shop/entry-server.tsx');
  const drawn = (file: string) => async (address: string) =>
    vite.transformIndexHtml(address, await readFile(file, 'utf8'));
  const page = drawn('index.html');
  const { headTags } = await entry();

  /** Scripts stay where Vite puts them, style sheets come by script. */
  const template: Template = {
    shell: page,
    assemble: async ({ head, markup, data, branding }, address) => {
      const html = (await page(address)).replace(/<title>[^<]*<\/title>/, '');
      const filled = `<div id="root">${markup}</div>${data}`;
      return {
        html: html
          .replace('</head>', () => `${head}<style>${branding}</style></head>`)
          .replace('<div id="root"></div>', () => filled),
        styleHashes: [],
      };
    },
  };
  return {
    template,
    renderer: { headTags, handle: async (request, port) => (await entry()).handle(request, port) },
    files: new Map(),
    adminShell: drawn('admin.html'),
    before: vite.middlewares,
    close: () => vite.close(),
  };
};

const source = (file: string): string => new URL(`../demo/${file}`, import.meta.url).href;

const demo: DemoShop = {
  loadFill: async () => (await import(source('fill/seed-shop.ts'))).seedShop,
  loadSimulators: async () => (await import(source('payments/open-simulators.ts'))).openStandIn,
};

process.env['NODE_ENV'] ??= 'development';
await runShop(openStorefront, demo);
