import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MailGateway, OutgoingMail } from '#server/gateways/mail/mail-gateway.ts';
import { randomIds } from '#server/ids.ts';
import { CONTACT_MAILS } from '#server/subjects/contact/mails.ts';
import { switched } from '#server/platform/mail/switched.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import { createAttempts } from '#server/platform/attempts.ts';
import { createTestClock } from '#tests/support/clock.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createMemoryStorage } from '#tests/support/memory-storage.ts';

const UUID = '6f1f0b57-3c0f-4b8f-9a55-5f2f3f0a1a11';
const sender = async () => ({ siteName: 'Bitume', publicUrl: 'https://bitume.test', legalLine: 'Bitume SAS' });
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.db
    .insertInto('contact_request')
    .values({
      uuid: UUID,
      mut_id: '0b9f6c5e-2a64-4a6b-8f0f-3f0f6f0c2b22',
      area: 'auto',
      topic: 'contact',
      name: '<b>Mathilde</b>',
      email: 'mathilde@example.fr',
      subject: 'Livraison',
      message: 'Bonjour,\nquand arrivez-vous ?',
      received_at: '2026-11-21T09:12:00.000Z',
    })
    .execute();
});
afterAll(() => database.drop());

function post(fails = 0): MailGateway & { sent: OutgoingMail[] } {
  const sent: OutgoingMail[] = [];
  let left = fails;
  return {
    sent,
    send: async (mail) => {
      if (left > 0) {
        left -= 1;
        throw new Error('connection refused');
      }
      sent.push(mail);
    },
    close: () => {},
  };
}

const depsWith = (gateway: MailGateway, clock = createTestClock()) => {
  const { db } = database;
  const attempts = createAttempts({ db, clock });
  const storage = createMemoryStorage();
  const limits = { limitFactor: 1, shopEmail: 'shop@example.fr' };
  return { db, clock, ids: randomIds, storage, gateway, sender, templates: CONTACT_MAILS, attempts, ...limits };
};

const job = (reader: 'customer' | 'shop', key: string, locale = 'fr_FR') => ({
  key,
  template: `contact.received.${reader}`,
  to: `${reader}@example.fr`,
  data: { uuid: UUID, locale },
});

it('a job that runs twice sends one mail', async () => {
  const gateway = post();
  const deps = depsWith(gateway);
  await sendMail(deps, job('customer', 'one'));
  await sendMail(deps, job('customer', 'one'));
  expect(gateway.sent).toHaveLength(1);
});

it('a mail is written by whom the settings name, and one to the shop arrives where they say', async () => {
  const gateway = post();
  const deps = depsWith(gateway);
  const of = 'emails.configure.email_settings';
  const set = (values: Readonly<Record<string, string>>) =>
    database.db
      .insertInto('core_config')
      .values(Object.entries(values).map(([name, value]) => ({ code: `${of}.${name}`, value })))
      .execute();
  await sendMail(deps, job('shop', 'as before'));
  await set({ sender_name: 'Garage, Atelier', sender_email: 'atelier@example.fr', admin_email: 'chef@example.fr' });
  await sendMail(deps, job('shop', 'to the administrator'));
  await set({ contact_email: 'accueil@example.fr', contact_name: 'Accueil' });
  await sendMail(deps, job('shop', 'to who answers'));
  await sendMail(deps, job('customer', 'to the customer'));
  expect(gateway.sent.map(({ to, toName, sender: by }) => [to, toName, by?.name, by?.address])).toEqual([
    ['shop@example.fr', '', '', ''],
    ['chef@example.fr', '', 'Garage, Atelier', 'atelier@example.fr'],
    ['accueil@example.fr', 'Accueil', 'Garage, Atelier', 'atelier@example.fr'],
    ['customer@example.fr', '', 'Garage, Atelier', 'atelier@example.fr'],
  ]);
  await database.db.deleteFrom('core_config').where('code', 'like', `${of}.%`).execute();
});

it('a mail without a star is not sent where its switch is off', async () => {
  const gateway = post();
  const template = switched('emails.general.notifications.rma_message', CONTACT_MAILS['contact.received.customer']);
  const deps = { ...depsWith(gateway), templates: { 'contact.received.customer': template } };
  await sendMail(deps, job('customer', 'switched on'));
  const code = 'emails.general.notifications.rma_message';
  await database.db.insertInto('core_config').values({ code, value: '0', channel_code: 'auto' }).execute();
  await sendMail(deps, job('customer', 'switched off'));
  await database.db.deleteFrom('core_config').where('code', '=', code).execute();
  expect(gateway.sent.map(({ key }) => key)).toEqual(['switched on']);
});

it('a mail that could not be handed over is tried again and then marked as sent', async () => {
  const gateway = post(1);
  const deps = depsWith(gateway);
  const status = async () =>
    (await database.db.selectFrom('mail_log').select('status').where('key', '=', 'two').executeTakeFirstOrThrow())
      .status;
  await expect(sendMail(deps, job('customer', 'two'))).rejects.toThrow('connection refused');
  expect(await status()).toBe('failed');
  await sendMail(deps, job('customer', 'two'));
  expect(await status()).toBe('sent');
  expect(gateway.sent).toHaveLength(1);
});

it('the confirmation holds nothing that the sender typed', async () => {
  const gateway = post();
  const deps = depsWith(gateway);
  await sendMail(deps, job('customer', 'three'));
  await sendMail(deps, job('customer', 'four', 'en_GB'));
  for (const sent of gateway.sent)
    expect(`${sent.subject}${sent.text}${sent.html}`).not.toMatch(/Mathilde|Livraison|quand arrivez/);
  expect(gateway.sent.map((one) => one.subject)).toEqual([
    'Nous avons bien reçu votre message',
    'We have received your message',
  ]);
});

it('the shop reads the message, unharmed by markup, and can answer', async () => {
  const gateway = post();
  await sendMail(depsWith(gateway), job('shop', 'five'));
  const [sent] = gateway.sent;
  expect(sent).toMatchObject({ subject: 'Nouveau message de contact : Livraison', replyTo: 'mathilde@example.fr' });
  expect(sent?.text).toContain('> quand arrivez-vous ?');
  expect(sent?.html).toContain('&lt;b&gt;Mathilde&lt;/b&gt;');
});

it('one address gets three confirmations an hour, whoever asked for them; the next ones come later', async () => {
  const gateway = post();
  const clock = createTestClock();
  const deps = depsWith(gateway, clock);
  const confirmation = (key: string) =>
    ({ ...job('customer', key), to: 'victime@example.fr', rank: 'confirmation' }) as const;
  for (const key of ['c1', 'c2', 'c3']) await sendMail(deps, confirmation(key));
  await expect(sendMail(deps, confirmation('c4'))).rejects.toThrow('attempts.exceeded');
  await sendMail(deps, { ...confirmation('link'), rank: 'link' });
  await sendMail(deps, { ...confirmation('c5'), to: 'autre@example.fr' });
  expect(gateway.sent).toHaveLength(5);
  clock.advance((3_600_000 * 7) / 6);
  await sendMail(deps, confirmation('c4'));
  expect(gateway.sent).toHaveLength(6);
});
