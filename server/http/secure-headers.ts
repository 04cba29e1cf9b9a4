import { createMiddleware } from 'hono/factory';

import type { HttpEnv } from '#server/http/session/http-env.ts';

/** Nothing may run or load in an answer that is not a document of ours. */
const sealed = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Where the maps service loads from (decision 16). */
const MAPS = 'https://*.googleapis.com https://*.gstatic.com';
const MAP_PICTURES = `${MAPS} https://*.google.com https://*.googleusercontent.com`;

/** Where films of editors are played, after a press. */
const FILMS = 'https://www.youtube-nocookie.com https://player.vimeo.com';

/** Where browsers tell what the policy of a document stopped. */
export const POLICY_REPORTS = '/api/policy-reports';

export interface PolicyOptions {
  readonly maps?: boolean;
  readonly https?: boolean;
  /** Origins that forms of the shop are sent to: the pages of providers of payment. */
  readonly formHosts?: readonly string[];
}

/**
 * The policy of documents: no inline script at all; inline style sheets only by their hash, so that a cached document
 * stays valid (rendering recipe, section 2).
 * @param shop `maps` opens it for the maps service, which also writes style elements of its own; `https`: people reach
 *   the shop so, and nothing of a document is asked for in the open
 */
export function documentPolicy(
  styleHashes: readonly string[],
  { maps: withMaps = false, https = false, formHosts = [] }: PolicyOptions = {},
): string {
  const also = (hosts: string): string => (withMaps ? ` ${hosts}` : '');
  return [
    "default-src 'self'",
    `script-src 'self'${also(MAPS)}`,
    `style-src 'self'${styleHashes.map((hash) => ` '${hash}'`).join('')}`,
    ...(withMaps ? ["style-src-elem 'self' 'unsafe-inline' https://fonts.googleapis.com"] : []),
    `img-src 'self' data: blob:${also(MAP_PICTURES)}`,
    // the one glyph of the face 'Fine' travels inside the style sheet
    `font-src 'self' data:${also('https://fonts.gstatic.com')}`,
    `connect-src 'self'${also(`${MAPS} https://*.google.com data: blob:`)}`,
    `worker-src 'self'${also('blob:')}`,
    `frame-src 'self' ${FILMS}${withMaps ? ' https://*.google.com' : ''}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self'${formHosts.map((host) => ` ${host}`).join('')}`,
    ...(https ? ['upgrade-insecure-requests'] : []),
    `report-uri ${POLICY_REPORTS}`,
  ].join('; ');
}

/**
 * The policy of scripts of ours: a worker obeys the policy its own script came with, and has to load its parts and ask
 * the server. A page that loads the script obeys its document's.
 */
export const scriptPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'";

/** Pictures, fonts, scripts and styles: nothing in them can act as a page, whoever opens or embeds them. */
const PASSIVE = /^(?:image\/(?!svg)|font\/|text\/(?:css|javascript)\b)/;

/** What only a document obeys. */
const ofDocuments = Object.entries({
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self), interest-cohort=()',
});

/**
 * Headers of every answer; those an answer has set itself stay. A first visit asks for a hundred files: each carries
 * what a browser heeds on it and nothing else, or a tenth of the visit would be headers.
 */
export function secureHeaders(options: { https: boolean; development: boolean }) {
  const ofAll = Object.entries({
    'x-content-type-options': 'nosniff',
    ...(options.https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  });
  const ofAnswers = Object.entries({
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    ...(options.development ? {} : { 'content-security-policy': sealed }),
  });
  const headersFor = (type: string): readonly (readonly [string, string])[] => {
    if (PASSIVE.test(type)) return ofAll;
    return type.startsWith('text/html') ? [...ofAll, ...ofAnswers, ...ofDocuments] : [...ofAll, ...ofAnswers];
  };
  return createMiddleware<HttpEnv>(async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of headersFor(headers.get('content-type') ?? ''))
      if (!headers.has(name)) headers.set(name, value);
  });
}
