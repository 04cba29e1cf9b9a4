/** What is wrong with the films and papers of a product, each fault at its row. */
import { sql } from 'kysely';

import { MOST_FILM_BYTES, videoFault, type WrittenVideo } from '#core/domain/catalogue/products/product-media.ts';
import type { FieldError } from '#core/wire/refusal.ts';
import type { Trx } from '#server/database/transaction.ts';

interface KnownFile {
  readonly uuid: string;
  readonly type: string;
  readonly bytes: string;
}

interface WrittenMedia {
  readonly videos: readonly WrittenVideo[];
  readonly documents: readonly { readonly file: string }[];
}

export async function mediaFaults(trx: Trx, product: WrittenMedia): Promise<FieldError[]> {
  const { videos, documents } = product;
  const named = [...videos.flatMap(({ file }) => file ?? []), ...documents.map(({ file }) => file)];
  const files = new Map((await filesOf(trx, named)).map((one) => [one.uuid, one]));
  const fileFault = (uuid: string, type: string): string | null => {
    const known = files.get(uuid);
    if (known === undefined) return 'reference.unknown';
    if (known.type !== type) return 'media.type';
    return type === 'video' && Number(known.bytes) > MOST_FILM_BYTES ? 'media.tooLarge' : null;
  };
  return [
    ...videos.flatMap((video, row): FieldError[] => {
      const at = (field: string, code: string) => [{ path: `fields.videos.${String(row)}.${field}`, code }];
      const fault = videoFault(video);
      if (fault !== null) return at(fault.field, fault.code);
      const code = video.file === null ? null : fileFault(video.file, 'video');
      return code === null ? [] : at('file', code);
    }),
    ...documents.flatMap(({ file }, row): FieldError[] => {
      const code = fileFault(file, 'pdf');
      return code === null ? [] : [{ path: `fields.documents.${String(row)}.file`, code }];
    }),
  ];
}

async function filesOf(trx: Trx, uuids: readonly string[]): Promise<readonly KnownFile[]> {
  if (uuids.length === 0) return [];
  const { rows } = await sql<KnownFile>`
    select uuid, type, bytes from media_file where deleted_at is null and uuid = any(${[...uuids]}::uuid[])`.execute(
    trx,
  );
  return rows;
}
