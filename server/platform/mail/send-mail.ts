/**
 * The job `mail.send`: renders the mail from current facts and hands it over once. `mail_log` is unique by key; a
 * job that runs twice finds the mail sent. A fault is written down and thrown on, so that the queue tries again.
 */
import * as v from 'valibot';

import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/database/connection.ts';
import type { MailGateway } from '#server/gateways/mail/mail-gateway.ts';
import type { StorageGateway } from '#server/gateways/storage/storage-gateway.ts';
import type { Ids } from '#server/ids.ts';
import type { Attempts } from '#server/platform/attempts.ts';
import { secretHash } from '#server/platform/secret-hash.ts';
import type { JobKinds } from '#server/platform/jobs/job-kinds.ts';

import { settingsIn } from '#server/platform/settings/settings-in.ts';

import type { Sender } from './mail.ts';
import { senderOf, shopMailbox } from './mailboxes.ts';
import { renderMail } from './render-mail.ts';
import type { MailTemplates } from './template.ts';

export interface MailDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'secret' | 'uuid'>;
  readonly storage: Pick<StorageGateway, 'write' | 'read' | 'remove'>;
  readonly gateway: MailGateway;
  readonly sender: () => Promise<Sender>;
  readonly templates: MailTemplates;
  readonly attempts: Pick<Attempts, 'count'>;
  /** Where mails to the shop are ordered to: settings may name another. */
  readonly shopEmail: string;
  /** How many times as many confirmations as usual one address gets. */
  readonly limitFactor: number;
}

/** Anybody may type any address: beyond so many confirmations the next ones wait for their hour. */
const CONFIRMATIONS = { attempts: 3, perSeconds: 3600 };

const asked = v.strictObject({ uuid: v.pipe(v.string(), v.uuid()), locale: v.picklist(['fr_FR', 'en_GB']) });

export async function sendMail(deps: MailDeps, job: JobKinds['mail.send']): Promise<void> {
  const { db, clock, ids, storage, gateway, sender, templates } = deps;
  const known = await db.selectFrom('mail_log').select('status').where('key', '=', job.key).executeTakeFirst();
  if (known?.status === 'sent') return;
  const template = Object.hasOwn(templates, job.template) ? templates[job.template] : undefined;
  if (template === undefined) throw new Error(`no mail template named ${job.template}`);
  const signature = await sender();
  const now = clock.now();
  const tools = { ids, storage, now, origin: signature.publicUrl, siteName: signature.siteName };
  const mail = await template(db, v.parse(asked, job.data), tools);
  if (mail === null) return;
  if (job.rank === 'confirmation' && known === undefined) {
    const limit = { ...CONFIRMATIONS, attempts: CONFIRMATIONS.attempts * deps.limitFactor };
    await deps.attempts.count([{ key: `mail ${secretHash(job.to.toLowerCase()).toString('base64url')}`, limit }]);
  }
  const { subject, text, html } = renderMail(mail, signature);
  const setting = await settingsIn(db);
  const own = job.to === deps.shopEmail ? shopMailbox(setting, mail.area, job.template) : null;
  const reader = own ?? { name: '', address: job.to };
  await db
    .insertInto('mail_log')
    .values({ key: job.key, recipient: reader.address, subject, template: job.template })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const mark = (change: { status: 'sent' | 'failed'; error: string | null; sent_at: Date | null }) =>
    db.updateTable('mail_log').set(change).where('key', '=', job.key).execute();
  try {
    const { replyTo, unsubscribe, attachments } = mail;
    const more = {
      ...(unsubscribe === undefined ? {} : { unsubscribe }),
      ...(replyTo === undefined ? {} : { replyTo }),
      ...(attachments === undefined ? {} : { attachments }),
    };
    const head = { to: reader.address, toName: reader.name, sender: senderOf(setting, mail.area) };
    await gateway.send({ key: job.key, ...head, subject, text, html, ...more });
  } catch (error) {
    await mark({ status: 'failed', error: error instanceof Error ? error.message : String(error), sent_at: null });
    throw error;
  }
  await mark({ status: 'sent', error: null, sent_at: clock.now() });
}
