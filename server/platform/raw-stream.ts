/** An answer that is a file made while it is sent: saved by the browser, kept by nobody on the way. */
export class RawStream {
  readonly name: string;
  readonly mime: string;
  readonly stream: ReadableStream<Uint8Array>;

  /** @param name as the browser saves it: letters, digits, dots and dashes */
  constructor(name: string, mime: string, stream: ReadableStream<Uint8Array>) {
    this.name = name.replace(/[^\w.-]+/g, '-');
    this.mime = mime;
    this.stream = stream;
  }

  get headers(): Record<string, string> {
    return {
      'content-type': this.mime,
      'content-disposition': `attachment; filename="${this.name}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    };
  }
}
