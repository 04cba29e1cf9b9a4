export interface CachedDocument {
  readonly html: Buffer;
  readonly brotli: Buffer;
  readonly etag: string;
  readonly policy: string;
}

/** What is larger is drawn each time: no page of the shop is, and few of them would push all others out. */
const LARGEST = 1024 * 1024;
/** Of the memory, what documents may take that were asked for once. */
const NEWCOMERS = 1 / 3;

/**
 * Finished documents by key, the least recently asked for out first. Those asked for again stand apart, so that
 * addresses asked for once, however many, push only each other out. The key holds the revision they were made from, so
 * nothing is ever invalidated: what is old is no longer asked for.
 */
export class DocumentCache {
  readonly #new: Generation;
  readonly #known: Generation;

  constructor(limitBytes = 48 * 1024 * 1024) {
    this.#new = new Generation(limitBytes * NEWCOMERS);
    this.#known = new Generation(limitBytes * (1 - NEWCOMERS));
  }

  get(key: string): CachedDocument | undefined {
    const found = this.#known.take(key) ?? this.#new.take(key);
    if (found) this.#known.put(key, found);
    return found;
  }

  set(key: string, document: CachedDocument) {
    if (document.html.byteLength > LARGEST) return;
    if (this.#known.take(key)) this.#known.put(key, document);
    else this.#new.put(key, document);
  }

  get size() {
    return this.#new.size + this.#known.size;
  }

  get bytes() {
    return this.#new.bytes + this.#known.bytes;
  }
}

class Generation {
  readonly #documents = new Map<string, CachedDocument>();
  readonly #limitBytes: number;
  bytes = 0;

  constructor(limitBytes: number) {
    this.#limitBytes = limitBytes;
  }

  get size() {
    return this.#documents.size;
  }

  take(key: string): CachedDocument | undefined {
    const found = this.#documents.get(key);
    if (found === undefined) return undefined;
    this.#documents.delete(key);
    this.bytes -= sizeOf(found);
    return found;
  }

  put(key: string, document: CachedDocument) {
    this.take(key);
    this.#documents.set(key, document);
    this.bytes += sizeOf(document);
    for (const oldest of this.#documents.keys()) {
      if (this.bytes <= this.#limitBytes) break;
      this.take(oldest);
    }
  }
}

const sizeOf = ({ html, brotli }: CachedDocument) => html.byteLength + brotli.byteLength + 500;
