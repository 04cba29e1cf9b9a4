import { createTransport } from 'nodemailer';
import { expect, it } from 'vitest';
import { readMailHeads } from '#server/platform/mail/mail-heads.ts';

it.each([
  'Votre demande de devis DEV00000042',
  'Nous avons bien reçu votre message',
  'Demande d’information : Citadine 1.2, révisée « comme neuve » et prête à partir dès demain matin',
])('reads the subject « %s » of a real mail', async (subject) => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const { message } = await transport.sendMail({ from: 'a@b.fr', to: 'client@example.fr', subject, text: 'x' });
  if (!Buffer.isBuffer(message)) throw new Error('the transport was asked for a buffer');
  expect(readMailHeads(message.toString('utf8'))).toBe(`client@example.fr  ${subject}`);
});
