/** A file on its way, as it lies in the storage: in parts of `UPLOAD_PART` bytes. */
import { createHash } from 'node:crypto';

import { UPLOAD_PART } from '#core/contract/cms/media/media-uploads.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { StorageGateway } from '#server/gateways/storage/storage-gateway.ts';

export interface Upload {
  readonly secret: string;
  readonly bytes: number;
}

/** Nobody can guess the name, and no answer says it. */
export const partName = (secret: string, offset: number) => `${secret}-${offset / UPLOAD_PART}.part`;

export const partsOf = ({ secret, bytes }: Upload): string[] =>
  Array.from({ length: Math.ceil(bytes / UPLOAD_PART) }, (_, index) => partName(secret, index * UPLOAD_PART));

/** One part after the other, of which one is in memory. @throws Refusal `record.unknown` where one is gone */
export async function* readParts(storage: Pick<StorageGateway, 'read'>, upload: Upload): AsyncGenerator<Uint8Array> {
  for (const name of partsOf(upload)) {
    const part = await storage.read(name);
    if (part === null) throw new Refusal('record.unknown');
    yield part;
  }
}

/** The beginning of the file: its first part. */
export async function firstPart(storage: Pick<StorageGateway, 'read'>, upload: Upload): Promise<Uint8Array> {
  for await (const part of readParts(storage, upload)) return part;
  return new Uint8Array();
}

/** The hash its content has in names of files (`contentHash`), and its bytes as they are in fact. */
export async function hashParts(storage: Pick<StorageGateway, 'read'>, upload: Upload) {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const part of readParts(storage, upload)) {
    hash.update(part);
    bytes += part.byteLength;
  }
  return { hash: hash.digest('hex').slice(0, 32), bytes };
}

/** The whole file: only of a kind that is looked through as a whole. */
export async function wholeFile(storage: Pick<StorageGateway, 'read'>, upload: Upload): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of readParts(storage, upload)) parts.push(part);
  return Buffer.concat(parts);
}
