import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** An answer as the bytes of a text; its name and its compressed form are made once, when first asked for. */
export class RawText {
  readonly bytes: Uint8Array<ArrayBuffer>;
  #brotli: Uint8Array<ArrayBuffer> | undefined;
  #compressing: Promise<Uint8Array<ArrayBuffer>> | undefined;
  #etag: string | undefined;

  /** @param brotli the same bytes compressed, when they are at hand */
  constructor(bytes: Uint8Array<ArrayBuffer>, brotli?: Uint8Array<ArrayBuffer>) {
    this.bytes = bytes;
    this.#brotli = brotli;
  }

  get etag(): string {
    return (this.#etag ??= `"${createHash('sha1').update(this.bytes).digest('base64url')}"`);
  }

  get brotli(): Uint8Array<ArrayBuffer> | undefined {
    return this.#brotli;
  }

  /** Those who ask at once wait for the same bytes. */
  async compressed(): Promise<Uint8Array<ArrayBuffer>> {
    return this.#brotli ?? (this.#compressing ??= this.#compress());
  }

  async #compress(): Promise<Uint8Array<ArrayBuffer>> {
    try {
      return (this.#brotli = new Uint8Array(await compress(this.bytes, QUALITY)));
    } finally {
      this.#compressing = undefined;
    }
  }
}

export const rawText = (text: string): RawText => new RawText(new TextEncoder().encode(text));
