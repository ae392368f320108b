const entriesOf = (value: object): [string, unknown][] => Object.entries(value);

/** Whether two values of plain data say the same, in whatever order their fields were written. */
export function same(a: unknown, b: unknown): boolean {
  // Stored, a negative zero is a zero.
  if (a === b || Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [entries, others] = [entriesOf(a), new Map(entriesOf(b))];
  return (
    entries.length === others.size &&
    entries.every(([key, value]) => others.has(key) && same(value, others.get(key)))
  );
}
