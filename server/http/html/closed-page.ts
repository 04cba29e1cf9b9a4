import { createHash } from 'node:crypto';

import { escapeHtml } from './escape.ts';

/** What a shop in maintenance says (domain 16.3). */
export interface Closed {
  readonly siteName: string;
  readonly message: string;
}

/** How often the page and whoever calls the shop ask again. */
export const ASK_AGAIN_SECONDS = 30;

const CSS =
  'body{font:1rem/1.5 system-ui,sans-serif;margin:20vh auto;max-width:32rem;padding:0 1rem}h1{font-size:1.5rem}@media(prefers-color-scheme:dark){body{background:#0e1213;color:#f3f4f1}}';

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(CSS).digest('base64')}'`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The one page of a closed shop: nothing of it is loaded, and it asks again by itself. */
export function closedPage({ siteName, message }: Closed): Response {
  const [title, text] = [escapeHtml(`Maintenance – ${siteName}`), escapeHtml(message)];
  const html = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${CSS}</style></head><body><main><h1>${escapeHtml(siteName)}</h1><p>${text}</p></main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(ASK_AGAIN_SECONDS),
      refresh: String(ASK_AGAIN_SECONDS),
      'content-security-policy': POLICY,
    },
  });
}
