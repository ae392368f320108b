/**
 * Returns stored data as it was when Hindi was the only further language: `nameHi` in place of every `otherNames`, null
 * without a Hindi name. Other values do not change.
 */
export function withHindiNames<T>(stored: T): T;
export function withHindiNames(stored: unknown): unknown {
  if (Array.isArray(stored)) return stored.map((value: unknown) => withHindiNames(value));
  if (stored === null || typeof stored !== 'object' || Object.getPrototypeOf(stored) !== Object.prototype) {
    return stored;
  }
  const fields = Object.entries(stored).map(([key, value]) =>
    key === 'otherNames'
      ? ['nameHi', (value as { hi?: string }).hi ?? null]
      : [key, withHindiNames(value as unknown)],
  );
  return Object.fromEntries(fields) as unknown;
}
