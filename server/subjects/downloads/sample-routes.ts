import { sql } from 'kysely';

import type { sampleShowRoute } from '#core/contract/downloads/samples.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteInput } from '#core/wire/route.ts';
import type { ShopTools } from '#server/platform/shop-tools.ts';
import { StoredFile, type StoredFileFacts } from '#server/platform/answers/stored-file.ts';

/** @throws Refusal `record.unknown`, also for what is not for sale: a link is found by its sample alone */
export const showSample =
  ({ db, storage }: Pick<ShopTools, 'db' | 'storage'>) =>
  async (_call: unknown, { params }: RouteInput<typeof sampleShowRoute>): Promise<StoredFile> => {
    const { rows } = await sql<StoredFileFacts>`
      select f.stored, f.file_name as "fileName", f.mime, f.bytes::float8 as bytes, f.hash
      from (
        select product_id, file from download_sample where uuid = ${params.uuid}
        union all select product_id, sample from download_link where uuid = ${params.uuid}
      ) s
      join product p on p.id = s.product_id and p.is_active and p.is_visible and p.deleted_at is null
      join download_file f on f.uuid = s.file`.execute(db);
    const [facts] = rows;
    if (facts === undefined) throw new Refusal('record.unknown');
    return new StoredFile(storage, facts);
  };
