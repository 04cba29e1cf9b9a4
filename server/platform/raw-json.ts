import { RawText } from './raw-text.ts';

/** An answer as JSON text. */
export class RawJson extends RawText {
  /** What a handler answered: JSON text as it is, anything else written as such. */
  static of(answer: unknown): RawJson {
    return answer instanceof RawJson ? answer : new RawJson(new TextEncoder().encode(JSON.stringify(answer)));
  }
}
