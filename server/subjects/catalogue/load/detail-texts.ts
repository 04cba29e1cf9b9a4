/** With more changes than this a fork copies everything once: what it costs is spread over those changes. */
const MOST_RECENT = 1_000;

/**
 * JSON text of each product's detail by id, as bytes: a string with a single typographic sign takes twice the room. Never
 * changes; the one after it shares what stayed, so a change costs what changed and not the catalogue.
 */
export class DetailTexts {
  readonly #base: ReadonlyMap<number, Buffer>;
  /** What changed since, null for what is gone. */
  readonly #recent: ReadonlyMap<number, Buffer | null>;

  constructor(base: ReadonlyMap<number, Buffer> = new Map(), recent: ReadonlyMap<number, Buffer | null> = new Map()) {
    this.#base = base;
    this.#recent = recent;
  }

  get(id: number): string | undefined {
    const recent = this.#recent.get(id);
    return (recent === undefined ? this.#base.get(id) : recent)?.toString('utf8');
  }

  /** The texts after a change: what is gone goes first, then what is new or changed comes. */
  with(changed: ReadonlyMap<number, Buffer>, removedIds: readonly number[]): DetailTexts {
    if (this.#base.size === 0 && this.#recent.size === 0) return new DetailTexts(changed);
    const recent = new Map(this.#recent);
    for (const id of removedIds) recent.set(id, null);
    for (const [id, text] of changed) recent.set(id, text);
    if (recent.size <= MOST_RECENT) return new DetailTexts(this.#base, recent);
    const base = new Map(this.#base);
    for (const [id, text] of recent)
      if (text === null) base.delete(id);
      else base.set(id, text);
    return new DetailTexts(base);
  }
}
