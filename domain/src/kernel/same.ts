const entriesOf = (value: object): [string, unknown][] => Object.entries(value);

/** True when two values of plain data are equal, whatever the order of their fields. */
export function same(a: unknown, b: unknown): boolean {
  // Firestore stores a negative zero as zero.
  if (a === b || Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [entries, others] = [entriesOf(a), new Map(entriesOf(b))];
  return (
    entries.length === others.size &&
    entries.every(([key, value]) => others.has(key) && same(value, others.get(key)))
  );
}
