import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** An answer as JSON text; its name and its compressed form are made once, when first asked for. */
export class RawJson {
  readonly bytes: Uint8Array<ArrayBuffer>;
  #brotli: Uint8Array<ArrayBuffer> | undefined;
  #etag: string | undefined;

  /** @param brotli the same bytes compressed, when they are at hand */
  constructor(bytes: Uint8Array<ArrayBuffer>, brotli?: Uint8Array<ArrayBuffer>) {
    this.bytes = bytes;
    this.#brotli = brotli;
  }

  /** What a handler answered: JSON text as it is, anything else written as such. */
  static of(answer: unknown): RawJson {
    return answer instanceof RawJson ? answer : new RawJson(new TextEncoder().encode(JSON.stringify(answer)));
  }

  get etag(): string {
    return (this.#etag ??= `"${createHash('sha1').update(this.bytes).digest('base64url')}"`);
  }

  get brotli(): Uint8Array<ArrayBuffer> | undefined {
    return this.#brotli;
  }

  async compressed(): Promise<Uint8Array<ArrayBuffer>> {
    return (this.#brotli ??= new Uint8Array(await compress(this.bytes, QUALITY)));
  }
}
