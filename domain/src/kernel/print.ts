/** Returns plain data as one text that does not depend on the order of fields. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{${fields
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, field]) => `${JSON.stringify(key)}:${textOf(field)}`)
    .join()}}`;
}

/** FNV-1a, 32 bits, from a given start. */
function hash(text: string, start: number): number {
  let value = start;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return value;
}

/** Returns a short text that is equal for equal data. It protects against chance, not against intent. */
export const printOf = (value: unknown): string => {
  const text = textOf(value);
  return [0x811c9dc5, 0x1000193, 0x9e3779b9].map((start) => hash(text, start).toString(36)).join('-');
};
