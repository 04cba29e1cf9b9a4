/** Products that are downloaded, as the back office leaves them in the database. */
import { randomBytes, randomUUID } from 'node:crypto';

import { contentHash, personalName, type StorageGateway } from '#server/gateways/storage/storage-gateway.ts';
import type { Db } from '#server/database/connection.ts';

interface Planting {
  readonly db: Db;
  readonly storage: Pick<StorageGateway, 'write'>;
}

/** A file that is no text and no other. */
export const pdf = (bytes = 64): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes)]);

/** Among the files of products. */
export async function plantFile({ db, storage }: Planting, content = pdf(), createdAt = new Date(0)) {
  const stored = personalName(randomBytes(32).toString('base64url'), 'pdf');
  await storage.write(stored, content);
  const uuid = randomUUID();
  await db
    .insertInto('download_file')
    .values({
      uuid,
      stored,
      file_name: 'Revue été.pdf',
      mime: 'application/pdf',
      bytes: content.byteLength,
      hash: contentHash(content),
      admin: randomUUID(),
      created_at: createdAt,
    })
    .execute();
  return { uuid, stored, content };
}

export interface LinkFacts {
  readonly title?: string;
  readonly file?: string | null;
  readonly url?: string | null;
  readonly max?: number;
  readonly days?: number;
  readonly sample?: string;
}

/** Makes a product one that is downloaded, with one more link. */
export async function plantLink({ db }: Pick<Planting, 'db'>, product: number, facts: LinkFacts) {
  const { title = 'Revue technique', file = null, url = null, max = 0, days = 0, sample = null } = facts;
  const uuid = randomUUID();
  const type = 'downloadable';
  await db.updateTable('product').set({ type, manage_stock: false }).where('id', '=', product).execute();
  await db
    .insertInto('download_link')
    .values({ uuid, product_id: product, title, file, url, max_downloads: max, valid_days: days, sample })
    .execute();
  return uuid;
}
