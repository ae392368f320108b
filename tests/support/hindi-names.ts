/**
 * Stored data of when Hindi was the only further language: each thing in it that has `otherNames` has `nameHi` instead,
 * null where it has no Hindi name. Times and other values stay as they are.
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
