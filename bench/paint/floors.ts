/**
 * What the browser and the slowed line cost by themselves: a document of one line from a server, and one line drawn by
 * React from a service worker that keeps all it needs.
 */
import { createServer } from 'node:http';

import { bundlePage } from '../browser/bundle.ts';

export interface Floors {
  readonly oneLine: string;
  readonly emptyReact: string;
  close(): void;
}

const WORKER = `
const files = ['/react', '/react.js'];
addEventListener('install', (event) => event.waitUntil(caches.open('floor').then((cache) => cache.addAll(files))));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  if (files.includes(pathname)) event.respondWith(caches.match(pathname));
});`;

export async function openFloors(): Promise<Floors> {
  const html = 'text/html; charset=utf-8';
  const script = 'text/javascript; charset=utf-8';
  const head = '<!doctype html><html lang="fr"><title>Une ligne</title>';
  const answers: Record<string, readonly [type: string, text: string]> = {
    '/': [html, `${head}<p>Une ligne.</p></html>`],
    '/react': [html, `${head}<div id="root"></div><script type="module" src="/react.js"></script></html>`],
    '/react.js': [script, await bundlePage('bench/paint/react-page.ts')],
    '/sw.js': [script, WORKER],
  };
  const server = createServer(({ url = '' }, response) => {
    const [type, text] = answers[url] ?? [html, ''];
    response.writeHead(text === '' ? 404 : 200, { 'content-type': type });
    response.end(text);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const origin = `http://127.0.0.1:${address.port}`;
  return { oneLine: `${origin}/`, emptyReact: `${origin}/react`, close: () => void server.close() };
}
