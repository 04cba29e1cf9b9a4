/** Something to download, with its sample: written last, so that the articles keep their places. */
import { paragraph } from '#demo/wording.ts';
import { french } from '#demo/french.ts';
import { sortKey } from '#core/search/words/text.ts';
import type { Trx } from '#server/database/transaction.ts';
import { contentHash, personalName, type StorageGateway } from '#server/gateways/storage/storage-gateway.ts';
import type { Ids } from '#server/ids.ts';

import type { KnownStructure } from '../known-structure.ts';
import { smallPdf } from './small-pdf.ts';

interface DownloadDeps {
  readonly known: KnownStructure;
  readonly ids: Pick<Ids, 'uuid' | 'secret'>;
  readonly storage: Pick<StorageGateway, 'write'>;
  readonly now: Date;
}

const NAME = french("Revue technique de l'entretien auto (PDF)");

/** @returns the id of the article */
export async function writeDownloads(trx: Trx, { known, ids, storage, now }: DownloadDeps): Promise<number> {
  const { id } = await trx
    .insertInto('product')
    .values({
      uuid: ids.uuid(),
      area: 'auto',
      type: 'downloadable',
      family_id: known.familyId('piece'),
      sku: 'RT-ENTRETIEN',
      slug: 'revue-technique-entretien-auto',
      name: NAME,
      name_key: sortKey(NAME),
      subtitle: french('Vidanges, filtres, freins : la marche à suivre'),
      short_description: french("Les opérations courantes d'entretien, pas à pas, à lire sur un écran ou à imprimer."),
      description: JSON.stringify([
        paragraph("Chaque opération dit ce qu'il faut, combien de temps elle prend et ce qui se contrôle après."),
      ]),
      price: '12.9000',
      tax_percent: '20',
      manage_stock: false,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('product_category')
    .values({ product_id: id, category_id: known.categoryId('auto', 'filtres-a-huile'), position: 0 })
    .execute();
  const keep = async (fileName: string, content: Buffer): Promise<string> => {
    const stored = personalName(ids.secret(), 'pdf');
    await storage.write(stored, content);
    const uuid = ids.uuid();
    const bytes = content.byteLength;
    const facts = { uuid, stored, file_name: fileName, mime: 'application/pdf', bytes, hash: contentHash(content) };
    await trx
      .insertInto('download_file')
      .values({ ...facts, admin: ids.uuid(), created_at: now })
      .execute();
    return uuid;
  };
  const file = await keep(
    'revue-technique-entretien-auto.pdf',
    smallPdf('Revue technique de l’entretien auto', [
      '1. Vidange : huile, filtre, joint de bouchon.',
      '2. Filtres : air, habitacle, carburant.',
      '3. Freins : plaquettes, disques, liquide.',
      '4. Batterie : charge, bornes, fixation.',
    ]),
  );
  const sample = await keep(
    'extrait-revue-technique.pdf',
    smallPdf('Extrait', ['1. Vidange : huile, filtre, joint de bouchon.']),
  );
  const title = french('Revue technique (PDF)');
  await trx
    .insertInto('download_link')
    .values({
      uuid: ids.uuid(),
      product_id: id,
      title,
      title_english: 'Workshop manual (PDF)',
      file,
      max_downloads: 5,
      valid_days: 365,
      sample,
    })
    .execute();
  return id;
}
