import { expect, test } from 'vitest';

import { createChosenMail, smtpUrlOf, type MailServer } from '#server/gateways/mail/chosen-mail.ts';
import type { MailGateway } from '#server/gateways/mail/mail-gateway.ts';
import { messageOf } from '#server/gateways/mail/message.ts';
import { wantsTls } from '#server/gateways/mail/smtp-mail.ts';

const server: MailServer = {
  host: 'mail.example.fr',
  port: 587,
  encryption: 'tls',
  username: 'boutique@example.fr',
  password: 'a:b/c@d',
};

test('the settings name a server as the environment would, and what is typed stays a name or a password', () => {
  const url = new URL(smtpUrlOf(server));
  expect([url.protocol, url.hostname, url.port]).toEqual(['smtp:', 'mail.example.fr', '587']);
  expect([url.username, url.password].map(decodeURIComponent)).toEqual(['boutique@example.fr', 'a:b/c@d']);
  expect(smtpUrlOf({ ...server, encryption: 'ssl', port: 465, username: '' })).toBe('smtps://mail.example.fr:465');
});

test('in clear no mail leaves the machine, whatever is set', () => {
  expect(wantsTls(smtpUrlOf({ ...server, encryption: 'none' }))).toBe(true);
  expect(wantsTls(smtpUrlOf({ ...server, encryption: 'none', host: '127.0.0.1' }))).toBe(false);
});

test('a mail leaves by the server that is set when it goes, and each is opened once', async () => {
  const did: string[] = [];
  const gateway = (name: string): MailGateway => ({
    send: async ({ key }) => void did.push(`${name} sends ${key}`),
    close: () => void did.push(`${name} closes`),
  });
  let set: MailServer | null = null;
  const mail = createChosenMail({
    chosen: async () => set,
    open: (url) => gateway(new URL(url).hostname),
    otherwise: gateway('environment'),
  });
  const send = (key: string) => mail.send({ key, to: 'a@example.fr', subject: '', text: '' });
  await send('1');
  set = server;
  await send('2');
  await send('3');
  set = { ...server, host: 'other.example.fr' };
  await send('4');
  set = null;
  await send('5');
  expect(did).toEqual([
    'environment sends 1',
    'mail.example.fr sends 2',
    'mail.example.fr sends 3',
    'mail.example.fr closes',
    'other.example.fr sends 4',
    'environment sends 5',
  ]);
});

test('who writes is told by parts: what is not set is the sender of the environment', () => {
  const mail = { key: 'k', to: 'a@example.fr', subject: 's', text: 't' };
  const usual = 'Bitume <boutique@bitume.example>';
  expect(messageOf(mail, usual)).toMatchObject({ from: { name: 'Bitume', address: 'boutique@bitume.example' } });
  expect(messageOf({ ...mail, sender: { name: 'Le "Garage", <Nord>', address: '' } }, usual)).toMatchObject({
    from: { name: 'Le "Garage", <Nord>', address: 'boutique@bitume.example' },
    to: 'a@example.fr',
  });
  expect(messageOf({ ...mail, sender: { name: '', address: 'n@example.fr' } }, 'x@y.fr').messageId).toMatch(
    /@example\.fr>$/u,
  );
});
