import { createMiddleware } from 'hono/factory';

import type { HttpEnv } from './http-env.ts';

/** Nothing may run or load in an answer that is not a document of ours. */
const sealed = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * The policy of documents: no inline script at all; inline style sheets only by their hash, so that a cached document
 * stays valid (rendering recipe, section 2).
 */
export function documentPolicy(styleHashes: readonly string[]): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self'${styleHashes.map((hash) => ` '${hash}'`).join('')}`,
    "img-src 'self' data: blob:",
    // the one glyph of the face 'Fine' travels inside the style sheet
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

/**
 * The policy of scripts of ours: a worker obeys the policy its own script came with, and has to load its parts and ask
 * the server. A page that loads the script obeys its document's.
 */
export const scriptPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

/** Headers of every answer; those an answer has set itself stay. */
export const secureHeaders = (options: { https: boolean; development: boolean }) =>
  createMiddleware<HttpEnv>(async (c, next) => {
    await next();
    const defaults: Record<string, string> = {
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self), interest-cohort=()',
      'x-frame-options': 'DENY',
      ...(options.development ? {} : { 'content-security-policy': sealed }),
      ...(options.https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    };
    for (const [name, value] of Object.entries(defaults)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  });
