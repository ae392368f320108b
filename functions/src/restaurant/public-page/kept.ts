interface Kept<T> {
  readonly until: number;
  readonly value: Promise<T>;
}

/**
 * Returns a memory of this instance: it makes the value of a key once and gives it to everybody who asks within `forMs`. A
 * failure is not kept. With more than `most` keys it begins anew, so that made-up keys cannot fill it.
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
    value.catch(() => kept.delete(key));
    return value;
  };
}
