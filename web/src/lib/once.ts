/** Fetches a value once per key; failures are not cached. */
export class Once<Key, Value> {
  private readonly asked = new Map<Key, Promise<Value>>();

  get(key: Key, fetch: () => Promise<Value>): Promise<Value> {
    const known = this.asked.get(key);
    if (known) return known;
    const asked = fetch().catch((error: unknown) => {
      if (this.asked.get(key) === asked) this.asked.delete(key);
      throw error;
    });
    this.asked.set(key, asked);
    return asked;
  }

  clear(): void {
    this.asked.clear();
  }
}
