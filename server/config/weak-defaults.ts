import { ConfigError } from './config-error.ts';

interface Chosen {
  readonly publicUrl: string | undefined;
  readonly metricsToken: string | undefined;
  readonly sessionSecret: string | undefined;
  readonly smtpUrl: string | undefined;
}

/**
 * What strangers can reach is not run with the settings of one's own machine.
 * @throws ConfigError
 */
export function refuseWeakDefaults(config: Chosen, read: (name: string) => string | undefined) {
  const why = 'is required once PUBLIC_URL is https, or PUBLIC_URL, HOST or HOSTS name more than this machine';
  if (!config.publicUrl?.startsWith('https:'))
    throw new ConfigError(
      'PUBLIC_URL',
      `${why} (the https address people type: cookies and links of mails hang on it)`,
    );
  if (!read('TRUST_PROXY'))
    throw new ConfigError('TRUST_PROXY', `${why} (proxies in front that write X-Forwarded-For; 0 when there is none)`);
  if (!config.metricsToken) throw new ConfigError('METRICS_TOKEN', `${why} (what Prometheus sends as a bearer token)`);
  if (!config.sessionSecret) throw new ConfigError('SESSION_SECRET', `${why} (at least 32 random characters)`);
  if (!config.smtpUrl) throw new ConfigError('SMTP_URL', `${why} (for example smtps://user:password@mail.example:465)`);
  if (!read('MAIL_FROM')) throw new ConfigError('MAIL_FROM', `${why} (the sender of the shop's mails)`);
  if (!read('SHOP_EMAIL')) throw new ConfigError('SHOP_EMAIL', `${why} (where requests of customers arrive)`);
}
