import { createHash } from 'node:crypto';

import { escapeHtml } from './escape.ts';

/** How often the page and whoever calls the shop ask again. */
export const ASK_AGAIN_SECONDS = 30;

/** What a shop says that serves nobody: in maintenance, or while it stops (domain 16.3). */
export interface Closed {
  readonly title: string;
  readonly heading: string;
  readonly message: string;
  readonly retryAfterSeconds: number;
}

/** What a shop in maintenance has set to be said. */
export interface Maintenance {
  readonly siteName: string;
  readonly message: string;
}

/** The words for the moment in which one server goes and the next one comes: its settings can no longer be asked. */
export const STOPPING: Closed = {
  title: 'Service non disponible',
  heading: 'Service non disponible',
  message: 'La boutique redémarre. Cette page réessaie d’elle-même.',
  retryAfterSeconds: 5,
};

/** The words for a database that is away, or takes no writes, for a moment. */
export const UNREACHED: Closed = {
  ...STOPPING,
  message: 'La boutique ne répond pas pour le moment. Cette page réessaie d’elle-même.',
};

export const inMaintenance = ({ siteName, message }: Maintenance): Closed => ({
  title: `Maintenance – ${siteName}`,
  heading: siteName,
  message,
  retryAfterSeconds: ASK_AGAIN_SECONDS,
});

const CSS =
  'body{font:1rem/1.5 system-ui,sans-serif;margin:20vh auto;max-width:32rem;padding:0 1rem}h1{font-size:1.5rem}@media(prefers-color-scheme:dark){body{background:#0e1213;color:#f3f4f1}}';

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(CSS).digest('base64')}'`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The one page of a closed shop: nothing of it is loaded, and it asks again by itself. */
export function closedPage({ title, heading, message, retryAfterSeconds }: Closed): Response {
  const html = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${CSS}</style></head><body><main><h1>${escapeHtml(heading)}</h1><p>${escapeHtml(message)}</p></main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(retryAfterSeconds),
      refresh: String(retryAfterSeconds),
      'content-security-policy': POLICY,
    },
  });
}
