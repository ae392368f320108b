/** Firestore refuses larger documents (bytes). */
export const LARGEST_DOCUMENT = 1_048_576;

/** A code point above these takes two, three or four bytes. */
const utf8 = (text: string): number => {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x1_00_00 ? 3 : 4;
  }
  return bytes;
};

const ofText = (text: string): number => utf8(text) + 1;

function ofValue(value: unknown): number {
  if (typeof value === 'string') return ofText(value);
  if (typeof value === 'number' || value instanceof Date) return 8;
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + ofValue(one), 0);
  return typeof value === 'object' && value !== null ? ofFields(value) : 1;
}

const ofFields = (fields: object): number =>
  Object.entries(fields).reduce(
    (sum, [name, value]) => (value === undefined ? sum : sum + ofText(name) + ofValue(value)),
    0,
  );

/**
 * Returns the bytes of a document with this path and these fields. The fields may be encoded or not, because a time has eight
 * bytes as a timestamp and as a number. Undefined fields are not stored (firebase.google.com/docs/firestore/storage-size).
 */
export const storedSize = (path: string, fields: object): number =>
  path.split('/').reduce((sum, segment) => sum + ofText(segment), 16) + ofFields(fields) + 32;
