/** An answer that is JSON text already: bytes whose hash is their name must leave as they are. */
export class RawJson {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The same bytes compressed with brotli, when they are at hand. */
  readonly brotli: Uint8Array<ArrayBuffer> | undefined;

  constructor(bytes: Uint8Array<ArrayBuffer>, brotli?: Uint8Array<ArrayBuffer>) {
    this.bytes = bytes;
    this.brotli = brotli;
  }
}
