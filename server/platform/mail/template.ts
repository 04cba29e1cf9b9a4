import type { Locale } from '#core/domain/shop/locale.ts';
import type { Db } from '#server/database/connection.ts';
import type { StorageGateway } from '#server/gateways/storage/storage-gateway.ts';
import type { Ids } from '#server/ids.ts';

import type { Mail } from './mail.ts';

/** What a mail is about. A job holds this and no words of people. */
export interface MailRequest {
  /** UUID of the quote, request, link or customer. */
  readonly uuid: string;
  readonly locale: Locale;
}

/** What a mail is written with beside the facts of the database. */
export interface MailTools {
  readonly ids: Pick<Ids, 'secret' | 'uuid'>;
  /** Where files that go with it are kept. */
  readonly storage: Pick<StorageGateway, 'write' | 'read' | 'remove'>;
  readonly now: Date;
  /** Origin every link begins with: the shop's own, never a request's. */
  readonly origin: string;
  readonly siteName: string;
}

/** Writes one kind of mail from the facts of now. Null: what it was to say has passed meanwhile, and nothing is sent. */
export type MailTemplate = (db: Db, asked: MailRequest, tools: MailTools) => Promise<Mail | null>;

/** Every mail of the shop by the name its jobs carry. A job holds the UUID of what it is about, no words of people. */
export type MailTemplates = Readonly<Record<string, MailTemplate>>;
