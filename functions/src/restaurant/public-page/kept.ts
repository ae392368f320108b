interface Kept<T> {
  readonly until: number;
  readonly value: Promise<T>;
}

/**
 * Returns a memory of this instance: it makes the value of a key once and gives it to everybody who asks within `forMs`.
 * Neither a failure nor null is kept, so that made-up keys take no room. With more than `most` keys it begins anew.
 */
export function keptInMemory<T>({ forMs, most }: { readonly forMs: number; readonly most: number }) {
  const kept = new Map<string, Kept<T>>();
  return (key: string, make: () => Promise<T>): Promise<T> => {
    const now = Date.now();
    const known = kept.get(key);
    if (known !== undefined && now < known.until) return known.value;
    const value = make();
    if (kept.size >= most) kept.clear();
    kept.set(key, { until: now + forMs, value });
    const forget = () => kept.delete(key);
    value.then((made) => made === null && forget(), forget);
    return value;
  };
}
