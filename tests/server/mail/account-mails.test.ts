import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { createFileMail, readMailFiles } from '#server/gateways/mail/file-mail.ts';
import { randomIds } from '#server/ids.ts';
import { useLink } from '#server/subjects/account/mails/account-links.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { readMailHeads } from '#server/platform/mail/mail-heads.ts';
import { ACCOUNT_MAILS } from '#server/subjects/account/mails/mails.ts';
import { QUOTE_MAILS } from '#server/subjects/quotes/mails/mails.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import { createSyncShop, quote, change, type SyncShop } from '#tests/server/sync/sync-shop.ts';
import { createMemoryStorage } from '#tests/support/memory-storage.ts';

let shop: SyncShop;
let folder: string;
let customer: string;

beforeAll(async () => {
  shop = await createSyncShop();
  folder = await mkdtemp(join(tmpdir(), 'shop-letters-'));
  customer = await shop.customer({ last_name: '<b>Durand</b>' });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const sender = async () => ({ siteName: 'Bitume', publicUrl: 'https://bitume.test', legalLine: 'Bitume SAS' });

/** Sends a letter into a file and reads it: heads in a line, and the text with its soft line ends undone. */
async function mail(template: string, uuid: string, locale: 'fr_FR' | 'en_GB') {
  const outbox = join(folder, randomUUID());
  const gateway = createFileMail({ folder: outbox, from: 'boutique@bitume.test', clock: shop.clock });
  const deps = {
    db: shop.db,
    clock: shop.clock,
    ids: randomIds,
    storage: createMemoryStorage(),
    gateway,
    sender,
    templates: { ...ACCOUNT_MAILS, ...QUOTE_MAILS },
    attempts: { count: async () => {} },
    limitFactor: 1,
    shopEmail: 'shop@example.fr',
  };
  await sendMail(deps, { key: randomUUID(), template, to: 'a@example.fr', data: { uuid, locale } });
  const [file] = await readMailFiles(outbox);
  const content = file?.content ?? '';
  const plain = content.replaceAll('=\n', '').replaceAll('=3D', '=');
  return { heads: readMailHeads(content), plain };
}

/** Signs beyond ASCII, as a reader sees them. */
const decoded = (text: string): string =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gu, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

async function link(purpose: 'verify' | 'reset' | 'email') {
  const id = randomUUID();
  const now = shop.clock.now();
  const times = { created_at: now, expires_at: new Date(now.getTime() + 3_600_000) };
  const row = { id, customer_id: customer, purpose, email: 'a@example.fr', locale: 'fr_FR', ...times } as const;
  await shop.db.insertInto('account_link').values(row).execute();
  return id;
}

test.each([
  ['account.verify', 'verify', 'Vérifiez votre adresse email', 'Verify your email address', '/email/verifier/'],
  ['account.reset', 'reset', 'Réinitialisation de votre mot de passe', 'Reset your password', '/reset-password/'],
  [
    'account.email-asked',
    'reset',
    'Changement d’adresse e-mail demandé',
    'Change of email address requested',
    '/reset-password/',
  ],
  [
    'account.confirm-email',
    'email',
    'Confirmez votre nouvelle adresse email',
    'Confirm your new email address',
    '/email/verifier/',
  ],
] as const)(
  '%s is a file in French and English, with a link to the shop that works',
  async (template, purpose, french, english, path) => {
    for (const [locale, subject] of [
      ['fr_FR', french],
      ['en_GB', english],
    ] as const) {
      const { heads, plain } = await mail(template, await link(purpose), locale);
      expect(heads).toBe(`a@example.fr  ${subject}`);
      expect(plain).toContain('Content-Type: text/plain');
      expect(plain).toContain('Content-Type: text/html');
      const links = [...plain.matchAll(/https?:\/\/[^\s"<>]+/gu)].map(([href]) => href);
      expect(links.every((href) => new URL(href).origin === 'https://bitume.test')).toBe(true);
      const secrets = new Set(links.flatMap((href) => (href.includes(path) ? [href.split('/').at(-1) ?? ''] : [])));
      expect(secrets.size).toBe(1);
      const [secret = ''] = secrets;
      const used = await inTransaction(shop.db, (trx) => useLink(trx, secret, [purpose], shop.clock.now()));
      expect(used).toMatchObject({ customer, purpose });
    }
  },
);

test('a letter whose link was used up meanwhile is not sent', async () => {
  const id = await link('reset');
  await shop.db.deleteFrom('account_link').where('id', '=', id).execute();
  expect((await mail('account.reset', id, 'fr_FR')).plain).toBe('');
});

test.each([
  ['account.password-updated', 'Votre mot de passe a été modifié', 'Your password was updated'],
  ['account.email-changed', 'Votre adresse email a été modifiée', 'Your email address was updated'],
] as const)(
  '%s is a file in French and English, and holds nothing that was typed',
  async (template, french, english) => {
    for (const [locale, subject] of [
      ['fr_FR', french],
      ['en_GB', english],
    ] as const) {
      const { heads, plain } = await mail(template, customer, locale);
      expect(heads).toBe(`a@example.fr  ${subject}`);
      expect(plain).not.toContain('Durand');
    }
  },
);

test.each([
  ['fr_FR', 'Bienvenue chez Bitume', 'La boutique vérifie votre compte professionnel.'],
  ['en_GB', 'Welcome to Bitume', 'The shop is checking your professional account.'],
] as const)(
  'who opened an account is welcomed in %s, and a company told that it is looked at',
  async (locale, subject, waits) => {
    const looked = await shop.customer({ approval: 'pending' });
    const [one, other] = [
      await mail('account.welcome', customer, locale),
      await mail('account.welcome', looked, locale),
    ];
    expect(one.heads).toBe(`a@example.fr  ${subject}`);
    expect(one.plain).toContain('https://bitume.test/auto/account/profile');
    expect(one.plain).not.toContain('Durand');
    expect(decoded(one.plain)).not.toContain(waits);
    expect(decoded(other.plain)).toContain(waits);
  },
);

test('the shop hears who opened an account, unharmed by markup, and can answer', async () => {
  const { heads, plain } = await mail('account.opened.shop', customer, 'en_GB');
  expect(heads).toMatch(/Nouveau client\u202f: \S+ <b>Durand<\/b>$/u);
  expect(plain).toMatch(new RegExp(`^Reply-To: ${customer}@example.fr$`, 'mu'));
  expect(plain).toContain('Particulier');
  expect(plain).toContain('06 12 34 56 78');
  expect(plain.slice(plain.indexOf('text/html'))).not.toContain('<b>Durand');
});

test('an account that is gone is not welcomed', async () => {
  expect((await mail('account.welcome', randomUUID(), 'fr_FR')).plain).toBe('');
});

test('a comment on a quote reaches the shop as it was typed, unharmed by markup, and can be answered', async () => {
  const device = await shop.customerDevice(customer);
  const product = await shop.product();
  const [uuid, own] = [randomUUID(), randomUUID()];
  const asked = quote(1, product.uuid, 1, { uuid: own });
  const target = { area: 'auto', quote: own };
  const comment = change('cart:auto', 2, 'api.quotes.comments.store', {
    ...target,
    uuid,
    message: 'Et <i>après</i> ?',
  });
  await device.push([asked, comment]);
  const { heads, plain } = await mail('quote.commented.shop', uuid, 'fr_FR');
  expect(heads).toMatch(/Nouveau message sur le devis DEV\d{8}$/u);
  expect(plain).toMatch(new RegExp(`^Reply-To: ${customer}@example.fr$`, 'mu'));
  expect(plain).toContain('&lt;i&gt;');
  expect(plain.slice(plain.indexOf('text/html'))).not.toContain('<i>');
});
