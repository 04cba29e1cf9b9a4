/** What is wrong with what a product lets its buyers download: each fault at its field. */
import { sql } from 'kysely';

import { factsOfType } from '#core/domain/catalogue/types/all-types.ts';
import type { FieldError } from '#core/wire/refusal.ts';
import type { Trx } from '#server/database/transaction.ts';

import type { WrittenProduct } from '../written-product.ts';

interface Place {
  readonly path: string;
  readonly file: string | null;
  readonly url: string | null;
  /** A sample beside a link may be left out. */
  readonly isOptional: boolean;
}

/** One of file and address: two would be two things to download, of which the buyer sees one. */
export async function downloadFaults(trx: Trx, product: WrittenProduct): Promise<FieldError[]> {
  const places = placesOf(product);
  if (factsOfType(product.type).downloads !== true)
    return places.length === 0 ? [] : [{ path: 'fields.downloadLinks', code: 'download.otherType' }];
  const known = await knownFiles(trx, places);
  return [
    ...(product.isActive && product.downloadLinks.length === 0
      ? [{ path: 'fields.downloadLinks', code: 'required' }]
      : []),
    ...places.flatMap(({ path, file, url, isOptional }): FieldError[] => {
      if (file !== null && url !== null) return [{ path, code: 'download.both' }];
      if (file !== null && !known.has(file)) return [{ path, code: 'reference.unknown' }];
      return file === null && url === null && !isOptional ? [{ path, code: 'download.missing' }] : [];
    }),
  ];
}

const placesOf = ({ downloadLinks, downloadSamples }: WrittenProduct): Place[] => [
  ...downloadLinks.flatMap(({ file, url, sample, sampleUrl }, at) => {
    const path = `fields.downloadLinks.${String(at)}`;
    return [
      { path: `${path}.file`, file, url, isOptional: false },
      { path: `${path}.sample`, file: sample, url: sampleUrl, isOptional: true },
    ];
  }),
  ...downloadSamples.map(({ file, url }, at) => ({
    path: `fields.downloadSamples.${String(at)}.file`,
    file,
    url,
    isOptional: false,
  })),
];

async function knownFiles(trx: Trx, places: readonly Place[]): Promise<ReadonlySet<string>> {
  const files = places.flatMap(({ file }) => file ?? []);
  if (files.length === 0) return new Set();
  const { rows } = await sql<{ uuid: string }>`
    select uuid from download_file where uuid = any(${files}::uuid[]) for key share`.execute(trx);
  return new Set(rows.map(({ uuid }) => uuid));
}
