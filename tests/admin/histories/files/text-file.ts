/** A photo made of text, read without leaving the turn of the event loop, unless a real database gave it back. */
import { MOST_BYTES } from '#core/domain/media/media-format.ts';

export class TextFile extends File {
  readonly content: string;
  readonly measure: number;
  /** @param measure how large it is, where it is too large to be made */
  constructor(text: string, name: string, measure = text.length) {
    super([text], name);
    [this.content, this.measure] = [text, measure];
  }
  override get size(): number {
    return this.measure;
  }
  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(new TextEncoder().encode(this.content).buffer);
  }
  override slice(start = 0, end = this.content.length): TextFile {
    return new TextFile(this.content.slice(start, end), this.name);
  }
}

export const TOO_LARGE = MOST_BYTES.image + 1;
