import { disposition } from '#server/platform/answers/disposition.ts';
import type { ByteRange, StorageGateway } from '#server/gateways/storage/storage-gateway.ts';

export interface StoredFileFacts {
  /** In the storage. */
  readonly stored: string;
  /** As the browser saves it: a label, with the ending of what the file is. */
  readonly fileName: string;
  readonly mime: string;
  readonly bytes: number;
  /** Names the content, so that a reader can go on where it stopped. */
  readonly hash: string;
}

/**
 * An answer that is a file of the storage for whoever may have it: saved by the browser, read from the disk as fast as it
 * is taken, whole or a part of it, and kept by nobody on the way.
 */
export class StoredFile {
  readonly facts: StoredFileFacts;
  readonly #storage: Pick<StorageGateway, 'read' | 'stream'>;
  readonly #before: (bytes: number) => Promise<void>;

  /**
   * @param before is asked before the first byte of an answer leaves, with how many will: what it throws is answered.
   * Who only asks about the file, or has it already, does not come to it.
   */
  constructor(
    storage: Pick<StorageGateway, 'read' | 'stream'>,
    facts: StoredFileFacts,
    before: (bytes: number) => Promise<void> = () => Promise.resolve(),
  ) {
    this.#storage = storage;
    this.facts = facts;
    this.#before = before;
  }

  get bytes(): number {
    return this.facts.bytes;
  }

  async read(): Promise<Uint8Array<ArrayBuffer> | null> {
    await this.#before(this.bytes);
    return this.#storage.read(this.facts.stored);
  }

  async stream(range?: ByteRange): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | null> {
    await this.#before(range === undefined ? this.bytes : range.to - range.from + 1);
    return this.#storage.stream(this.facts.stored, range);
  }

  get etag(): string {
    return `"${this.facts.hash}"`;
  }

  get headers(): Record<string, string> {
    const { mime, fileName } = this.facts;
    return {
      'content-type': mime,
      'content-disposition': disposition('attachment', fileName),
      'cache-control': 'no-store',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    };
  }
}
