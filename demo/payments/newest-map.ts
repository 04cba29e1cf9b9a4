const MAX = 1_000;

/** Keeps what came last: a demonstration that runs for weeks does not fill the memory. */
export class NewestMap<Value> extends Map<string, Value> {
  override set(key: string, value: Value): this {
    super.set(key, value);
    const oldest = this.keys().next();
    if (this.size > MAX && !oldest.done) this.delete(oldest.value);
    return this;
  }
}
