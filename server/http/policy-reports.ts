/**
 * What browsers tell of a document whose policy stopped something: for the operator's log, with the name of the page in
 * the place of its address, which may hold the secret of a mail. Strangers may write here too: briefly, and seldom.
 */
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import * as v from 'valibot';

import { match } from '#core/contract/pages/match.ts';
import type { Config } from '#server/config.ts';
import { readJson } from '#server/http/binding/input.ts';
import type { NetworkLimits } from '#server/http/limits/network-limits.ts';
import { POLICY_REPORTS } from '#server/http/secure-headers.ts';
import type { HttpEnv } from '#server/http/session/http-env.ts';
import { networkOf } from '#server/http/session/network-address.ts';
import { addressOf } from '#server/http/session/person-context.ts';

const MOST_BYTES = 16 * 1024;

/** As browsers name it in every version of the standard. */
const REPORT_TYPE = /^application\/csp-report\b/i;

const report = v.object({
  'csp-report': v.object({
    'document-uri': v.pipe(v.string(), v.maxLength(4096)),
    'effective-directive': v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/u)),
    'blocked-uri': v.pipe(v.string(), v.maxLength(4096)),
  }),
});

interface PolicyReportsDeps {
  readonly config: Pick<Config, 'trustedProxies'>;
  readonly limits: Pick<NetworkLimits, 'reports'>;
  readonly logger: Pick<Logger, 'warn'>;
}

export function mountPolicyReports(app: Hono<HttpEnv>, { config, limits, logger }: PolicyReportsDeps): void {
  app.post(POLICY_REPORTS, async (c) => {
    c.set('route', 'policy');
    limits.reports.take(networkOf(addressOf(c, config)));
    const read = v.safeParse(report, await readJson(c.req.raw, MOST_BYTES, REPORT_TYPE));
    if (read.success) {
      const {
        'document-uri': document,
        'effective-directive': directive,
        'blocked-uri': blocked,
      } = read.output['csp-report'];
      const stopped = originOf(blocked);
      if (stopped !== null) logger.warn({ directive, stopped, page: pageOf(document) }, 'policy of a document broken');
    }
    return c.body(null, 204);
  });
}

/** Origin of what was stopped, or the word that stands for it; null for what an extension of the browser brought along. */
function originOf(blocked: string): string | null {
  if (/^[a-z-]{1,20}$/u.test(blocked)) return blocked;
  const url = URL.parse(blocked);
  if (url === null || url.protocol.endsWith('-extension:')) return null;
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.origin : url.protocol;
}

const pageOf = (document: string): string => match(URL.parse(document)?.pathname ?? '')?.id ?? 'other';
