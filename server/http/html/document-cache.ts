export interface CachedDocument {
  readonly html: Buffer;
  readonly brotli: Buffer;
  readonly etag: string;
  readonly policy: string;
}

/**
 * Finished documents by key, the least recently asked for out first. The key holds the revision they were made from,
 * so nothing is ever invalidated: what is old is no longer asked for.
 */
export class DocumentCache {
  readonly #documents = new Map<string, CachedDocument>();
  readonly #limitBytes: number;
  #bytes = 0;

  constructor(limitBytes = 48 * 1024 * 1024) {
    this.#limitBytes = limitBytes;
  }

  get(key: string): CachedDocument | undefined {
    const found = this.#documents.get(key);
    if (found) {
      this.#documents.delete(key);
      this.#documents.set(key, found);
    }
    return found;
  }

  set(key: string, document: CachedDocument) {
    this.#forget(key);
    this.#documents.set(key, document);
    this.#bytes += sizeOf(document);
    for (const oldest of this.#documents.keys()) {
      if (this.#bytes <= this.#limitBytes) break;
      this.#forget(oldest);
    }
  }

  get size() {
    return this.#documents.size;
  }

  get bytes() {
    return this.#bytes;
  }

  #forget(key: string) {
    const found = this.#documents.get(key);
    if (!found) return;
    this.#documents.delete(key);
    this.#bytes -= sizeOf(found);
  }
}

const sizeOf = ({ html, brotli }: CachedDocument) => html.byteLength + brotli.byteLength + 500;
