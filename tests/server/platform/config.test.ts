import { readFileSync } from 'node:fs';
import { isAbsolute } from 'node:path';

import { expect, test } from 'vitest';

import { ConfigError } from '#server/config/config-error.ts';
import { readConfig } from '#server/config.ts';
import { wantsTls } from '#server/gateways/mail/smtp-mail.ts';

const exposed = {
  PUBLIC_URL: 'https://www.example.fr',
  SESSION_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtps://user:geheim@mail.example:465',
  MAIL_FROM: 'Bitume <shop@example.fr>',
  SHOP_EMAIL: 'shop@example.fr',
  TRUST_PROXY: '1',
  METRICS_TOKEN: 'a token',
};

test('an empty environment gives a shop on this machine alone', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ port: 4000, host: '127.0.0.1', seed: 'demo', mode: 'production', exposed: false });
  expect(isAbsolute(config.dataDir)).toBe(true);
  expect(config.databaseUrl).toBeUndefined();
  expect(config.mapsKey).toBeUndefined();
});

test('everything that is set is read', () => {
  const hosts = 'auto.example.fr=moto.example.fr, a.test:4000=m.test:4000';
  const config = readConfig({
    ...exposed,
    PORT: '0',
    HOSTS: hosts,
    TRUST_PROXY: '1',
    SEED: 'none',
    LOG_LEVEL: 'debug',
  });
  expect(config).toMatchObject({ port: 0, publicUrl: 'https://www.example.fr', exposed: true, trustedProxies: 1 });
  expect(config.hosts).toEqual([
    { auto: 'auto.example.fr', moto: 'moto.example.fr' },
    { auto: 'a.test:4000', moto: 'm.test:4000' },
  ]);
});

test('a value of blanks counts as not set', () => {
  expect(readConfig({ PORT: ' ', DATABASE_URL: '' })).toMatchObject({ port: 4000, databaseUrl: undefined });
});

test.each([
  ['PORT', '70000', 'a whole number from 0 to 65535'],
  ['PORT', '4000x', 'a whole number'],
  ['HOST', 'http://localhost', 'a host name'],
  ['SEED', 'big', 'one of demo, none'],
  ['NODE_ENV', 'prod', 'one of production, development, test'],
  ['LOG_LEVEL', 'loud', 'one of silent'],
  ['PUBLIC_URL', 'www.example.fr', 'an origin such as https://'],
  ['PUBLIC_URL', 'https://www.example.fr/shop', 'without a path'],
  ['DATABASE_URL', 'mysql://root:geheim@db/shop', 'postgres:// or postgresql://'],
  ['SMTP_URL', 'mail.example', 'smtp:// or smtps://'],
  ['MAIL_FROM', 'Bitume', 'a mail address'],
  ['MAIL_FROM', 'a@b.fr\r\nBcc: x@y.fr', 'a mail address'],
  ['SHOP_EMAIL', 'nobody', 'a mail address'],
  ['SESSION_SECRET', 'short', 'at least 32 characters'],
  ['HOSTS', 'auto.example.fr', 'pairs'],
  ['TRUST_PROXY', '-1', 'a whole number from 0 to 10'],
  ['SERVICE_WORKER', 'no', 'one of on, off'],
  ['MAPS_KEY', 'geheim', 'a browser key'],
  ['MAPS_KEY', "AIza';script-src *;xxxxxxxxxxxxx", 'a browser key'],
])('%s=%s is refused by name, with what it wants', (variable, value, wants) => {
  const read = () => readConfig({ [variable]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${variable}: .*${wants.replaceAll('/', '\\/')}`));
});

test('a refused address does not repeat the password in it, nor a refused key itself', () => {
  expect(() => readConfig({ MAPS_KEY: 'geheim' })).not.toThrow(/geheim/);
  expect(() => readConfig({ DATABASE_URL: 'mysql://root:geheim@db' })).not.toThrow(/geheim/);
});

test.each(['SESSION_SECRET', 'SMTP_URL', 'MAIL_FROM', 'SHOP_EMAIL', 'TRUST_PROXY', 'METRICS_TOKEN'])(
  'a shop that strangers can reach does not start without %s',
  (variable) => {
    expect(() => readConfig({ ...exposed, [variable]: undefined })).toThrow(`${variable}: is required`);
    const onNetwork = { ...exposed, HOST: '0.0.0.0', [variable]: undefined };
    expect(() => readConfig(onNetwork)).toThrow(`${variable}: is required`);
    expect(readConfig({ [variable]: undefined, HOST: '127.0.0.1' }).exposed).toBe(false);
  },
);

test.each([undefined, 'http://www.example.fr'])(
  'a shop on the network does not start with the address %s',
  (address) => {
    const read = () => readConfig({ ...exposed, HOST: '0.0.0.0', PUBLIC_URL: address });
    expect(read).toThrow(/^PUBLIC_URL: is required/u);
  },
);

test('that no proxy stands in front may be said', () => {
  expect(readConfig({ ...exposed, TRUST_PROXY: '0' }).trustedProxies).toBe(0);
});

test('mails leave this machine encrypted', () => {
  expect(
    ['smtp://mail.example:587', 'smtps://mail.example', 'smtp://127.0.0.1:25', 'smtp://[::1]'].map(wantsTls),
  ).toEqual([true, true, false, false]);
});

test('every variable stands in the table of the README', () => {
  const read = [...readFileSync('server/config.ts', 'utf8').matchAll(/read\('([A-Z_]+)'\)/gu)].map(([, name]) => name);
  const rows = readFileSync('README.md', 'utf8').matchAll(/^\| (`[A-Z].*?) \|/gmu);
  const told = [...rows].flatMap(([, cell]) => cell?.match(/[A-Z_]{2,}/gu) ?? []);
  expect([...new Set(read)].filter((name) => name !== undefined && !told.includes(name))).toEqual([]);
});
