import { resolve } from 'node:path';

import { address, readOrigin, readUrl } from './config/addresses.ts';
import { isLocalName, readHost, readHosts, type HostPair } from './config/hosts.ts';
import { mapsKey, secret } from './config/secrets.ts';
import { integer, oneOf } from './config/values.ts';
import { refuseWeakDefaults } from './config/weak-defaults.ts';
import { readWordpress, type WordpressConfig } from './config/wordpress.ts';

const modes = ['production', 'development', 'test'] as const;
const levels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
const seeds = ['demo', 'none'] as const;
const switches = ['on', 'off'] as const;

export interface Config {
  readonly mode: (typeof modes)[number];
  /**
   * Reachable by strangers – https, or any name of the environment that is not this machine's own: weak defaults are
   * refused. Whether a host of a channel makes it so, `platform/exposure.ts` knows.
   */
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
  /** A direct way to the same database, past a connection pool by transaction; absent: `databaseUrl`. */
  readonly directUrl: string | undefined;
  /** Where backups stand, absolute; absent: in `dataDir`. */
  readonly backupDir: string | undefined;
  /** How many backups stay there; 0 = all. */
  readonly backupKeep: number;
  readonly seed: (typeof seeds)[number];
  /** Origin without a trailing slash; absent: the address the server listens on. */
  readonly publicUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly shopEmail: string;
  /** Absent only where the server is not exposed; then one is made and kept in `dataDir`. */
  readonly sessionSecret: string | undefined;
  /** Seals secrets among the settings; where the server is exposed and this is absent, it takes none. */
  readonly settingsKey: string | undefined;
  readonly logLevel: (typeof levels)[number];
  readonly hosts: readonly HostPair[];
  readonly metricsToken: string | undefined;
  /** Key of the maps service, which every visitor may read; absent: the shop has no map. */
  readonly mapsKey: string | undefined;
  /** A content management system that the shop reads for its visitors, and its key; absent: `/wp` is none. */
  readonly wordpress: WordpressConfig | undefined;
  /** How many proxies stand in front and write X-Forwarded-For; 0 = the header is not believed. */
  readonly trustedProxies: number;
  /** How many times as much one network, or one recipient of mails, may have as usual: for load tests and large offices. */
  readonly limitFactor: number;
  /** `off`: browsers remove the shop's service worker and its caches at their next look (kill switch). */
  readonly serviceWorker: (typeof switches)[number];
}

const absolute = (path: string | undefined) => (path === undefined ? undefined : resolve(path));

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads and checks the whole environment: the only reader of `process.env` in the house.
 * @throws ConfigError naming the first wrong variable and what it wants
 */
export function readConfig(env: Environment = process.env): Config {
  const read = (name: string) => env[name]?.trim() || undefined;
  const host = readHost(read('HOST'));
  const publicUrl = readOrigin('PUBLIC_URL', read('PUBLIC_URL'));
  const hosts = readHosts(read('HOSTS'));
  const names = [host, ...(publicUrl === undefined ? [] : [new URL(publicUrl).host]), ...hosts.flatMap(Object.values)];
  const exposed = publicUrl?.startsWith('https:') === true || !names.every(isLocalName);
  const config: Config = {
    mode: oneOf('NODE_ENV', read('NODE_ENV'), modes, 'production'),
    exposed,
    port: integer('PORT', read('PORT'), 0, 65_535, 4000),
    host,
    dataDir: resolve(read('DATA_DIR') ?? '.data'),
    databaseUrl: readUrl('DATABASE_URL', read('DATABASE_URL'), ['postgres:', 'postgresql:']),
    preparedStatements: oneOf('PREPARED_STATEMENTS', read('PREPARED_STATEMENTS'), switches, 'on'),
    directUrl: readUrl('DATABASE_DIRECT_URL', read('DATABASE_DIRECT_URL'), ['postgres:', 'postgresql:']),
    backupDir: absolute(read('BACKUP_DIR')),
    backupKeep: integer('BACKUP_KEEP', read('BACKUP_KEEP'), 0, 1_000, 0),
    seed: oneOf('SEED', read('SEED'), seeds, 'demo'),
    publicUrl,
    smtpUrl: readUrl('SMTP_URL', read('SMTP_URL'), ['smtp:', 'smtps:']),
    mailFrom: address('MAIL_FROM', read('MAIL_FROM'), 'Bitume <boutique@bitume.example>'),
    shopEmail: address('SHOP_EMAIL', read('SHOP_EMAIL'), 'contact@bitume.example'),
    sessionSecret: secret('SESSION_SECRET', read('SESSION_SECRET')),
    settingsKey: secret('SETTINGS_KEY', read('SETTINGS_KEY')),
    logLevel: oneOf('LOG_LEVEL', read('LOG_LEVEL'), levels, 'info'),
    hosts,
    metricsToken: read('METRICS_TOKEN'),
    mapsKey: mapsKey(read('MAPS_KEY')),
    wordpress: readWordpress(read('WP_URL'), read('WP_KEY')),
    trustedProxies: integer('TRUST_PROXY', read('TRUST_PROXY'), 0, 10, 0),
    limitFactor: integer('LIMIT_FACTOR', read('LIMIT_FACTOR'), 1, 1_000, 1),
    serviceWorker: oneOf('SERVICE_WORKER', read('SERVICE_WORKER'), switches, 'on'),
  };
  if (exposed) refuseWeakDefaults(config, read);
  return config;
}
