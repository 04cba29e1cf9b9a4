import { resolve } from 'node:path';

/** One variable is wrong: says which and what it wants, and nothing else. */
export class ConfigError extends Error {
  readonly variable: string;
  constructor(variable: string, wants: string) {
    super(`${variable}: ${wants}`);
    this.name = 'ConfigError';
    this.variable = variable;
  }
}

/** The two hosts of one pair: the auto site and the moto site (specification section 2, host redirects). */
interface HostPair {
  readonly auto: string;
  readonly moto: string;
}

const modes = ['production', 'development', 'test'] as const;
const levels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
const seeds = ['demo', 'none'] as const;
const switches = ['on', 'off'] as const;

export interface Config {
  readonly mode: (typeof modes)[number];
  /** Reachable by strangers (https address or a host beyond loopback): weak defaults are refused. */
  readonly exposed: boolean;
  /** 0 = any free port. */
  readonly port: number;
  readonly host: string;
  /** Absolute. */
  readonly dataDir: string;
  /** Absent: the embedded PostgreSQL inside `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** `off` behind a proxy that hands each transaction another connection and knows no prepared statements. */
  readonly preparedStatements: (typeof switches)[number];
  readonly seed: (typeof seeds)[number];
  /** Origin without a trailing slash; absent: the address the server listens on. */
  readonly publicUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly shopEmail: string;
  /** Absent only where the server is not exposed; then one is made and kept in `dataDir`. */
  readonly sessionSecret: string | undefined;
  readonly logLevel: (typeof levels)[number];
  readonly hosts: readonly HostPair[];
  readonly metricsToken: string | undefined;
  /** Key of the maps service, which every visitor may read; absent: the shop has no map. */
  readonly mapsKey: string | undefined;
  /** How many proxies stand in front and write X-Forwarded-For; 0 = the header is not believed. */
  readonly trustedProxies: number;
  /** How many times as much one network, or one recipient of mails, may have as usual: for load tests and large offices. */
  readonly limitFactor: number;
  /** `off`: browsers remove the shop's service worker and its caches at their next look (kill switch). */
  readonly serviceWorker: (typeof switches)[number];
}

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads and checks the whole environment: the only reader of `process.env` in the house.
 * @throws ConfigError naming the first wrong variable and what it wants
 */
export function readConfig(env: Environment = process.env): Config {
  const read = (name: string) => env[name]?.trim() || undefined;
  const host = readHost(read('HOST'));
  const publicUrl = readOrigin('PUBLIC_URL', read('PUBLIC_URL'));
  const exposed = publicUrl?.startsWith('https:') === true || !isLoopback(host);
  const config: Config = {
    mode: oneOf('NODE_ENV', read('NODE_ENV'), modes, 'production'),
    exposed,
    port: integer('PORT', read('PORT'), 0, 65_535, 4000),
    host,
    dataDir: resolve(read('DATA_DIR') ?? '.data'),
    databaseUrl: readUrl('DATABASE_URL', read('DATABASE_URL'), ['postgres:', 'postgresql:']),
    preparedStatements: oneOf('PREPARED_STATEMENTS', read('PREPARED_STATEMENTS'), switches, 'on'),
    seed: oneOf('SEED', read('SEED'), seeds, 'demo'),
    publicUrl,
    smtpUrl: readUrl('SMTP_URL', read('SMTP_URL'), ['smtp:', 'smtps:']),
    mailFrom: address('MAIL_FROM', read('MAIL_FROM'), 'Bitume <boutique@bitume.example>'),
    shopEmail: address('SHOP_EMAIL', read('SHOP_EMAIL'), 'contact@bitume.example'),
    sessionSecret: secret(read('SESSION_SECRET')),
    logLevel: oneOf('LOG_LEVEL', read('LOG_LEVEL'), levels, 'info'),
    hosts: readHosts(read('HOSTS')),
    metricsToken: read('METRICS_TOKEN'),
    mapsKey: mapsKey(read('MAPS_KEY')),
    trustedProxies: integer('TRUST_PROXY', read('TRUST_PROXY'), 0, 10, 0),
    limitFactor: integer('LIMIT_FACTOR', read('LIMIT_FACTOR'), 1, 1_000, 1),
    serviceWorker: oneOf('SERVICE_WORKER', read('SERVICE_WORKER'), switches, 'on'),
  };
  if (exposed) refuseWeakDefaults(config, read);
  return config;
}

function refuseWeakDefaults(config: Config, read: (name: string) => string | undefined) {
  const why = 'is required once PUBLIC_URL is https or HOST is not a loopback address';
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

function oneOf<const T extends readonly string[]>(
  name: string,
  value: string | undefined,
  choices: T,
  fallback: T[number],
): T[number] {
  if (value === undefined) return fallback;
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw new ConfigError(name, `wants one of ${choices.join(', ')}, not "${value}"`);
  return found;
}

function integer(name: string, value: string | undefined, min: number, max: number, fallback: number) {
  if (value === undefined) return fallback;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < min || number > max) {
    throw new ConfigError(name, `wants a whole number from ${min} to ${max}, not "${value}"`);
  }
  return number;
}

/** The value is never repeated in the message: addresses of databases and mail servers hold passwords. */
function readUrl(name: string, value: string | undefined, protocols: readonly string[]) {
  if (value === undefined) return undefined;
  const url = parseUrl(value);
  if (!url || !protocols.includes(url.protocol)) {
    throw new ConfigError(name, `wants an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`);
  }
  return value;
}

function readOrigin(name: string, value: string | undefined) {
  if (value === undefined) return undefined;
  const url = parseUrl(value);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new ConfigError(name, `wants an origin such as https://www.example.fr, without a path, not "${value}"`);
  }
  return url.origin;
}

function parseUrl(value: string) {
  return URL.canParse(value) ? new URL(value) : null;
}

function readHost(value: string | undefined) {
  if (value === undefined) return '127.0.0.1';
  if (!/^[A-Za-z0-9.:_-]+$/.test(value)) {
    throw new ConfigError('HOST', `wants a host name or an IP address without a port, not "${value}"`);
  }
  return value;
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

function address(name: string, value: string | undefined, fallback: string) {
  if (value === undefined) return fallback;
  if (!/^(?:[^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/.test(value)) {
    throw new ConfigError(name, `wants a mail address, alone or as "Name <name@example.fr>", not "${value}"`);
  }
  return value;
}

function secret(value: string | undefined) {
  if (value !== undefined && value.length < 32) throw new ConfigError('SESSION_SECRET', 'wants at least 32 characters');
  return value;
}

function mapsKey(value: string | undefined) {
  if (value !== undefined && !/^[A-Za-z0-9_-]{20,100}$/.test(value)) {
    throw new ConfigError(
      'MAPS_KEY',
      'wants a browser key of Google Maps: letters, digits, dashes, restricted to your domain',
    );
  }
  return value;
}

const isHostName = (host: string) => /^[a-z0-9.-]+(?::\d+)?$/i.test(host);

function readHosts(value: string | undefined): HostPair[] {
  if (value === undefined) return [];
  return value.split(',').map((pair) => {
    const [auto, moto, ...rest] = pair.trim().split('=');
    if (auto === undefined || moto === undefined || rest.length || !isHostName(auto) || !isHostName(moto)) {
      throw new ConfigError(
        'HOSTS',
        `wants pairs "auto.example.fr=moto.example.fr", separated by commas, not "${value}"`,
      );
    }
    return { auto: auto.toLowerCase(), moto: moto.toLowerCase() };
  });
}
