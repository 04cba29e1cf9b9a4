import { createHash } from 'node:crypto';

import type { StandInReply } from './stand-in-deps.ts';

const SAFE = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;

export const json = (status: number, value: unknown): StandInReply => ({
  status,
  headers: { ...SAFE, 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

export const text = (status: number, body: string): StandInReply => ({
  status,
  headers: { ...SAFE, 'content-type': 'text/plain; charset=utf-8' },
  body,
});

export const seeOther = (location: string): StandInReply => ({
  status: 303,
  headers: { ...SAFE, location },
  body: '',
});

/** A document that may load nothing but its own style, and send forms only here and home. */
export function page(status: number, body: string, style: string, formTo: readonly string[]): StandInReply {
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    `form-action ${["'self'", ...formTo].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    status,
    headers: {
      ...SAFE,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'x-frame-options': 'DENY',
    },
    body,
  };
}
