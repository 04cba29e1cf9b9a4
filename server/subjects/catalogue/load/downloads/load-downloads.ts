import { sql } from 'kysely';

import type { ProductDownload, ProductSample } from '#core/contract/catalogue/product-detail.ts';
import type { Db } from '#server/database/connection.ts';
import { groupRows } from '#server/database/group-rows.ts';

interface LinkRecord {
  readonly product_id: number;
  readonly uuid: string;
  readonly title: string;
  readonly title_english: string | null;
  readonly max_downloads: number;
  readonly valid_days: number;
  readonly file_name: string | null;
  readonly bytes: number | null;
  readonly sample: string | null;
  readonly sample_url: string | null;
}

interface SampleRecord {
  readonly product_id: number;
  readonly uuid: string;
  readonly title: string;
  readonly title_english: string | null;
  readonly file_name: string | null;
  readonly bytes: number | null;
  readonly url: string | null;
}

export interface DownloadRecords {
  readonly downloads: readonly ProductDownload[];
  readonly samples: readonly ProductSample[];
}

/** What products let their buyers download, and anybody look at before; where it lies is told to nobody. */
export async function loadDownloads(db: Db, ids: readonly number[]): Promise<(id: number) => DownloadRecords> {
  const { rows: links } = await sql<LinkRecord>`
    select l.product_id, l.uuid, l.title, l.title_english, l.max_downloads, l.valid_days, f.file_name,
      f.bytes::float8 as bytes, l.sample, l.sample_url
    from download_link l left join download_file f on f.uuid = l.file
    where l.product_id = any(${[...ids]}::bigint[]) order by l.position, l.uuid`.execute(db);
  const { rows: samples } = await sql<SampleRecord>`
    select s.product_id, s.uuid, s.title, s.title_english, f.file_name, f.bytes::float8 as bytes, s.url
    from download_sample s left join download_file f on f.uuid = s.file
    where s.product_id = any(${[...ids]}::bigint[]) order by s.position, s.uuid`.execute(db);
  const linksOf = groupRows(links, (row) => row.product_id);
  const samplesOf = groupRows(samples, (row) => row.product_id);
  return (id) => ({
    downloads: (linksOf.get(id) ?? []).map(downloadOf),
    samples: (samplesOf.get(id) ?? []).map(sampleOf),
  });
}

const titlesOf = ({ title, title_english: english }: Pick<LinkRecord, 'title' | 'title_english'>) => ({
  title,
  ...(english === null || english === '' ? {} : { titleEnglish: english }),
});

const fileOf = ({ file_name: name, bytes }: Pick<LinkRecord, 'file_name' | 'bytes'>) =>
  name === null || bytes === null ? {} : { file: { name, bytes } };

const downloadOf = (row: LinkRecord): ProductDownload => ({
  ...titlesOf(row),
  ...fileOf(row),
  maxDownloads: row.max_downloads,
  validDays: row.valid_days,
  ...(row.sample !== null ? { sample: { uuid: row.uuid } } : {}),
  ...(row.sample_url !== null ? { sample: { url: row.sample_url } } : {}),
});

const sampleOf = (row: SampleRecord): ProductSample => ({
  ...titlesOf(row),
  ...fileOf(row),
  at: row.url === null ? { uuid: row.uuid } : { url: row.url },
});
