import { createHash } from 'node:crypto';

/** Files by names made from their content's hash: written once, never changed. */
export interface StorageGateway {
  /** Writes a file, whole or not at all; an existing one of that name stays. @throws Error for a name out of order */
  write(name: string, content: Uint8Array): Promise<void>;
  /** The file, or null. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  has(name: string): Promise<boolean>;
  remove(name: string): Promise<void>;
  names(): AsyncIterable<string>;
}

/** Hash of a content as it stands in file names: 32 hexadecimal digits. */
export const contentHash = (content: Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 32);

/** `<hash>.<type>` or `<hash>-<width>.<type>`: nothing else is ever looked up, so no path can be tricked. */
/**
 * Name of a file that belongs to somebody – a photo of a return, a document, a part of a file on its way: 64 hexadecimal
 * digits, so that no address of `/media` reaches it. Whoever hands it out asks first who wants it.
 * @param secret 256 bits as base64url
 */
export const personalName = (secret: string, ending: string): string =>
  `${Buffer.from(secret, 'base64url').toString('hex')}.${ending}`;

/** What `/media` may send: named by its content, which is everybody's. */
export const isPublicName = (name: string): boolean => /^[0-9a-f]{32}(?:-\d{1,5})?\.[a-z0-9]{2,5}$/.test(name);

export const isStorageName = (name: string): boolean => /^[0-9a-f]{16,64}(?:-\d{1,5})?\.[a-z0-9]{2,5}$/.test(name);
