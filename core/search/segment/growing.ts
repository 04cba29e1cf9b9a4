/** A list of unsigned numbers of unknown length, without boxing: what the builders of a segment push into. */
export class GrowingUint32 {
  #cells: Uint32Array<ArrayBuffer>;
  #length = 0;

  constructor(capacity: number) {
    this.#cells = new Uint32Array(Math.max(16, capacity));
  }

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    if (this.#length === this.#cells.length) {
      const larger = new Uint32Array(this.#cells.length * 2);
      larger.set(this.#cells);
      this.#cells = larger;
    }
    this.#cells[this.#length++] = value;
  }

  /** What was pushed, in its own memory. */
  done(): Uint32Array<ArrayBuffer> {
    return this.#cells.slice(0, this.#length);
  }
}
