/** An answer that is a file of the person's: shown or saved by the browser, kept by nobody on the way. */
export class RawFile {
  readonly name: string;
  readonly mime: string;
  readonly bytes: Uint8Array<ArrayBuffer>;

  /** @param name as the browser saves it: letters, digits, dots and dashes */
  constructor(name: string, mime: string, bytes: Uint8Array<ArrayBuffer>) {
    this.name = name.replace(/[^\w.-]+/g, '-');
    this.mime = mime;
    this.bytes = bytes;
  }

  get headers(): Record<string, string> {
    return {
      'content-type': this.mime,
      'content-disposition': `inline; filename="${this.name}"`,
      'cache-control': 'no-store',
      'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    };
  }
}
