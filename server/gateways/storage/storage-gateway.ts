import { createHash } from 'node:crypto';

/** Bytes of a file from the first to the last, both included. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/** Bytes that a file may have to be read whole. */
export const MOST_READ_WHOLE = 32 * 1024 * 1024;

/**
 * Files by names made from their content's hash: written once, never changed. What a store of objects cannot do by one
 * of its own requests has no place here.
 */
export interface StorageGateway {
  /**
   * Writes a file, whole or not at all; an existing one of that name stays. Given in parts, it never lies in memory
   * whole. @throws Error for a name out of order
   */
  write(name: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  /** The file, or null. @throws Error for one of more than `MOST_READ_WHOLE` */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** How long it is, or null. */
  stat(name: string): Promise<{ readonly bytes: number } | null>;
  /**
   * Bytes of a file, read as fast as they are taken: one part in memory at a time. Null where there is none.
   * @param range within the file; all of it where absent
   */
  stream(name: string, range?: ByteRange): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | null>;
  has(name: string): Promise<boolean>;
  remove(name: string): Promise<void>;
  names(): AsyncIterable<string>;
}

/** Hash of a content as it stands in file names: 32 hexadecimal digits. */
export const contentHash = (content: Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 32);

/**
 * Name of a file that belongs to somebody – a photo of a return, a document, a part of a file on its way: 64 hexadecimal
 * digits, so that no address of `/media` reaches it. Whoever hands it out asks first who wants it.
 * @param secret 256 bits as base64url
 */
export const personalName = (secret: string, ending: string): string =>
  `${Buffer.from(secret, 'base64url').toString('hex')}.${ending}`;

/** What `/media` may send: named by its content, which is everybody's. */
export const isPublicName = (name: string): boolean => /^[0-9a-f]{32}(?:-\d{1,5})?\.[a-z0-9]{2,5}$/.test(name);

/** `<hash>.<type>` or `<hash>-<width>.<type>`: nothing else is ever looked up, so no path can be tricked. */
export const isStorageName = (name: string): boolean => /^[0-9a-f]{16,64}(?:-\d{1,5})?\.[a-z0-9]{2,5}$/.test(name);
