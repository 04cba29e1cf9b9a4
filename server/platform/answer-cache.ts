import type { RawJson } from './raw-json.ts';
import type { RawText } from './raw-text.ts';

const MEGABYTE = 1024 * 1024;
/** What an entry takes beside its bytes. */
const ENTRY_BYTES = 500;
/** Longer addresses are asked once. */
const LONGEST_ADDRESS = 500;

/**
 * Public answers by address, made from one state of the shop: until the state moves everybody gets the same bytes.
 * Bounded by bytes; the least recently asked for goes first.
 */
export class AnswerCache<Answer extends RawText = RawJson> {
  readonly #state: () => object;
  readonly #limitBytes: number;
  readonly #answers = new Map<string, Answer>();
  readonly #underWay = new Map<string, Promise<Answer>>();
  #madeFrom: object | undefined;
  #bytes = 0;

  /** @param state what answers are made from, and nothing else: another object, other answers */
  constructor(state: () => object, limitBytes = 32 * MEGABYTE) {
    this.#state = state;
    this.#limitBytes = limitBytes;
  }

  /** What is kept for the address; undefined where it has to be made. */
  find(address: string): Answer | undefined {
    const state = this.#state();
    if (state !== this.#madeFrom) this.#begin(state);
    const known = this.#answers.get(address);
    if (known === undefined) return undefined;
    this.#answers.delete(address);
    this.#answers.set(address, known);
    return known;
  }

  /**
   * What is kept for the address, otherwise what `make` makes now: once for all who ask meanwhile. A refusal is thrown
   * and not kept.
   */
  async of(address: string, make: () => Promise<Answer>): Promise<Answer> {
    const known = this.find(address);
    if (known) return known;
    const state = this.#state();
    const waiting = this.#underWay.get(address);
    if (waiting) return waiting;
    const making = make();
    this.#underWay.set(address, making);
    try {
      const made = await making;
      this.#keepOf(state, address, made);
      return made;
    } finally {
      if (this.#underWay.get(address) === making) this.#underWay.delete(address);
    }
  }

  #keepOf(state: object, address: string, made: Answer): void {
    if (state === this.#state() && address.length <= LONGEST_ADDRESS) this.#keep(address, made);
  }

  get size(): number {
    return this.#answers.size;
  }

  get bytes(): number {
    return this.#bytes;
  }

  #begin(state: object): void {
    this.#answers.clear();
    this.#underWay.clear();
    this.#bytes = 0;
    this.#madeFrom = state;
  }

  #keep(address: string, answer: Answer): void {
    if (this.#answers.has(address)) return;
    this.#answers.set(address, answer);
    this.#bytes += sizeOf(answer);
    for (const [oldest, old] of this.#answers) {
      if (this.#bytes <= this.#limitBytes) break;
      this.#answers.delete(oldest);
      this.#bytes -= sizeOf(old);
    }
  }
}

/** Its compressed form, which may be made later, is shorter. */
const sizeOf = ({ bytes }: RawText) => 2 * bytes.byteLength + ENTRY_BYTES;
